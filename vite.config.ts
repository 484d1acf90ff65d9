import { defineConfig } from 'vite'
import { PAGES_DIR, PAGES_PATH } from './web/pages/build.ts'

/** The public pages: one entry a page. The server reads the manifest to know each one's files. */
export default defineConfig({
  base: PAGES_PATH,
  publicDir: false,
  build: {
    outDir: PAGES_DIR,
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    // Data URIs would need the content security policy to allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        account: 'web/pages/account/main.ts',
        chat: 'web/pages/chat/main.tsx',
        'not-found': 'web/pages/not-found.css',
      },
    },
  },
})
