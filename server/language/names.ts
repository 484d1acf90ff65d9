import { stopwords } from './text/stopwords.ts'

/** Phrases of introduction: those that only a name follows, and those that many other words follow. */
interface Introductions {
  surely: string
  perhaps: string
}

const introductions: Readonly<Record<string, Introductions>> = {
  en: {
    surely: "my name is|my name's|my name’s|the name is|name is|name:|i'm called|i’m called",
    perhaps: "i am|i'm|i’m|this is|it's|it’s",
  },
  de: {
    surely: 'mein name ist|ich heiße|ich heisse|name:|mein name:',
    perhaps: 'ich bin|hier ist|hier spricht',
  },
  fr: { surely: "je m’appelle|je m'appelle|mon nom est|nom :|nom:", perhaps: "je suis|c’est|c'est|ici" },
  es: { surely: 'me llamo|mi nombre es|nombre:', perhaps: 'soy|habla' },
  it: { surely: 'mi chiamo|il mio nome è|nome:', perhaps: 'sono' },
  nl: { surely: 'mijn naam is|ik heet|naam:', perhaps: 'ik ben|met' },
  pt: { surely: 'meu nome é|o meu nome é|chamo-me|me chamo|nome:', perhaps: 'sou o|sou a|eu sou|aqui é' },
  pl: { surely: 'nazywam się|mam na imię|moje nazwisko to|imię:', perhaps: 'jestem|tu' },
  tr: { surely: 'adım|ismim|benim adım|ad:|isim:', perhaps: 'ben' },
  ar: { surely: 'اسمي|إسمي|الاسم:', perhaps: 'أنا|انا' },
  he: { surely: 'שמי|השם שלי|קוראים לי|שם:', perhaps: 'אני|זה|זאת' },
  ja: { surely: '私の名前は|名前は|お名前は', perhaps: '私は' },
}

/** Words of a name at most. */
const mostWords = 4
const longest = 80

/**
 * The name in a message in which a visitor introduces themselves, otherwise null. `asked`: we asked for the name, so
 * that "I am" introduces one too, and lower case does not matter.
 */
export function nameIn(language: string, message: string, { asked = false } = {}): string | null {
  const { surely, perhaps } = introductions[language] ?? introductions.en!
  for (const list of asked ? [surely, perhaps] : [surely]) {
    const said = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${list})${language === 'ja' ? '' : '(?![\\p{L}\\p{N}])'}[\\s:]*`,
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
  const small = stopwords.get(language)
  const [run = ''] = /^\p{L}[\p{L}\p{M}'’.・-]*(?: +\p{L}[\p{L}\p{M}'’.・-]*)*/u.exec(text) ?? []
  const words = withoutEnding(language, run).split(/ +/)
  const end = words.findIndex(word => small?.has(word.toLowerCase()) && !particles.has(word.toLowerCase()))
  const name = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[.'’-]+$/, '')
  return name && name.length <= longest && name.split(' ').length <= mostWords ? name : null
}

/** Small words within names: Ludwig van Beethoven, Maria de la Cruz. */
const particles = new Set([
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

const withoutEnding = (language: string, text: string): string =>
  language === 'ja' ? text.replace(/(?:と申します|といいます|です|だ)$/u, '') : text
