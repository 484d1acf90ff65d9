import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../locales/load.ts'
import { readBuild } from '../server/http/pages/page-build.ts'
import { pagesDir } from '../web/pages/build.ts'
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

const folder = join(import.meta.dirname, '..', pagesDir)
const built = readBuild(folder)
const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file))).length
const sum = (files: string[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0)
const scriptsOf = (source: string) => [built(source).file, ...built(source).imports]

/** Includes the texts of one language, the largest. */
function panel(): number {
  const always = scriptsOf(panelEntry)
  const words = languages.map(lang =>
    sum(scriptsOf(`locales/${lang}.ts?sections=chat,booking,panel`).filter(file => !always.includes(file))),
  )
  return sum(always) + Math.max(...words)
}

const widget = { launcher: gzipped(launcherFile), panel: panel() }
const sizes: [part: string, bytes: number, most: number][] = [
  ...Object.entries(mostOfPage).map(([source, most]): [string, number, number] => [
    source,
    sum([...scriptsOf(source), ...built(source).css]),
    most,
  ]),
  ['launcher', widget.launcher, mostOfWidget.launcher],
  ['panel', widget.panel, mostOfWidget.panel],
]
for (const [part, bytes, most] of sizes) {
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
