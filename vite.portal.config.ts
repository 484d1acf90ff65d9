import { defineConfig } from 'vite'
import { compressed } from './web/compressed.ts'
import { portalDir, portalFilesPath } from './web/portal/build.ts'
import { paletteSheet } from './web/portal/theme/palette-sheet.ts'

/** The owner's web app. The server reads the manifest to know what its page loads. */
export default defineConfig({
  base: portalFilesPath,
  publicDir: false,
  plugins: [paletteSheet, compressed],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    outDir: portalDir,
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    target: 'es2023',
    // Data URIs would need the content security policy to allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Mantine's files say for whom they are by a directive, which means nothing in a page.
      onwarn: (warning, tell) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || tell(warning),
      input: { desk: 'web/portal/main.tsx', scheme: 'web/portal/theme/scheme.ts' },
    },
  },
})
