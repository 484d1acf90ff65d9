import { type PhraseList, phrasesIn, plain, says } from './phrases/phrases.ts'

/** Phrases of mail servers by their meaning. The first list that contains a phrase of the text decides. */
const sentences: readonly PhraseList[] = phrasesIn(new URL('sentences.txt', import.meta.url))

/**
 * RFC 3463 and 7505: no such mailbox, no such host, invalid address, moved, host accepts no mail, disabled, no route to
 * the host.
 */
const goneCodes = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.4'])
/** RFC 3463: the mailbox or its disk is full, the mail is too large, looped or expired. */
const elsewhereCodes = /^[45]\.(2\.[23]|3\.[14]|4\.[67]|6\.\d+)$/
/** Codes that servers use when none fits: the class alone, or a subject without a detail. */
const vagueCodes = /^[245]\.\d+\.0$/

/**
 * Signs that the server accepted the recipient and refused the mail itself. A `User unknown` then comes from a filter that
 * has read the mail, and says nothing about the mailbox.
 */
const afterTheMail =
  /in reply to (end of )?data command|after (end of data|data command|data:)|after i sent the message|failed on data command|>>> data <<< 55|\(state 1[578]\)|for text command/

/** Why a server refused one recipient. */
interface RecipientRefusal {
  /** The status code by RFC 3463; null when there is none. */
  code: string | null
  /** The words of the server that refused the mail; '' when the report does not separate them. */
  words: string
  /** The report's explanation for people, without the copy of the returned mail. */
  text: string
}

/**
 * Whether the address is permanently undeliverable. The server's own words count most; then a specific code, because many
 * servers use one code for everything; the explanation for people counts last.
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
