import { globSync } from 'node:fs'
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
      // The words are entries of their own: the server tells the page where those of its language are, and a page that
      // knew all of them would carry two hundred addresses.
      preserveEntrySignatures: 'allow-extension',
      // Loaded once, by the first area that has such controls.
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'controls', test: /node_modules\/(@mantine|@floating-ui)\// }] },
      },
      input: ['web/portal/main.tsx', 'web/portal/theme/scheme.ts', ...globSync('locales/desk/*/*.ts')],
    },
  },
})
