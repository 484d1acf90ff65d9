import type { Plugin } from 'vite'

/**
 * Lets a page load a part of a language: `locales/de.ts?sections=call` has that section and no other. A file that is
 * loaded late keeps all its exports, so the sections are taken from a copy of it, of which nothing else is used.
 */
export const localeSections: Plugin = {
  name: 'locale-sections',
  enforce: 'pre',
  load(id) {
    const [, file, sections] = /^(.*\/locales\/[^/]+\.ts)\?sections=([\w,]+)$/.exec(id) ?? []
    if (!file || !sections) return null
    return `export { ${sections} } from ${JSON.stringify(`${file}?only=${sections}`)}`
  },
}
