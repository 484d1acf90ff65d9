/** What somebody wants who writes a word of command instead of an answer. */
export type OptKeyword = 'stop' | 'start'

/** Each alone ends messages (Twilio's list for SMS, and what Germans and French people write for it). */
const stopAlone = new Set(
  'stop stopall unsubscribe end quit cancel revoke optout stopp arret arrêt désabonner abmelden abbestellen'.split(
    ' ',
  ),
)
/** Also when polite or wordy: `Stop please`, `please stop texting me`. The others mean too much else in a sentence. */
const stopAmong = new Set('stop stopall unsubscribe optout stopp'.split(' '))
/** Words beside which it is still nothing but a wish to stop; `stop by tomorrow` and `don’t stop` have others. */
const fillerWords = new Set(
  `please pls plz bitte kindly just now immediately it this that these those all any more anymore
  me my us i we you your can could want would like to from of the a an and at on in with for
  text texts texting message messages messaging msg msgs sms whatsapp email emails mail mails mailing newsletter list
  number phone sending send contacting contact spam spamming writing
  thanks thank thx ok okay hi hello sorry`.split(/\s+/),
)
const mostWords = 12

/** `yes` is not among them: it answers questions. */
const startAlone = new Set('start unstop'.split(' '))

/**
 * What a whole message wants of us, or null when it is an answer for people to read. The single words that providers act
 * on by themselves, and what people write in their place, in any case and with any punctuation.
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

/** In a mail, which has room for sentences, `cancel` or `end` may answer a question; these two can't. */
export const keywordInMail = (text: string): OptKeyword | null => {
  const words = wordsOf(text)
  const plain = words.some(word => word === 'stop' || word === 'unsubscribe')
  return plain && keywordIn(text) === 'stop' ? 'stop' : null
}

/** Whether it agrees to get messages again after it had stopped them, besides whatever it answers. */
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
