import { ar } from '#web/chat/strings/ar.ts'
import { de } from '#web/chat/strings/de.ts'
import { en, type Strings } from '#web/chat/strings/en.ts'
import { es } from '#web/chat/strings/es.ts'
import { fr } from '#web/chat/strings/fr.ts'
import { he } from '#web/chat/strings/he.ts'
import { it } from '#web/chat/strings/it.ts'
import { ja } from '#web/chat/strings/ja.ts'
import { nl } from '#web/chat/strings/nl.ts'
import { pl } from '#web/chat/strings/pl.ts'
import { pt } from '#web/chat/strings/pt.ts'
import { tr } from '#web/chat/strings/tr.ts'

/**
 * Every language of the public pages. The server picks one and sends only that one's words, so a page is right at its
 * first paint and its script carries none of them.
 */
export const LANGUAGES: Readonly<Record<string, Strings>> = { ar, de, en, es, fr, he, it, ja, nl, pl, pt, tr }

// `iw` is what Java and old Android call Hebrew.
const ALIASES: Readonly<Record<string, string>> = { iw: 'he' }
const RIGHT_TO_LEFT = new Set(['ar', 'he'])

export interface Interface {
  lang: string
  dir: 'ltr' | 'rtl'
  strings: Strings
}

/**
 * The interface for the business's own choice (`de`, `pt-BR`), else for the browser's `Accept-Language`, else English.
 * A choice that we have no words for falls through to the browser's.
 */
export function chooseInterface(wanted: string | null | undefined, acceptLanguage?: string): Interface {
  const tags = [wanted ?? '', ...preferredTags(acceptLanguage ?? '')]
  const lang = tags.map(supported).find(found => found !== undefined) ?? 'en'
  return { lang, dir: RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr', strings: LANGUAGES[lang] ?? en }
}

function supported(tag: string): string | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  const code = ALIASES[primary] ?? primary
  return Object.hasOwn(LANGUAGES, code) ? code : undefined
}

/** The tags of an `Accept-Language` header (RFC 9110, 12.5.4), most wanted first; `q=0` means refused. */
function preferredTags(header: string): string[] {
  return header
    .split(',', 30)
    .map(part => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map(p => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(q => q !== undefined)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
