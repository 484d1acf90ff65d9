import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../locales/load.ts'
import { readBuild } from '../server/http/pages/page-build.ts'
import { pagesDir } from '../web/pages/build.ts'
import { launcherFile, panelEntry } from '../web/widget/build.ts'

// The size of the widget for the website that carries it, compressed: the launcher on every page, the panel when it
// first opens.

const MOST = { launcher: 10 * 1024, panel: 45 * 1024 }

const folder = join(import.meta.dirname, '..', pagesDir)
const built = readBuild(folder)
const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file))).length

/** Includes the texts of one language, the largest. */
function panel(): number {
  const filesOf = (source: string) => [built(source).file, ...built(source).imports]
  const sum = (files: string[]) => files.reduce((bytes, file) => bytes + gzipped(file), 0)
  const always = filesOf(panelEntry)
  const words = languages.map(lang =>
    sum(filesOf(`locales/${lang}.ts?sections=chat,booking,panel`).filter(file => !always.includes(file))),
  )
  return sum(always) + Math.max(...words)
}

const sizes = { launcher: gzipped(launcherFile), panel: panel() }
for (const [part, bytes] of Object.entries(sizes)) {
  const most = MOST[part as keyof typeof MOST]
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
