import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagesDir } from '#web/pages/build.ts'

/** Where the pages are built. */
export const builtPages: string = join(import.meta.dirname, '../../..', pagesDir)

/** The built files of a source, by their names within the build. */
export interface Built {
  file: string
  /** the style sheets that it imports */
  css: string[]
  /** the scripts that it imports, directly or not */
  imports: string[]
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>

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
    return { file: built.file, css: built.css ?? [], imports: [...importsOf(manifest, source)] }
  }
}

function importsOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  for (const imported of manifest[name]?.imports ?? []) {
    const file = manifest[imported]?.file
    if (file === undefined || found.has(file)) continue
    found.add(file)
    importsOf(manifest, imported, found)
  }
  return found
}
