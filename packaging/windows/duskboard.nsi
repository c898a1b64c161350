; The installer for Windows, compiled by packaging/windows_setup.py, which names every file to put
; and to take away again: what it did not put there it leaves alone.
;
; For one user, without a question for rights. Silent: setup.exe /S [/D=C:\where it goes], which has
; to be the last word and takes no quotes; uninstall.exe /S.

Unicode true
!ifdef AMD64 ; only Debian's NSIS has it: a wine without 32 bits can run it
  Target amd64-unicode
!endif
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
!ifdef QUICK ; to try the installer with, not to ship
SetCompressor zlib
!else
SetCompressor /SOLID lzma
!endif
Name "Duskboard"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Duskboard"
InstallDirRegKey HKCU "Software\Duskboard" "Folder"
BrandingText "Duskboard ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Duskboard"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Duskboard setup"
VIAddVersionKey "LegalCopyright" "MIT licence"

!include MUI2.nsh
!include LogicLib.nsh

!define PROGRAM "Duskboard.exe"
!define KIND "Duskboard.Campaign"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Duskboard"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_COMPONENTSPAGE_SMALLDESC

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is for every language that is none of the three.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString ProgramName ${LANG_ENGLISH} "Duskboard"
LangString ProgramName ${LANG_TRADCHINESE} "Duskboard"
LangString ProgramName ${LANG_SIMPCHINESE} "Duskboard"
LangString FilesName ${LANG_ENGLISH} "Open .duskboard files with it"
LangString FilesName ${LANG_TRADCHINESE} "用它開啟 .duskboard 檔案"
LangString FilesName ${LANG_SIMPCHINESE} "用它打开 .duskboard 文件"
LangString DesktopName ${LANG_ENGLISH} "Shortcut on the desktop"
LangString DesktopName ${LANG_TRADCHINESE} "桌面捷徑"
LangString DesktopName ${LANG_SIMPCHINESE} "桌面快捷方式"
LangString ProgramSays ${LANG_ENGLISH} "The program, with an entry in the Start menu."
LangString ProgramSays ${LANG_TRADCHINESE} "程式本身，並加入「開始」功能表。"
LangString ProgramSays ${LANG_SIMPCHINESE} "程序本身，并加入“开始”菜单。"
LangString FilesSays ${LANG_ENGLISH} "A double click on a campaign opens it."
LangString FilesSays ${LANG_TRADCHINESE} "按兩下戰役檔案即可開啟。"
LangString FilesSays ${LANG_SIMPCHINESE} "双击战役文件即可打开。"
LangString DesktopSays ${LANG_ENGLISH} "One more way to start it."
LangString DesktopSays ${LANG_TRADCHINESE} "多一個啟動的方式。"
LangString DesktopSays ${LANG_SIMPCHINESE} "多一个启动的方式。"
LangString CampaignKind ${LANG_ENGLISH} "Duskboard campaign"
LangString CampaignKind ${LANG_TRADCHINESE} "Duskboard 戰役"
LangString CampaignKind ${LANG_SIMPCHINESE} "Duskboard 战役"
LangString IsRunning ${LANG_ENGLISH} "Duskboard is running. Close it, then try again."
LangString IsRunning ${LANG_TRADCHINESE} "Duskboard 正在執行。請先關閉，再試一次。"
LangString IsRunning ${LANG_SIMPCHINESE} "Duskboard 正在运行。请先关闭，再试一次。"

; A program that runs holds its own file: it cannot be opened for writing then.
!macro RefuseWhileRunning un
Function ${un}RefuseWhileRunning
  ${DoWhile} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
      SetErrorLevel 2
      Abort
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" IDRETRY +3
    SetErrorLevel 1
    Abort
  ${Loop}
FunctionEnd
!macroend
!insertmacro RefuseWhileRunning ""
!insertmacro RefuseWhileRunning "un."

!macro TellTheDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "$(ProgramName)" PROGRAM_PART
  SectionIn RO
  Call RefuseWhileRunning
  ; An older version takes away its own files first.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  !include "${INSTALL_LIST}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Duskboard" "Folder" "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Duskboard.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "Duskboard"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "The Duskboard authors"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "$(FilesName)" FILES_PART
  WriteRegStr HKCU "Software\Classes\.duskboard" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.duskboard" "Content Type" "application/x-duskboard"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(CampaignKind)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro TellTheDesktop
SectionEnd

Section /o "$(DesktopName)" DESKTOP_PART
  CreateShortcut "$DESKTOP\Duskboard.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM_PART} "$(ProgramSays)"
  !insertmacro MUI_DESCRIPTION_TEXT ${FILES_PART} "$(FilesSays)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DESKTOP_PART} "$(DesktopSays)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Campaigns are in the user's folder, which nothing here knows of.
Section "un.Duskboard"
  Call un.RefuseWhileRunning
  SetOutPath "$TEMP" ; a folder that is stood in cannot be removed
  !include "${REMOVE_LIST}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Duskboard.lnk"
  Delete "$DESKTOP\Duskboard.lnk"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\Duskboard"
  ReadRegStr $0 HKCU "Software\Classes\.duskboard" ""
  ${If} $0 == "${KIND}"
    DeleteRegKey HKCU "Software\Classes\.duskboard"
  ${EndIf}
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  !insertmacro TellTheDesktop
SectionEnd
