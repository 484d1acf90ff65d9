import { type PhraseList, phrasesIn, plain, says } from './phrases/phrases.ts'

/** What servers say, and what it means; the first list that knows the words decides. */
const sentences: readonly PhraseList[] = phrasesIn(new URL('sentences.txt', import.meta.url))

/**
 * RFC 3463 and 7505: no such mailbox, no such host, not an address, moved away, no mail taken there, disabled, no way
 * to the host.
 */
const goneCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4'])
/** RFC 3463: the mailbox or its disk is full, the mail is too large, it went round in circles or waited too long. */
const elsewhereCodes = /^[45]\.(2\.[23]|3\.[14]|4\.[67]|6\.\d+)$/
/** Codes that servers give when they have none that fits: the class alone, or a subject without a detail. */
const vagueCodes = /^[245]\.\d+\.0$/

/**
 * Who refuses a recipient says so when it is named. Who takes the recipient and refuses the mail itself has looked at the
 * mail: a filter's `User unknown` then is no more than its way to say no.
 */
const afterTheMail =
  /in reply to (end of )?data command|after (end of data|data command|data:)|after i sent the message|failed on data command|>>> data <<< 55|\(state 1[578]\)|for text command/

/** What a report says of one recipient. */
export interface RecipientRefusal {
  /** RFC 3463; null when none is said. */
  code: string | null
  /** The words of the server that refused the mail; '' when they are not told apart. */
  words: string
  /** What the report tells people: up to where it repeats the mail that it is about. */
  text: string
}

/**
 * Whether nobody will ever read mail at the address. The server's own words tell most; a code that means something
 * comes next, since many servers give one for all; what the report tells people, last.
 */
export function isGone({ code, words, text }: RecipientRefusal): boolean {
  if (code && elsewhereCodes.test(code)) return false
  const about = meaningOf(words)
  if (about === 'gone') return (code !== null && goneCodes.has(code)) || !isAfterTheMail(`${words}\n${text}`)
  if (about === 'elsewhere') return false
  if (code && !vagueCodes.test(code)) return goneCodes.has(code)
  return meaningOf(text) === 'gone' && !isAfterTheMail(text)
}

function meaningOf(words: string): string | null {
  const text = plain(words)
  if (!text.trim()) return null
  return sentences.find(({ phrases }) => phrases.some(phrase => says(text, phrase)))?.kind ?? null
}

const isAfterTheMail = (text: string): boolean =>
  afterTheMail.test(text.slice(0, 8_000).toLowerCase().replace(/\s+/g, ' '))
