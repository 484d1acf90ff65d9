import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { locales } from '#locales/load.ts'
import { build } from '../scripts/build.mjs'

// A thirteenth language whose texts are English with an accent on every letter: “[Śéńď]”. Where a page, a mail or a report
// shows letters without one, somebody forgot to take them from the texts.

export const pseudo = 'en-XA'

const root = join(import.meta.dirname, '..')

/** Letters that lose their accent when they are folded, so that the assistant understands what buttons say for visitors. */
const accents = Object.fromEntries(
  [...'áḃćďéḟǵĥíĵḱĺḿńóṕqŕśťúṽẃẋýźÁḂĆĎÉḞǴĤÍĴḰĹḾŃÓṔQŔŚŤÚṼẂẊÝŹ'].map(letter => [
    letter.normalize('NFD')[0]!,
    letter,
  ]),
)

/** A sentence in the pseudo-language; its marks and the blanks around it stay. */
export const accented = (sentence: string): string =>
  sentence.replace(
    /^(\s*)(.*?)(\s*)$/s,
    (_, before: string, text: string, after: string) =>
      `${before}[${text.replace(/\{\w+\}|[A-Za-z]/g, found => accents[found] ?? found)}]${after}`,
  )

type Texts = string | string[] | { [key: string]: Texts }

const translated = (texts: Texts): Texts => {
  if (typeof texts === 'string') return accented(texts)
  if (Array.isArray(texts)) return texts.map(accented)
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, translated(text)]))
}

/** The one file that the language is. It is understood as English is. */
function fileOf(direction: 'ltr' | 'rtl'): string {
  const { writing, understanding, carrier, ...said } = locales.en!
  const all = {
    writing: { ...writing, direction },
    understanding,
    // What carriers call the voice is no text.
    carrier: { ...(translated(carrier) as object), voice: carrier.voice },
    ...(translated(said) as object),
  }
  const sections = Object.entries(all).map(
    ([name, texts]) => `export const ${name} = ${JSON.stringify(texts, null, 2)}\n`,
  )
  return `${sections.join('\n')}\nexport default { ${Object.keys(all).join(', ')} }\n`
}

/**
 * A copy of the program with one file more for all that visitors see, and one an area for the desk, built as far as
 * `builds` says: adding a language takes nothing else. Returns the copy's folder `server`. It goes with the test.
 */
export async function programWithPseudoLocale(
  direction: 'ltr' | 'rtl',
  builds: ('pages' | 'portal')[] = ['pages'],
): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'frontdesk-copy-'))
  onTestFinished(() => rm(copy, { recursive: true, force: true }))
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'vite.widget.config.ts',
    'vite.portal.config.ts',
  ]
  const folders = ['contract', 'locales', 'scripts', 'sdk', 'server', 'web', 'openapi.json']
  for (const name of [...files, ...folders]) {
    await cp(join(root, name), join(copy, name), { recursive: true }).catch(error => {
      if (error.code !== 'ENOENT') throw error
    })
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  await writeFile(join(copy, `locales/${pseudo}.ts`), fileOf(direction))
  for (const area of await readdir(join(copy, 'locales/desk'), { withFileTypes: true })) {
    if (!area.isDirectory()) continue
    const english = await import(join(root, 'locales/desk', area.name, 'en.ts'))
    const texts = `export default ${JSON.stringify(translated(english.default), null, 2)}\n`
    await writeFile(join(copy, 'locales/desk', area.name, `${pseudo}.ts`), texts)
  }
  for (const name of builds) await build(copy, process.execPath, name)
  return join(copy, 'server')
}

/** What `Intl` writes in a language that it does not know: names of days and months, halves of the day, zones. */
const byIntl = new Set(
  ['long', 'short']
    .flatMap(style =>
      Array.from({ length: 84 }, (_, i) =>
        new Intl.DateTimeFormat('en', {
          weekday: style as 'long',
          month: style as 'long',
          hour: 'numeric',
          timeZone: 'UTC',
          timeZoneName: style as 'long',
        }).format(Date.UTC(2026, i % 12, 1 + (i % 28), i % 24)),
      ),
    )
    .join(' ')
    .match(/[A-Za-z]+/g),
)
for (const word of [
  'GMT',
  'CET',
  'CEST',
  'Central',
  'European',
  'Time',
  'hr',
  'min',
  'mins',
  'second',
  'seconds',
])
  byIntl.add(word)

/** What of a text is neither pseudo nor one of these names, which the test made: runs of unaccented letters. */
export function straysIn(text: string, names: string[]): string[] {
  const rest = [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text)
  return [...(rest.match(/(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu) ?? [])].filter(
    word => !byIntl.has(word),
  )
}

/**
 * Everything that can be read or heard on a page and is not in the pseudo-language: its title, texts, labels, placeholders
 * and descriptions, also within the widget's tree. `Intl` writes dates and times.
 */
export async function straysOn(page: Page, names: string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title]
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
      'content',
    ]
    const noText = 'script, style, noscript, option, code'
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) read(element.shadowRoot)
        if (element.closest(noText)) continue
        if (element.localName === 'meta' && element.getAttribute('name') !== 'description') continue
        for (const name of attributes) found.push(element.getAttribute(name) ?? '')
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && element.checkVisibility())
            found.push(node.textContent ?? '')
        }
      }
    }
    read(document)
    return found.filter(text => /\p{L}/u.test(text))
  })
  return [...new Set(texts)].filter(text => straysIn(text, names).length > 0)
}
