// What the carrier is told to do with a call: https://www.twilio.com/docs/voice/twiml

const document = (...verbs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`

/** Words that are said by the carrier's own voice, in a language as it calls it. */
export interface CarrierSentence {
  text: string
  voice: string
}

const say = ({ text, voice }: CarrierSentence): string => `<Say language="${voice}">${escaped(text)}</Say>`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML can't hold is left out (XML 1.0, section 2.2). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, mark => escapes[mark]!)

/** The call's sound goes both ways over this socket. */
export const connect = (socketUrl: string): string =>
  document(`<Connect><Stream url="${escaped(socketUrl)}"/></Connect>`)

/** Not taken, so that it costs nobody anything. */
export const reject = (): string => document('<Reject/>')

export const hangUp = (): string => document('<Hangup/>')

export const sayAndHangUp = (said: CarrierSentence): string => document(say(said), '<Hangup/>')

/** Only said: what comes then is decided elsewhere. */
export const sayOnly = (said: CarrierSentence): string => document(say(said))

/**
 * Puts the call through to a number. Whoever picks up there first hears what `briefing` answers; once it is over, or
 * nobody picked up, `over` is asked.
 */
export const dial = (to: string, { briefing, over }: { briefing: string; over: string }): string =>
  document(
    `<Dial answerOnBridge="true" timeout="25" action="${escaped(over)}"><Number url="${escaped(briefing)}">${escaped(to)}</Number></Dial>`,
  )
