import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// Checks that imports keep to the boundaries of ARCHITECTURE.md. Tests may import anything.
//
// - A module is entered by its face: `modules/leads/leads.ts`, or that of a part, `modules/leads/merges/merges.ts`.
// - Modules don't use each other in a circle.
// - Layers below the modules know nothing of them, and nothing of the whole.
// - The contract and the texts know neither server nor browser; pages never import the server.
// - Pages take only types from a file of the contract that has schemas: TypeBox is not for browsers.
// - Areas of the owner's web app don't import one another: they meet by address. In rows that repeat stands nothing of
//   Mantine, whose components cost six times a native one.

const root = join(import.meta.dirname, '..')

/** What each layer may never import, as prefixes of paths. */
const forbidden: Record<string, string[]> = {
  'contract/': ['server/', 'web/', 'locales/'],
  'locales/': ['server/', 'web/'],
  'sdk/': ['server/', 'web/', 'contract/', 'locales/'],
  'web/': ['server/'],
  'server/core/': ['server/modules/', 'server/settings/'],
  'server/db/': ['server/modules/', 'server/settings/'],
  'server/http/': ['server/modules/', 'server/settings/'],
  'server/jobs/': ['server/modules/', 'server/settings/'],
  'server/language/': ['server/modules/', 'server/settings/'],
  'server/providers/': ['server/modules/', 'server/settings/'],
  'server/modules/': ['server/settings/'],
}

/** Only these see the whole. */
const whole = /^server\/(app|main|program|cli|exit|dependencies)\.ts$/

const moduleOf = (file: string): string | null => /^server\/modules\/([^/]+)\//.exec(file)?.[1] ?? null

/** `leads/leads.ts` and `leads/merges/merges.ts`, at any depth. */
const isFace = (file: string): boolean => /\/([^/]+)\/\1\.tsx?$/.test(file)

/** The files of the project that this one imports, as paths from the root. */
function importsOf(file: string, form = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g): string[] {
  return [...textOf(file).matchAll(form)].map(([, path]) =>
    path!.startsWith('#') ? path!.slice(1) : normalize(join(dirname(file), path!)),
  )
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Those imports that are there at run time. */
const valuesOf = (file: string): string[] => importsOf(file, /^import (?!type\b)[^']*\bfrom '([.#][^']+)'/gm)

/** Whether this file brings TypeBox with it. */
const hasSchemas = (file: string): boolean =>
  /^import (?!type\b).* from 'typebox/m.test(textOf(file)) ||
  valuesOf(file).some(target => target.startsWith('contract/') && hasSchemas(target))

/** Folders of the web app that every area may use; the others are areas. */
const shared = ['api', 'finder', 'live', 'parts', 'session', 'shell', 'theme', 'words']

/** Where nothing provides for Mantine's controls: what the first pages load, which its 40 kB would slow down. */
const native = [...shared.filter(folder => folder !== 'theme'), 'today', 'inbox', 'sign-in', 'welcome']

/** The area of the web app that a file belongs to; null for the frame and for what all areas share. */
function areaOf(file: string): string | null {
  const area = /^web\/portal\/([^/]+)\//.exec(file)?.[1] ?? null
  return area && !shared.includes(area) ? area : null
}

const files = globSync(
  ['server/**/*.ts', 'web/**/*.{ts,tsx}', 'contract/**/*.ts', 'locales/**/*.ts', 'sdk/src/**/*.ts'],
  {
    cwd: root,
  },
).filter(file => !/\.test\.tsx?$|^server\/test\//.test(file))

const faults: string[] = []
const uses = new Map<string, Set<string>>()
for (const file of files) {
  if (native.includes(/^web\/portal\/([^/]+)\//.exec(file)?.[1] ?? '') && textOf(file).includes("'@mantine/"))
    faults.push(`${file} may not use Mantine: only areas that stand in its Controls do (routes.tsx).`)
  if (/-row\.tsx$/.test(file) && textOf(file).includes("'@mantine/"))
    faults.push(`${file} may not use Mantine: it is repeated thousands of times.`)
  const denied = Object.entries(forbidden).find(([layer]) => file.startsWith(layer))?.[1] ?? []
  for (const target of importsOf(file)) {
    const [from, to] = [moduleOf(file), moduleOf(target)]
    if (denied.some(prefix => target.startsWith(prefix)))
      faults.push(`${file} may not import ${target}: it lies below.`)
    if (
      file.startsWith('web/') &&
      target.startsWith('contract/') &&
      valuesOf(file).includes(target) &&
      hasSchemas(target)
    )
      faults.push(`${file} may only import types of ${target}: TypeBox is not for browsers.`)
    if (areaOf(target) && areaOf(target) !== areaOf(file) && file !== 'web/portal/routes.tsx')
      faults.push(`${file} may not import ${target}: areas of the desk meet by address.`)
    if (whole.test(target) && /^server\/[^/]+\//.test(file) && !/^server\/(cli|demo)\//.test(file))
      faults.push(`${file} may not import ${target}: a part does not know the whole.`)
    if (!from || !to || from === to) continue
    if (!isFace(target))
      faults.push(`${file} may not import ${target}: a module is entered by the file of its name.`)
    uses.set(from, (uses.get(from) ?? new Set()).add(to))
  }
}

/** The first circle among modules that begins at this one. */
function circle(name: string, path: string[] = []): string[] | null {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
  for (const used of uses.get(name) ?? []) {
    const found = circle(used, [...path, name])
    if (found) return found
  }
  return null
}
const found = [...uses.keys()].map(name => circle(name)).find(Boolean)
if (found) faults.push(`Modules use each other in a circle: ${found.join(' → ')}.`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
