import { defineConfig } from 'vite'
import { localeSections } from './web/locale-sections.ts'
import { pagesDir } from './web/pages/build.ts'
import { launcherFile } from './web/widget/build.ts'

/**
 * The widget's launcher, put beside what the first build made. Websites name it in a plain script element, which runs no
 * module, so it is one file that shares no chunk with the pages and leaves no names on the foreign page.
 */
export default defineConfig({
  publicDir: false,
  plugins: [localeSections],
  build: {
    outDir: pagesDir,
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'web/widget/launcher/main.ts',
      output: { format: 'iife', entryFileNames: launcherFile },
    },
  },
})
