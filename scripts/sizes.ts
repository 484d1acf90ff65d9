import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languages } from '../locales/load.ts'
import { readBuild } from '../server/http/pages/page-build.ts'
import { loadPages } from '../server/http/pages/pages.ts'
import { pagesDir } from '../web/pages/build.ts'
import { launcherFile, panelEntry } from '../web/widget/build.ts'

// Sizes, compressed. The widget, for the website that carries it: the launcher on every page, the panel when it first
// opens. The reference of the API: all that its first use loads.

const MOST = { launcher: 10 * 1024, panel: 45 * 1024, reference: 100 * 1024 }

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

/** The page, what it refers to, and the document that it shows. */
function reference(): number {
  const document = readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')
  const { file, css, imports } = built('web/pages/docs/main.tsx')
  const texts = [loadPages(folder).docs(JSON.parse(document)), JSON.stringify(JSON.parse(document))]
  const sum = (sizes: number[]) => sizes.reduce((bytes, size) => bytes + size, 0)
  return sum([file, ...css, ...imports].map(gzipped)) + sum(texts.map(text => gzipSync(text).length))
}

const sizes = { launcher: gzipped(launcherFile), panel: panel(), reference: reference() }
for (const [part, bytes] of Object.entries(sizes)) {
  const most = MOST[part as keyof typeof MOST]
  console.log(`${part}: ${bytes} bytes of ${most}`)
  if (bytes > most) process.exitCode = 1
}
