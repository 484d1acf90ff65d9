/** The file that the second build makes: the script that websites name, one file and no module. */
export const launcherFile = 'widget.js'
/** The panel, an entry of the first build. */
export const panelEntry = 'web/widget/panel/main.tsx'
