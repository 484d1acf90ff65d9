import { defineConfig } from 'vite'
import { localeSections } from './web/locale-sections.ts'
import { PAGES_DIR } from './web/pages/build.ts'
import { LAUNCHER_FILE } from './web/widget/build.ts'

/**
 * The widget's launcher, put beside what the first build made. Websites name it in a plain script element, which runs no
 * module, so it is one file that shares no chunk with the pages and leaves no names on the foreign page.
 */
export default defineConfig({
  publicDir: false,
  plugins: [localeSections],
  build: {
    outDir: PAGES_DIR,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'web/widget/launcher/main.ts',
      output: { format: 'iife', entryFileNames: LAUNCHER_FILE },
    },
  },
})
