/** The meaning of a keyword that somebody sends instead of an answer. */
export type OptKeyword = 'stop' | 'start'

/** Words that end messages when sent alone (Twilio's list for SMS, and the usual German and French words). */
const stopAlone = new Set(
  'stop stopall unsubscribe end quit cancel revoke optout stopp arret arrêt désabonner abmelden abbestellen'.split(
    ' ',
  ),
)
/** Words that also end messages within a request such as `please stop texting me`; the others are too ambiguous. */
const stopAmong = new Set('stop stopall unsubscribe optout stopp'.split(' '))
/** Words that may surround those; `stop by tomorrow` and `don’t stop` contain others. */
const fillerWords = new Set(
  `please pls plz bitte kindly just now immediately it this that these those all any more anymore
  me my us i we you your can could want would like to from of the a an and at on in with for
  text texts texting message messages messaging msg msgs sms whatsapp email emails mail mails mailing newsletter list
  number phone sending send contacting contact spam spamming writing
  thanks thank thx ok okay hi hello sorry`.split(/\s+/),
)
const mostWords = 12

/** Words that start messages again. `yes` is not one of them, because it answers questions. */
const startAlone = new Set('start unstop'.split(' '))

/**
 * The keyword that a message consists of; null when it is an answer for people to read. It recognises the words that
 * providers act on, and requests that people write instead, in any case and with any punctuation.
 */
export function keywordIn(text: string): OptKeyword | null {
  const words = wordsOf(text)
  if (!words.length || words.length > mostWords) return null
  const rest = words.filter(word => word !== 'please' && word !== 'pls' && word !== 'plz' && word !== 'bitte')
  if (rest.length === 1 && stopAlone.has(rest[0]!)) return 'stop'
  if (rest.length === 1 && startAlone.has(rest[0]!)) return 'start'
  const wishes = words.some(word => stopAmong.has(word))
  return wishes && words.every(word => stopAmong.has(word) || fillerWords.has(word)) ? 'stop' : null
}

/** The same for a mail. Only `stop` and `unsubscribe` count, because `cancel` or `end` may answer a question there. */
export const keywordInMail = (text: string): OptKeyword | null => {
  const words = wordsOf(text)
  const plain = words.some(word => word === 'stop' || word === 'unsubscribe')
  return plain && keywordIn(text) === 'stop' ? 'stop' : null
}

/** Whether a text is just "yes", which also allows messages again that the person had stopped. */
export const isYes = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length === 1 && words[0] === 'yes'
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 500)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bopt[\s-]+out\b/g, 'optout')
    .replace(/\bstop[\s-]+all\b/g, 'stopall')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
