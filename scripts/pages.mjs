import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'

const PAGES = '.build/pages'
const STAMP = '.stamp'
/** In this order: the second build adds to the output of the first. */
const BUILDS = ['vite.config.ts', 'vite.widget.config.ts']
const SETTINGS = [...BUILDS, 'tsconfig.json', 'package-lock.json']

/** Whether the built pages are out of date with their sources. */
export function needsBuild(root) {
  if (!existsSync(join(root, 'vite.config.ts'))) return false
  const stamp = join(root, PAGES, STAMP)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOfSources(root)
}

/** A hash of all the sources of the pages, by path and content. */
export function hashOfSources(root) {
  const hash = createHash('sha256')
  for (const path of [...filesBelow(root, 'web'), ...SETTINGS]) {
    if (!existsSync(join(root, path))) continue
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const paths = entries.flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
  return paths.filter(path => !/\.test\.tsx?$/.test(path)).sort()
}

/**
 * Builds aside and swaps the result in, so an interrupted build never leaves half the pages. Throws an error whose
 * message is a sentence.
 */
export async function buildPages(root, node) {
  const stamp = hashOfSources(root)
  const [made, fresh, old] = ['', '.new', '.old'].map(suffix => join(root, PAGES + suffix))
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  try {
    for (const config of BUILDS) {
      await runQuietly(root, [
        node,
        vite,
        'build',
        '--config',
        config,
        '--outDir',
        fresh,
        '--logLevel',
        'warn',
      ])
    }
  } catch (error) {
    throw new Error(`the pages could not be built (vite: ${error.message}). Read vite's output above.`)
  }
  writeFileSync(join(fresh, STAMP), stamp)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(made)) renameSync(made, old)
  renameSync(fresh, made)
  rmSync(old, { recursive: true, force: true })
}
