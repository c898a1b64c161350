"""Values into words, in three languages."""
