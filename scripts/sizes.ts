import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readBuild } from '../server/http/pages/page-build.ts'
import { PAGES_DIR } from '../web/pages/build.ts'
import { LANGUAGES } from '../web/ui/languages.ts'
import { LAUNCHER_FILE, PANEL_ENTRY } from '../web/widget/build.ts'

// The size of the widget for the website that carries it, compressed: the launcher on every page, the panel when it
// first opens.

const MOST = { launcher: 10 * 1024, panel: 45 * 1024 }

const folder = join(import.meta.dirname, '..', PAGES_DIR)
const built = readBuild(folder)
const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file))).length

/** Includes the texts of one language, the largest. */
function panel(): number {
  const filesOf = (source: string) => [built(source).file, ...built(source).imports]
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0)
  const always = filesOf(PANEL_ENTRY)
  const words = Object.keys(LANGUAGES).map(lang =>
    sum(filesOf(`web/widget/panel/words/${lang}.ts`).filter(file => !always.includes(file))),
  )
  return sum(always) + Math.max(...words)
}

const sizes = { launcher: gzipped(LAUNCHER_FILE), panel: panel() }
for (const [part, bytes] of Object.entries(sizes)) {
  const most = MOST[part as keyof typeof MOST]
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
