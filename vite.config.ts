import { defineConfig } from 'vite'
import { compressed } from './web/compressed.ts'
import { localeSections } from './web/locale-sections.ts'
import { pagesDir, pagesPath } from './web/pages/build.ts'
import { panelEntry } from './web/widget/build.ts'

/** The public pages, one entry a page, and the widget's panel. The server reads the manifest to know each one's files. */
export default defineConfig({
  base: pagesPath,
  publicDir: false,
  plugins: [localeSections, compressed],
  build: {
    outDir: pagesDir,
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    // Data URIs would need the content security policy to allow them.
    assetsInlineLimit: 0,
    // Elements that preload would be put on a foreign page, by addresses of its own.
    modulePreload: false,
    rolldownOptions: {
      // The launcher calls what the panel exports.
      preserveEntrySignatures: 'exports-only',
      input: {
        account: 'web/pages/account/main.ts',
        booking: 'web/pages/booking/main.tsx',
        chat: 'web/pages/chat/main.tsx',
        docs: 'web/pages/docs/main.tsx',
        home: 'web/pages/home/home.css',
        panel: panelEntry,
        session: 'web/pages/session/main.tsx',
        trouble: 'web/pages/trouble/trouble.css',
        unsubscribe: 'web/pages/notice.css',
      },
    },
  },
})
