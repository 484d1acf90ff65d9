import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../locales/load.ts'
import { readBuild } from '../server/http/pages/page-build.ts'
import { pagesDir } from '../web/pages/build.ts'
import { portalDir } from '../web/portal/build.ts'
import { launcherFile, panelEntry } from '../web/widget/build.ts'

// The size of what is loaded before something can be used, compressed: of each public page its scripts and styles (its own
// words and HTML come on top, some 3 kB), and of the widget the launcher on every page of a website and the panel when it
// first opens. What a page loads later, when somebody speaks or books, is not in it.

const kB = 1_000

/** Entry of the pages' build → the most that it may weigh. */
const mostOfPage = {
  'web/pages/account/main.ts': 4 * kB,
  'web/pages/booking/main.tsx': 30 * kB,
  'web/pages/chat/main.tsx': 35 * kB,
  'web/pages/docs/main.tsx': 30 * kB,
  'web/pages/session/main.tsx': 25 * kB,
}
const mostOfWidget = { launcher: 10 * 1024, panel: 45 * 1024 }
/**
 * Of the owner's web app: its frame with one page, when that is opened first; what any other page adds by itself; and what
 * the frame lacks that pages of several areas need: together, though each page loads only what it needs of that.
 */
const mostOfFirst = {
  'web/portal/today/page.tsx': { scripts: 140 * kB, styles: 18 * kB },
  'web/portal/inbox/page.tsx': { scripts: 170 * kB, styles: 20 * kB },
}
const mostOfArea = 30 * kB
const mostOfShared = 55 * kB

const openBuild = (dir: string) => {
  const folder = join(import.meta.dirname, '..', dir)
  const built = readBuild(folder)
  // As web/compressed.ts writes them.
  const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + gzipped(file), 0)
  const scriptsOf = (source: string) => [built(source).file, ...built(source).imports]
  return { built, gzipped, sum, scriptsOf }
}
const { built, gzipped, sum, scriptsOf } = openBuild(pagesDir)
type Size = [part: string, bytes: number, most: number]

/** Includes the texts of one language, the largest. */
function panel(): number {
  const always = scriptsOf(panelEntry)
  const words = languages.map(lang =>
    sum(scriptsOf(`locales/${lang}.ts?sections=chat,booking,panel`).filter(file => !always.includes(file))),
  )
  return sum(always) + Math.max(...words)
}

/** What the desk loads at first and with each of its pages, with the words of the language whose words are the largest. */
function desk(): Size[] {
  const { built, sum, scriptsOf } = openBuild(portalDir)
  const main = built('web/portal/main.tsx')
  const reached = new Set(main.loads)
  for (const source of reached) for (const later of built(source).loads) reached.add(later)
  const wordsOf = (area: string) => {
    const files = globSync(`locales/desk/${area}/*.ts`, { cwd: join(import.meta.dirname, '..') })
    return Math.max(0, ...files.map(source => sum(scriptsOf(source))))
  }
  const frame = new Set([...scriptsOf('web/portal/main.tsx'), built('web/portal/theme/scheme.ts').file])
  const pages = [...reached].filter(source => source.startsWith('web/'))
  const areaOf = (source: string) => source.split('/')[2]!
  // What stands around the pages of an area is loaded with each of them.
  const scripts = (source: string) => {
    const around = `web/portal/${areaOf(source)}/area.tsx`
    const all = [...scriptsOf(source), ...(reached.has(around) ? scriptsOf(around) : [])]
    return new Set(all.filter(file => !frame.has(file)))
  }
  const shared = new Set(
    pages.flatMap(source =>
      pages
        .filter(other => areaOf(other) !== areaOf(source))
        .flatMap(other => [...scripts(source).intersection(scripts(other))]),
    ),
  )
  const words = (source: string) => wordsOf(areaOf(source))
  const ofPages = pages.flatMap((source): Size[] => {
    const first = mostOfFirst[source as keyof typeof mostOfFirst]
    if (!first) return [[source, sum(scripts(source).difference(shared)) + words(source), mostOfArea]]
    const styles = new Set([...main.css, ...built(source).css])
    return [
      [
        `${source}, opened first`,
        sum(frame) + wordsOf('shell') + sum(scripts(source)) + words(source),
        first.scripts,
      ],
      [`${source}, its styles`, sum(styles), first.styles],
    ]
  })
  return [...ofPages, ['what several areas of the desk share', sum(shared), mostOfShared]]
}

const widget = { launcher: gzipped(launcherFile), panel: panel() }
const sizes: Size[] = [
  ...Object.entries(mostOfPage).map(
    ([source, most]): Size => [source, sum([...scriptsOf(source), ...built(source).css]), most],
  ),
  ['launcher', widget.launcher, mostOfWidget.launcher],
  ['panel', widget.panel, mostOfWidget.panel],
  ...desk(),
]
for (const [part, bytes, most] of sizes) {
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
