/** What the second build makes beside the pages: the script that websites name, which is one file and no module. */
export const launcherFile = 'widget.js'
/** The panel among the first build's entries. */
export const panelEntry = 'web/widget/panel/main.tsx'
