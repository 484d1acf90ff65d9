/** Where the built pages are, from the root of the repository, and under which path the server shows them. */
export const PAGES_DIR = '.build/pages'
export const PAGES_PATH = '/pages/'
