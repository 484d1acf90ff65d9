import { textsOf } from '#locales/load.ts'

// “Reply STOP”, “Répondez STOP”, “Antworten Sie mit STOP”, “REPLY WITH THE WORD STOP”.
const telling =
  /(?<!\p{L})(?:reply|text|send|txt|respond|answer|répond\p{L}*|repond\p{L}*|envo\p{L}*|tapez|responda|responde|envíe|envie|envía|contesta|conteste|antworten|antworte|senden|sende|rispondi|rispondere|invia|antwoord|stuur)(?:[^\p{L}\n.!?]+\p{L}{1,12}){0,3}?[^\p{L}\n.!?]+(?<word>stop|stopall|unsubscribe|optout)(?!\p{L})/giu
// “STOP to end”, “stop 2 opt-out”, “unsubscribe to be removed”.
const meant =
  /(?<!\p{L})(?:stop|stopall|end|quit|cancel|unsubscribe|optout)["'”’]?\s+(?:to|2)\s+(?:opt[ -]?out|unsub|end|stop|cancel|quit|be removed)/iu
// “STOP au 36180”, as French senders must write.
const numbered = /(?<!\p{L})STOP\s+(?:SMS\s+)?(?:au|an|al|to)\s+\d{3,}/u

/** What a text message ends on: how to opt out, in the language of the business, unless its own text, before anything is filled in, says how. */
export const endingOf = (body: string, language: string): string =>
  tells(body) || meant.test(body) || numbered.test(body) ? '' : `\n${textsOf(language).message.opt_out}`

/** The word must be in capitals: “reply to us or stop by” tells nobody how to opt out. */
const tells = (body: string): boolean =>
  [...body.matchAll(telling)].some(({ groups: { word = '' } = {} }) => word === word.toUpperCase())

export interface SmsCost {
  /** As the network counts them: most take one, a few of the GSM alphabet and most emoji two. */
  characters: number
  /** Each is charged for. */
  segments: number
  /** Whether one character is outside of the GSM alphabet, so that a segment holds 70 and not 160. */
  unicode: boolean
}

/**
 * What a text costs as it is sent (3GPP TS 23.038): one segment, or several which each give up some room to say which they
 * are. Written here and not taken from a package because those found take a tenth of a second for a long text, and a list
 * has 200 of them; the tests compare.
 */
export function smsCost(text: string): SmsCost {
  const unicode = [...text].some(char => !basic.has(char) && !extended.has(char))
  const sizes = unicode
    ? Array.from(graphemes.segment(text), ({ segment }) => segment.length)
    : [...text].map(char => (extended.has(char) ? 2 : 1))
  const characters = sizes.reduce((sum, size) => sum + size, 0)
  const [alone, together] = unicode ? [70, 67] : [160, 153]
  return { characters, segments: characters <= alone ? 1 : segmentsOf(sizes, together), unicode }
}

/** No character is cut in two. */
function segmentsOf(sizes: number[], room: number): number {
  let [segments, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > room) [segments, filled] = [segments + 1, 0]
    filled += size
  }
  return segments
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extended = new Set('\f^{}\\[~]|€')
