import { globSync } from 'node:fs'
import { defineConfig, type Rolldown } from 'vite'
import { compressed } from './web/compressed.ts'
import { portalDir, portalFilesPath } from './web/portal/build.ts'
import { paletteSheet } from './web/portal/theme/palette-sheet.ts'

/**
 * Whether a module is among what every page needs. All of that is one file: the bundler would make some thirty of it, which
 * compress worse apart by ten kilobytes.
 */
function isInFrame(
  id: string,
  build: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): boolean {
  if (id.endsWith('/web/portal/main.tsx')) return true
  seen.add(id)
  const importers = build.getModuleInfo(id)?.importers ?? []
  return importers.some(by => !seen.has(by) && isInFrame(by, build, seen))
}

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
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'frame', name: (id, build) => (isInFrame(id, build) ? 'frame' : null) },
            // Loaded once, by the first area that has such controls.
            { name: 'controls', test: /node_modules\/(@mantine|@floating-ui)\// },
          ],
        },
      },
      input: ['web/portal/main.tsx', 'web/portal/theme/scheme.ts', ...globSync('locales/desk/*/*.ts')],
    },
  },
})
