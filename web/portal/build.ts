/** Where the owner's web app is built, from the root of the repository, and under which path the server shows its files. */
export const portalDir = '.build/portal'
export const portalFilesPath = '/desk-files/'
/** The path of the app itself; everything below it is one of its pages. */
export const deskPath = '/desk'
