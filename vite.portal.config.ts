import { globSync } from 'node:fs'
import { defineConfig, type Rolldown } from 'vite'
import { compressed } from './web/compressed.ts'
import { portalDir, portalFilesPath } from './web/portal/build.ts'
import { paletteSheet } from './web/portal/theme/palette-sheet.ts'

const frame = 'frame'
const entry = '/web/portal/main.tsx'
/** What nearly every page needs, though the frame does not. */
const everywhere = /\/web\/portal\/(parts\/chip|words\/dates)\b/

/** What pages of several areas use, of which most pages need some. */
const shared = /\/web\/portal\/(parts|words|session|shell)\//
/**
 * What several pages need stands with its folder's, in files of some 8 kB before they are minified. The bundler would make a
 * file of each set of pages: a page then waits for fifty, six at a time, and each costs a phone more than the 2 kB in it.
 */
const folderOf = (id: string): string | null => /\/web\/portal\/(\w+)\//.exec(id)?.[1] ?? null

/**
 * Puts all that every page needs into one file: the bundler would make some forty of it, which compress worse apart. The
 * parts of a page that is loaded later stay in files of their own.
 */
function inFrame(
  id: string,
  build: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): string | null {
  if (id.endsWith(entry) || everywhere.test(id)) return frame
  seen.add(id)
  const importers = build.getModuleInfo(id)?.importers ?? []
  return importers.some(by => !seen.has(by) && inFrame(by, build, seen)) ? frame : null
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
      input: ['web/portal/main.tsx', 'web/portal/theme/scheme.ts', ...globSync('locales/desk/*/*.ts')],
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: frame, name: (id, build) => inFrame(id, build), priority: 2 },
            // Loaded once, by the first area that has such controls.
            { name: 'controls', test: /node_modules\/(@mantine|@floating-ui|clsx)\//, priority: 1 },
            // Long lists, which Today has none of.
            {
              name: 'rows',
              test: /\/parts\/rows\.tsx$|node_modules\/@tanstack\/(react-)?virtual/,
              priority: 1,
            },
            { name: 'parts', test: shared, minShareCount: 20 },
            {
              debugName: 'folder',
              name: folderOf,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
            },
          ],
        },
      },
    },
  },
})
