// TwiML directs the carrier: https://www.twilio.com/docs/voice/twiml

const document = (...verbs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs.join('')}</Response>`

/** A sentence for the carrier's own voice. `voice`: the carrier's name of its language. */
export interface CarrierSentence {
  text: string
  voice: string
}

const say = ({ text, voice }: CarrierSentence): string => `<Say language="${voice}">${escaped(text)}</Say>`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without characters that XML can't hold (XML 1.0, section 2.2). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, mark => escapes[mark]!)

/** Streams the call's sound both ways over this socket. */
export const connect = (socketUrl: string): string =>
  document(`<Connect><Stream url="${escaped(socketUrl)}"/></Connect>`)

/** Does not take the call, so that it costs nobody anything. */
export const reject = (): string => document('<Reject/>')

export const hangUp = (): string => document('<Hangup/>')

export const sayAndHangUp = (said: CarrierSentence): string => document(say(said), '<Hangup/>')

/** Says a sentence; the carrier asks elsewhere what comes then. */
export const sayOnly = (said: CarrierSentence): string => document(say(said))

/**
 * Puts the call through to a number. The carrier asks at `briefing` what the person hears who picks up there, and at `over`
 * what to do once they have spoken, or nobody picked up.
 */
export const dial = (to: string, { briefing, over }: { briefing: string; over: string }): string =>
  document(
    `<Dial answerOnBridge="true" timeout="25" action="${escaped(over)}"><Number url="${escaped(briefing)}">${escaped(to)}</Number></Dial>`,
  )
