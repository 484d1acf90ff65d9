import { textsOf } from '#locales/load.ts'
import { stopwordsOf } from './text/stopwords.ts'

/** Words of a name at most. */
const mostWords = 4
const longest = 80

/**
 * The name in a message in which a visitor introduces themselves, otherwise null. `asked`: we asked for the name, so
 * that "I am" introduces one too, and lower case does not matter.
 */
export function nameIn(language: string, message: string, { asked = false } = {}): string | null {
  const { writing, understanding } = textsOf(language)
  const { surely, perhaps } = understanding.introductions
  for (const list of asked ? [surely, perhaps] : [surely]) {
    const said = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${list})${writing.spaced ? '(?![\\p{L}\\p{N}])' : ''}[\\s:]*`,
      'iu',
    )
    const found = said.exec(message)
    const name = found && leadingName(language, message.slice(found.index + found[0].length))
    if (name) return name
  }
  return null
}

/** The whole message if it can only be a name: "Ada Lovelace". */
export function bareName(language: string, message: string): string | null {
  const text = message.trim().replace(/[.!。、,]+$/u, '')
  const name = leadingName(language, text)
  return name && name.length === withoutEnding(language, text).length ? name : null
}

/** The first words of a text that can be a name. */
function leadingName(language: string, text: string): string | null {
  const small = stopwordsOf(language)
  const [run = ''] = /^\p{L}[\p{L}\p{M}'’.・-]*(?: +\p{L}[\p{L}\p{M}'’.・-]*)*/u.exec(text) ?? []
  const words = withoutEnding(language, run).split(/ +/)
  const end = words.findIndex(word => small.has(word.toLowerCase()) && !nameParticles.has(word.toLowerCase()))
  const name = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[.'’-]+$/, '')
  return name && name.length <= longest && name.split(' ').length <= mostWords ? name : null
}

/** Small words within names: Ludwig van Beethoven, Maria de la Cruz. */
export const nameParticles = new Set([
  'van',
  'von',
  'de',
  'der',
  'den',
  'la',
  'le',
  'da',
  'di',
  'do',
  'dos',
  'del',
  'ben',
  'al',
  'el',
])

function withoutEnding(language: string, text: string): string {
  const { ending } = textsOf(language).understanding.introductions
  return ending ? text.replace(new RegExp(`(?:${ending})$`, 'u'), '') : text
}
