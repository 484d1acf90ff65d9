import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type DeepgramOptions, wholeBy } from './deepgram.ts'
import { addKeyterms } from './keyterms.ts'
import { codeOf, understands } from './languages.ts'
import { listeningSockets } from './listening-socket.ts'
import { type SpeechToText, SpeechUnavailable, sampleRate } from './port.ts'
import { Stretches, type TimedText } from './stretches.ts'

/** Languages in which it does not write numbers as figures. */
const withoutNumerals = ['hi', 'ja']

/** How sure the model must be of an end to tell it early, unless the address says so. */
const eagerThreshold = '0.5'

/** The server likes its sound in such pieces. It knows no KeepAlive: silence keeps the connection. */
const silence = new Int16Array((80 * sampleRate) / 1000)
/** It tells how far it has come every 250 ms of sound; so much silence behind a stretch brings it past the end. */
const piecesBehind = 4

const TurnInfo = Type.Object({
  type: Type.Literal('TurnInfo'),
  event: Type.String(),
  turn_index: Type.Number(),
  audio_window_start: Type.Number(),
  audio_window_end: Type.Number(),
  transcript: Type.String(),
  /** Of models of several languages: those of the words, the most frequent first. */
  languages: Type.Optional(Type.Array(Type.String())),
  words: Type.Optional(
    Type.Array(
      Type.Object({
        word: Type.String(),
        start: Type.Optional(Type.Number()),
        end: Type.Optional(Type.Number()),
      }),
    ),
  ),
  trigger: Type.Optional(Type.String()),
})
type TurnInfo = Static<typeof TurnInfo>
const turnShape = Compile(TurnInfo)

/**
 * Deepgram's Flux, which hears where a turn ends (developers.deepgram.com/reference/speech-to-text/listen-flux). It tells its own
 * ends and those that are likely; where we know of a pause before it does, `ForceEndTurn` asks for the words, once all sound
 * up to there was transcribed. Throws `rejected` for a language that the model does not understand.
 */
export function fluxSpeechToText(options: DeepgramOptions): SpeechToText {
  const { model, apiKey } = options
  const sockets = listeningSockets()

  const stream: NonNullable<SpeechToText['stream']> = async ({ signal, heard, ...asked }) => {
    const address = addressOf(options, asked)
    const turns = new Turns(new Stretches(model, heard), () => heard?.({ type: 'went_on' }))
    const socket = await sockets.open({
      model,
      address,
      apiKey,
      signal,
      told(message, { fail, tell }) {
        if ('type' in message && message.type !== 'TurnInfo') return
        if (!turnShape.Check(message)) return fail('bad_answer', 'sent a turn of another shape')
        if (!turns.take(message)) return fail('bad_answer', 'hears more than anybody says')
        if (turns.isDue()) tell({ type: 'ForceEndTurn' })
      },
      keepAlive() {
        if (isQuiet) send(silence)
        isQuiet = true
      },
      over: why => turns.stretches.fail(why),
    })
    let isQuiet = true
    function send(pcm: Int16Array): void {
      if (socket.broken()) return
      isQuiet = false
      turns.sent(pcm)
      socket.send(pcm)
    }
    return {
      write: send,
      async finish() {
        const broken = socket.broken()
        if (broken) throw broken
        const words = turns.finish()
        for (let piece = 0; piece < piecesBehind; piece++) send(silence)
        if (turns.isDue()) socket.tell({ type: 'ForceEndTurn' })
        return words
      },
      close: () => socket.fail('aborted', 'was closed'),
    }
  }

  return {
    model,
    stream,
    transcribe: wholeBy(stream),
    understands: language => understands({ kind: 'deepgram_flux', ...options }, language),
    close: sockets.close,
  }
}

/** The turns that Flux tells of, as words of our stretches. */
class Turns {
  readonly stretches: Stretches
  readonly #wentOn: () => void
  /** Seconds of sound that were sent, and that Flux has transcribed. */
  #sent = 0
  #covered = 0
  /** The turn in hand, by its number, and when it began. */
  #turn: { index: number; from: number } | null = null
  /** Ends of stretches whose words somebody waits for. */
  #asked: number[] = []
  /** The last turn whose end we forced, and the last one that had a likely end. */
  #forced = -1
  #likely = -1

  constructor(stretches: Stretches, wentOn: () => void) {
    this.stretches = stretches
    this.#wentOn = wentOn
  }

  sent(pcm: Int16Array): void {
    this.#sent += pcm.length / sampleRate
    this.stretches.sent(pcm)
  }

  finish(): Promise<string> {
    this.#asked.push(this.#sent)
    return this.stretches.finish()
  }

  /** Whether somebody waits for words of the turn in hand, and all their sound was transcribed. Once for each turn. */
  isDue(): boolean {
    const turn = this.#turn
    this.#asked = this.#asked.filter(until => turn || until > this.#covered)
    if (!turn || turn.index === this.#forced) return false
    if (!this.#asked.some(until => until <= this.#covered && until > turn.from)) return false
    this.#forced = turn.index
    return true
  }

  /** False when it says more than anybody can. */
  take(info: TurnInfo): boolean {
    const { event, turn_index: index, audio_window_end: end } = info
    this.#covered = Math.max(this.#covered, end)
    if (this.#turn?.index !== index)
      this.#turn = info.transcript.trim() ? { index, from: info.audio_window_start } : null
    const said = timed(info, this.#turn?.from ?? end)
    if (event === 'TurnResumed') {
      this.#likely = -1
      this.#wentOn()
    }
    // A forced end says nothing of whether the person has finished.
    const isEnd = event === 'EagerEndOfTurn' || (event === 'EndOfTurn' && info.trigger !== 'manual')
    // After a likely end the words are the same until the turn is resumed.
    const isNews = this.#likely !== index && (event !== 'EndOfTurn' || isEnd)
    if (said.text && isNews) this.stretches.interim(said)
    if (isEnd && this.#likely !== index) {
      this.#likely = index
      this.stretches.likelyEnd(said.words?.at(-1)?.end ?? said.end)
    }
    if (event !== 'EndOfTurn') return said.text ? true : this.stretches.final({ start: end, end, text: '' })
    this.#turn = null
    return this.stretches.final(said)
  }
}

function timed(info: TurnInfo, from: number): TimedText {
  const words = (info.words ?? []).flatMap(({ word, start, end }) =>
    start === undefined || end === undefined ? [] : [{ text: word, start, end }],
  )
  return {
    start: words[0]?.start ?? from,
    end: info.audio_window_end,
    text: info.transcript.trim(),
    language: info.languages?.[0] && codeOf(info.languages[0]),
    ...(words.length > 0 && { words }),
  }
}

function addressOf(
  { url, model }: DeepgramOptions,
  { language, keyterms = [] }: { language: string; keyterms?: readonly string[] | undefined },
): URL {
  const isMulti = /-multi$/.test(model)
  if (!understands({ kind: 'deepgram_flux', model, url }, language))
    throw new SpeechUnavailable('rejected', `${model} does not understand ${language}`)
  const address = new URL(url)
  const asked = {
    model,
    encoding: 'linear16',
    sample_rate: String(sampleRate),
    eager_eot_threshold: eagerThreshold,
    ...(!withoutNumerals.includes(codeOf(language)) && { numerals: 'true' }),
    ...(isMulti && { language_hint: language }),
  }
  for (const [name, value] of Object.entries(asked))
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  addKeyterms(address, keyterms)
  return address
}
