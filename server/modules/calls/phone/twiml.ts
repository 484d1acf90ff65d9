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

/** Where a stream leads, and where the carrier goes on once its socket is closed. */
interface StreamDirections {
  socket: string
  /** Gets the stream's own reports. */
  status: string
  /** Said when the socket was lost: a caller who hears nothing hangs up. */
  holdOn: CarrierSentence
  /** Asked for what comes next then. */
  lost: string
}

/**
 * Streams the call's sound both ways over a socket. We hang up by the carrier's API, so that what follows is only done when
 * the socket was lost.
 */
export const connect = ({ socket, status, holdOn, lost }: StreamDirections): string =>
  document(
    `<Connect><Stream url="${escaped(socket)}" statusCallback="${escaped(status)}"/></Connect>`,
    say(holdOn),
    // A process that was killed is back within seconds.
    '<Pause length="1"/>',
    redirect(lost),
  )

const redirect = (url: string): string => `<Redirect method="POST">${escaped(url)}</Redirect>`

/** Does not take the call, so that it costs nobody anything. */
export const reject = (): string => document('<Reject/>')

export const hangUp = (): string => document('<Hangup/>')

export const sayAndHangUp = (said: CarrierSentence): string => document(say(said), '<Hangup/>')

/** A call leg goes on: somebody who was called and pressed a key is connected with the caller. */
export const goOn = (): string => document()

/** Says who is calling to a person of the business, who presses 1 to take the call. A machine presses nothing. */
export const askToAccept = (said: CarrierSentence, accepted: string): string =>
  document(
    `<Gather numDigits="1" timeout="8" actionOnEmptyResult="false" action="${escaped(accepted)}">${say(said)}</Gather>`,
    '<Hangup/>',
  )

/** Where the carrier asks while it puts somebody through. */
interface DialAddresses {
  /** What the person hears who picks up. */
  briefing: string
  /** Gets the report whether a machine picked up. */
  machine: string
  /** What comes once the two have spoken, or nobody took the call. */
  over: string
}

const dialing = (to: string, { briefing, machine, over }: DialAddresses): string =>
  `<Dial answerOnBridge="true" timeout="25" action="${escaped(over)}"><Number url="${escaped(briefing)}" machineDetection="Enable" amdStatusCallback="${escaped(machine)}">${escaped(to)}</Number></Dial>`

/** Puts the call through to a number; `said` is heard before. */
export const dial = (to: string, addresses: DialAddresses, said?: CarrierSentence): string =>
  document(said ? say(said) : '', dialing(to, addresses))

/** Longest message, and the silence that ends it, in seconds. */
const longestMessage = 180
const messageOver = 5

/** Has the caller leave a message. The carrier asks at `left` what comes then, and tells `ready` when it can be fetched. */
export const takeMessage = (
  said: CarrierSentence,
  { left, ready }: { left: string; ready: string },
): string =>
  document(
    say(said),
    `<Record maxLength="${longestMessage}" timeout="${messageOver}" playBeep="true" action="${escaped(left)}" recordingStatusCallback="${escaped(ready)}"/>`,
    // Nothing was said.
    redirect(left),
  )
