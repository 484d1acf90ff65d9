/** What the second build makes beside the pages: the script that websites name, which is one file and no module. */
export const LAUNCHER_FILE = 'widget.js'
/** The panel among the first build's entries. */
export const PANEL_ENTRY = 'web/widget/panel/main.tsx'
