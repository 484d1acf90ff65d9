import { textsOf } from '#locales/load.ts'
import { bareName, nameIn } from '#server/language/names.ts'
import { hears, hearsAny, otherWords, phrasePattern, spoken } from '#server/language/phrases.ts'
import { telling } from '#server/language/text/common-words.ts'
import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { timeWordsOf } from '#server/language/times/words/words.ts'
import { isAsked } from '#server/modules/assistant/inquiry/inquiry.ts'

/** Longest name in a script without spaces, in letters. */
const longestUnspaced = 12
/** Words below this tell nothing: "looking forward" is no name, though it has the form of one. */
const leastTelling = 0.45

/** What is known of a message when a name is looked for in it. */
interface Heard {
  language: string
  /** The message, without contact details, days and times. */
  left: string
  /** Somebody was asked for their name; or for something else, so that a name may correct one; or for nothing. */
  asked: 'name' | 'other' | null
  /** An address or a number stands in the message: a name often stands beside it. */
  beside: boolean
  /** Names of services. */
  services: string[]
}

/** A message without the sounds and asides at the start of its parts: "äh, Peter Gut" is Peter Gut. */
export function withoutInterjections(language: string, text: string): string {
  const { booking, themes } = textsOf(language).understanding
  const { spaced } = textsOf(language).writing
  const end = spaced ? '(?![\\p{L}\\p{N}])' : ''
  const alternatives = (phrases: string) =>
    phrases
      .split('|')
      .filter(phrase => /^[\p{L}\p{M}’' ]+$/u.test(phrase))
      .toSorted((a, b) => b.length - a.length)
      .map(phrase => phrase.replaceAll('’', "['’]"))
      .join('|')
  const list = alternatives(booking.interjections)
  // "No wait, Tuesday": after an answer too.
  const answer = alternatives(`${themes.yes}|${themes.no}`)
  return text.replace(
    new RegExp(`(?<=^|[,.;!?…、。،]\\s*|^(?:${answer})\\s+)(?:(?:${list})${end}[\\s,.!…、。،-]*)+`, 'giu'),
    '',
  )
}

/** The name that a visitor gives, with or without an introduction; null when there is none. */
export function personIn({ language, left, asked, beside, services }: Heard): string | null {
  const isName = (name: string | null) => name !== null && mayBeName(name, language, services)
  const sure = nameIn(language, left)
  if (isName(sure)) return sure
  const perhaps = nameIn(language, left, { asked: true })
  if (isName(perhaps) && (asked === 'name' || beside || isCapitalised(perhaps!, language))) return perhaps
  const { renames } = textsOf(language).understanding.booking
  const renamed = asked === 'other' ? nameAfter(left, renames, language, isName) : null
  if (renamed) return renamed
  if (asked === null && !beside) return null
  const alone = segmentsOf(left).filter(segment => isName(wholeName(segment, language)))
  if (asked === 'other' && !beside) {
    // "Sorry, Jean Dupont" corrects a name; a word alone may be anything.
    return alone.find(segment => segment.includes(' ') && isCapitalised(segment, language)) ?? null
  }
  if (isAsked(language, left) && !beside) return null
  if (alone[0] && (asked === 'name' || beside)) return wholeName(alone.at(-1)!, language)
  const pieces = piecesOf(left, language, services).filter(piece => isName(wholeName(piece, language)))
  const capital = pieces.find(piece => piece.includes(' ') && isCapitalised(piece, language))
  if (capital || asked !== 'name') return capital ?? ledName(left, language, isName)
  return pieces[0] ? wholeName(capitalRun(pieces[0]), language) : null
}

/** Of "chat Félix" the name: words with a capital, where there are some. */
function capitalRun(piece: string): string {
  const [run] = /\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*)*$/u.exec(piece) ?? []
  return run && !piece.split(/\s+/).some(word => particles.has(word.toLowerCase())) ? run : piece
}

const wholeName = (text: string, language: string): string | null =>
  bareName(language, text) ?? capitals(text, language)

/** The parts of a text between its signs. The dot of an initial or a title is none: "Dr. John Q. Smith". */
const segmentsOf = (text: string): string[] =>
  text
    .replace(/(?<![\p{L}])(\p{Lu}\p{L}{0,3})\.\s+(?=\p{Lu})/gu, '$1 ')
    .split(/[,;.!?:()\n–—|、。！？،؛]+(?:\s|$)|\n|[;:,、。،]/u)
    .map(segment => segment.trim())
    .filter(Boolean)

/** "No, the name is Hanna Kern": what follows, up to the next sign. */
function nameAfter(
  text: string,
  leads: string,
  language: string,
  isName: (name: string | null) => boolean,
): string | null {
  const [, ...after] = cutPhrases(text, leads.split('|'), language).split(';')
  const [segment = ''] = segmentsOf(after.at(-1) ?? '')
  const name = wholeName(segment, language)
  return isName(name) ? name : null
}

/** "… for Sue", "… auf den Namen Meier": the capital words after what leads to a name. */
function ledName(text: string, language: string, isName: (name: string | null) => boolean): string | null {
  const { booking } = textsOf(language).understanding
  const [, ...after] = cutPhrases(text, booking.name_leads.split('|'), language).split(';')
  for (const rest of after.toReversed()) {
    const [run = ''] = /^\s*(?:\p{Lu}[\p{L}\p{M}'’.-]*\s*){1,4}/u.exec(rest) ?? []
    if (isName(run.trim() || null)) return run.trim()
  }
  return null
}

/** The parts of a message between its signs and the phrases that lead to an address, take up a question, or agree. */
function piecesOf(text: string, language: string, services: string[]): string[] {
  const { themes, lead, booking, introductions } = textsOf(language).understanding
  const small = stopwordsOf(language)
  const lists = [
    ...[
      lead.mine,
      booking.contact_leads,
      themes.yes,
      themes.no,
      themes.thanks,
      themes.greeting,
      themes.goodbye,
    ],
    ...[introductions.surely, introductions.perhaps, booking.agrees, booking.stops, booking.name_leads],
  ]
  const cut = cutPhrases(text, lists.join('|').split('|').concat(services), language)
  return segmentsOf(cut).flatMap(piece => {
    const tokens = piece.split(/\s+/)
    if (tokens.length > 1 && tokens.length <= 4 && isCapitalised(piece, language)) return [piece]
    const found: string[] = []
    let run: string[] = []
    for (const [i, token] of tokens.entries()) {
      const word = token.toLowerCase()
      // "Will Smith and …"
      const inCapitals = isCapital(token) && [tokens[i - 1], tokens[i + 1]].some(isCapital)
      if (small.has(word) && !particles.has(word) && !inCapitals) {
        found.push(run.join(' '))
        run = []
      } else run.push(token)
    }
    return [...found, run.join(' ')].filter(Boolean)
  })
}

/**
 * Whether a message answers the question for a name with a short one that is also the beginning of a day's: "Mo",
 * "Jan", "Sun".
 */
export function isShortName(text: string): boolean {
  const [first = ''] = segmentsOf(text)
  return /^\p{Lu}[\p{L}\p{M}]{1,3}$/u.test(first)
}

const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word)

/** Small words within names. */
const particles = new Set('van von de der den la le da di do dos del ben al el bin abu mc mac'.split(' '))

/** The text with `;` for each of these phrases. */
export function cutPhrases(text: string, phrases: string[], language: string): string {
  const plain = [...new Set(phrases.map(phrase => spoken(phrase).trim()).filter(Boolean))]
  if (!textsOf(language).writing.spaced) {
    const longest = plain.toSorted((a, b) => b.length - a.length)
    return longest.reduce((cut, phrase) => cut.replaceAll(phrase, ';'), text)
  }
  const lists = plain
    .map(phrase => phrase.split(/[^\p{L}\p{M}\p{N}'*]+/u).filter(Boolean))
    .filter(list => list.length)
    .toSorted((a, b) => b.length - a.length)
  const tokens = [...text.replace(/[-‐‑]/g, ' ').matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].map(
    ({ 0: word, index }) => ({
      word: spoken(word),
      from: index,
      to: index + word.length,
    }),
  )
  let cut = ''
  let from = 0
  for (let at = 0; at < tokens.length; ) {
    const match = lists.find(list => list.every((word, i) => fits(tokens[at + i]?.word, word)))
    if (!match) {
      at++
      continue
    }
    cut += `${text.slice(from, tokens[at]!.from)};`
    at += match.length
    from = tokens[at - 1]!.to
  }
  return cut + text.slice(from)
}

const fits = (word: string | undefined, pattern: string): boolean =>
  word !== undefined && (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern)

/** "Will Smith": capitals make a name of words that are small ones otherwise. */
const capitals = (piece: string, language: string): string | null =>
  piece.split(/\s+/).length > 1 && piece.split(/\s+/).length <= 4 && isCapitalised(piece, language)
    ? piece
    : null

function isCapitalised(name: string, language: string): boolean {
  if (!['Latin'].includes(textsOf(language).writing.script)) return false
  return name.split(/\s+/).every(word => /^\p{Lu}/u.test(word) || particles.has(word.toLowerCase()))
}

/** Whether nothing else than a name is meant: no courtesy, no answer, no time, no wish, no service. */
function mayBeName(name: string, language: string, services: string[]): boolean {
  const { booking, themes, numbers, lead } = textsOf(language).understanding
  const { parts, nextWeek } = timeWordsOf(language)
  if (/\d/.test(name) || (!textsOf(language).writing.spaced && name.length > longestUnspaced)) return false
  const folded = spoken(name)
  if (services.some(service => folded.includes(spoken(service)))) return false
  if (spoken(numbers).split(' ').includes(folded)) return false
  // "Mein Telefon", "メールは": what leads to an address is nobody's name.
  const leads = [booking.contact_leads, lead.mine].join('|').split('|')
  if (!/[\p{L}]{2}/u.test(cutPhrases(name, leads, language))) return false
  if (!otherWords(language, name, ['greeting', 'thanks', 'goodbye', 'yes', 'no', 'framing']).length) {
    // "Will", "An": a small word with a capital, alone, is nobody's name for sure.
    return capitals(name, language) !== null && !hears(language, 'yes', name) && !hears(language, 'no', name)
  }
  const others = [
    booking.wants,
    booking.cancels,
    booking.moves,
    booking.stops,
    booking.agrees,
    booking.more,
    booking.earlier,
  ]
  // "Lieber", "actually": what leads to another time is nobody's name.
  if (!spoken(name).replace(phrasePattern(language, booking.instead), ' ').trim()) return false
  const times = [themes.today, themes.tomorrow, parts.morning, parts.afternoon, parts.evening, parts.noon]
  const days = [themes.days.join('|'), themes.weekend, nextWeek]
  const words = name.split(/\s+/)
  // "Peter Gut", "Ann Sooner": with two capitals it is a name, whatever its words mean otherwise.
  const plain = [booking.agrees, booking.stops, booking.more, booking.earlier]
  const isFull = words.length > 1 && isCapitalised(name, language)
  const heard = isFull ? others.filter(list => !plain.includes(list)) : others
  if ([...heard, ...times].some(list => hearsAny(language, list, name))) return false
  if (
    words.length === 1 &&
    !isShortName(name) &&
    [...days, booking.nouns].some(list => hearsAny(language, list, name))
  )
    return false
  const lower = words.filter(word => !/^\p{Lu}/u.test(word))
  const bland = lower.every(word => telling(spoken(word), language) < leastTelling)
  return !(words.length > 1 && lower.length === words.length && bland && textsOf(language).writing.spaced)
}
