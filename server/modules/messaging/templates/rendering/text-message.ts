import { textsOf } from '#locales/load.ts'

// “Reply STOP”, “Répondez STOP”, “Antworten Sie mit STOP”, “REPLY WITH THE WORD STOP”.
const telling =
  /(?<!\p{L})(?:reply|text|send|txt|respond|answer|répond\p{L}*|repond\p{L}*|envo\p{L}*|tapez|responda|responde|envíe|envie|envía|contesta|conteste|antworten|antworte|senden|sende|rispondi|rispondere|invia|antwoord|stuur)(?:[^\p{L}\n.!?]+\p{L}{1,12}){0,3}?[^\p{L}\n.!?]+(?<word>stop|stopall|unsubscribe|optout)(?!\p{L})/giu
// “STOP to end”, “stop 2 opt-out”, “unsubscribe to be removed”.
const meant =
  /(?<!\p{L})(?:stop|stopall|end|quit|cancel|unsubscribe|optout)["'”’]?\s+(?:to|2)\s+(?:opt[ -]?out|unsub|end|stop|cancel|quit|be removed)/iu
// “STOP au 36180”, as French senders must write.
const numbered = /(?<!\p{L})STOP\s+(?:SMS\s+)?(?:au|an|al|to)\s+\d{3,}/u

/**
 * The line that tells how to opt out, in the language of the business (BCP 47); '' when the text, before values are filled in,
 * says so itself.
 */
export const endingOf = (body: string, language: string): string =>
  tells(body) || meant.test(body) || numbered.test(body) ? '' : `\n${textsOf(language).message.opt_out}`

/** Whether the text tells how to opt out. The word must be in capitals: “reply to us or stop by” does not count. */
const tells = (body: string): boolean =>
  [...body.matchAll(telling)].some(({ groups: { word = '' } = {} }) => word === word.toUpperCase())

export interface SmsCost {
  /** As the network counts: most characters count as one, a few of the GSM alphabet and most emoji as two. */
  characters: number
  /** The carrier charges for each. */
  segments: number
  /** Whether a character is outside of the GSM alphabet, so that a segment has 70 characters instead of 160. */
  unicode: boolean
}

/**
 * The size of a text message (3GPP TS 23.038): one segment, or several, each with less room because it carries its number.
 * It is our own code because the packages found take 0.1 s for a long text, and a list has 200 of them; a test compares the
 * results.
 */
export function smsCost(text: string): SmsCost {
  const unicode = [...text].some(char => !basic.has(char) && !extended.has(char))
  const sizes = unicode
    ? Array.from(charactersOf(text), ({ segment }) => segment.length)
    : [...text].map(char => (extended.has(char) ? 2 : 1))
  const characters = sizes.reduce((sum, size) => sum + size, 0)
  const [alone, together] = unicode ? [70, 67] : [160, 153]
  return { characters, segments: characters <= alone ? 1 : segmentsOf(sizes, together), unicode }
}

/** Fills segments without cutting a character in two. */
function segmentsOf(sizes: number[], room: number): number {
  let [segments, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > room) [segments, filled] = [segments + 1, 0]
    filled += size
  }
  return segments
}

let graphemes: Intl.Segmenter | undefined
/** The segmenter is made when it is first needed, like that of sentences. */
const charactersOf = (text: string) => {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemes.segment(text)
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('\f^{}\\[~]|€')
