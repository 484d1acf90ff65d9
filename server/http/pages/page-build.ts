import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesDir } from '#web/pages/build.ts'

/** Where the pages are built. */
export const builtPages: string = join(import.meta.dirname, '../../..', pagesDir)

/** The built files of a source, by their names within the build. */
export interface Built {
  file: string
  /** the style sheets that it and these scripts import */
  css: string[]
  /** the scripts that it imports, directly or not */
  imports: string[]
  /** the sources that it and these scripts load when they are needed */
  loads: string[]
}

interface Entry {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Entry | undefined>

/**
 * Looks up the built files of a source in Vite's manifest. Throws a sentence when there are none, or the build
 * is old.
 */
export function readBuild(buildDir: string): (source: string) => Built {
  const path = join(buildDir, 'manifest.json')
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`The public pages are not built: ${path} can't be read. Run \`npx vite build\`.`, {
      cause: error,
    })
  }
  return source => {
    const built = manifest[source]
    if (!built) throw new Error(`The build of the public pages is old: ${path} has no ${source}.`)
    const entries = [...entriesOf(manifest, built)]
    return {
      file: built.file,
      css: unique(entries.flatMap(({ css = [] }) => css)),
      imports: entries.slice(1).map(({ file }) => file),
      loads: unique(entries.flatMap(({ dynamicImports = [] }) => dynamicImports)),
    }
  }
}

const unique = (names: string[]): string[] => [...new Set(names)]

/** An entry and all that it imports, each once. */
function entriesOf(manifest: Manifest, entry: Entry, found = new Set<Entry>()): Set<Entry> {
  found.add(entry)
  for (const name of entry.imports ?? []) {
    const imported = manifest[name]
    if (imported && !found.has(imported)) entriesOf(manifest, imported, found)
  }
  return found
}
