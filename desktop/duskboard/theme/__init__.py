"""Design tokens turned into palettes, style sheets, fonts, pens and the one way to paint text."""
