import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../locales/load.ts'
import { readBuild } from '../server/http/pages/page-build.ts'
import { PAGES_DIR } from '../web/pages/build.ts'
import { LAUNCHER_FILE, PANEL_ENTRY } from '../web/widget/build.ts'

// What the widget costs a foreign page, compressed: the launcher with every page, the panel when it is opened first.

const MOST = { launcher: 10 * 1024, panel: 45 * 1024 }

const folder = join(import.meta.dirname, '..', PAGES_DIR)
const built = readBuild(folder)
const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file))).length

/** With the words of one language: the largest. */
function panel(): number {
  const filesOf = (source: string) => [built(source).file, ...built(source).imports]
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0)
  const always = filesOf(PANEL_ENTRY)
  const words = languages.map(lang =>
    sum(filesOf(`locales/${lang}.ts?sections=chat,booking,panel`).filter(file => !always.includes(file))),
  )
  return sum(always) + Math.max(...words)
}

const sizes = { launcher: gzipped(LAUNCHER_FILE), panel: panel() }
for (const [part, bytes] of Object.entries(sizes)) {
  const most = MOST[part as keyof typeof MOST]
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
