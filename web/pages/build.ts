/** Where the built pages are, from the root of the repository, and under which path the server shows them. */
export const pagesDir = '.build/pages'
export const pagesPath = '/pages/'
