import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { primary } from '#locales/resolve.ts'
import { addKeyterms, addKeywords } from './keyterms.ts'
import { codeOf, understands } from './languages.ts'
import { listeningSockets } from './listening-socket.ts'
import { type SpeechToText, sampleRate } from './port.ts'
import { Stretches, type TimedText } from './stretches.ts'

export interface DeepgramOptions {
  /** `wss://api.deepgram.com/v1/listen`, or an address that speaks the same; what it asks for in its query is kept. */
  url: string
  model: string
  apiKey: string | null
}

/** Languages in which the server refuses to write numbers as figures. */
const withoutNumerals = ['ar', 'tr']

const Results = Type.Object({
  type: Type.Literal('Results'),
  start: Type.Number(),
  duration: Type.Number(),
  is_final: Type.Optional(Type.Boolean()),
  from_finalize: Type.Optional(Type.Boolean()),
  speech_final: Type.Optional(Type.Boolean()),
  channel: Type.Object({
    alternatives: Type.Array(
      Type.Object({
        transcript: Type.String(),
        /** Of `language=multi`: the languages of the words, the most frequent first. */
        languages: Type.Optional(Type.Array(Type.String())),
        words: Type.Optional(
          Type.Array(
            Type.Object({
              word: Type.String(),
              punctuated_word: Type.Optional(Type.String()),
              start: Type.Number(),
              end: Type.Number(),
            }),
          ),
        ),
      }),
      { minItems: 1 },
    ),
  }),
})
type Results = Static<typeof Results>
const resultsShape = Compile(Results)

/**
 * Streaming transcription on Deepgram's API
 * (developers.deepgram.com/reference/speech-to-text/listen-streaming). We decide where a turn ends, so its own
 * endpointing is off, and `Finalize` asks for the words at a pause. It "may" be confirmed.
 */
export function deepgramSpeechToText(options: DeepgramOptions): SpeechToText {
  const { model, apiKey } = options
  const sockets = listeningSockets()

  const stream: NonNullable<SpeechToText['stream']> = async ({ signal, heard, ...asked }) => {
    const stretches = new Stretches(model, heard)
    const socket = await sockets.open({
      model,
      address: addressOf(options, asked),
      apiKey,
      signal,
      told(message, { fail }) {
        if ('type' in message && message.type !== 'Results') return
        if (!resultsShape.Check(message)) return fail('bad_answer', 'sent results of another shape')
        const said = timed(message)
        if (message.is_final === false) return stretches.interim(said)
        if (!stretches.final(said, message.from_finalize)) fail('bad_answer', 'hears more than anybody says')
        if (message.speech_final) stretches.likelyEnd(said.end)
      },
      keepAlive: each => each.tell({ type: 'KeepAlive' }),
      over: why => stretches.fail(why),
    })
    return {
      write(pcm) {
        if (socket.broken()) return
        stretches.sent(pcm)
        socket.send(pcm)
      },
      async finish() {
        const broken = socket.broken()
        if (broken) throw broken
        socket.tell({ type: 'Finalize' })
        return stretches.finish()
      },
      close: () => socket.fail('aborted', 'was closed'),
    }
  }

  return {
    model,
    stream,
    transcribe: wholeBy(stream),
    understands: language => understands({ kind: 'deepgram', ...options }, language),
    close: sockets.close,
  }
}

/** Speech that is over, given to a server that only listens along: 100 ms at a time, as it would have come. */
export const wholeBy =
  (stream: NonNullable<SpeechToText['stream']>): SpeechToText['transcribe'] =>
  async (pcm, asked) => {
    const whole = await stream(asked)
    try {
      for (let at = 0; at < pcm.length; at += sampleRate / 10)
        whole.write(pcm.subarray(at, at + sampleRate / 10))
      return await whole.finish()
    } finally {
      whole.close()
    }
  }

function addressOf(
  { url, model }: DeepgramOptions,
  { language, keyterms = [] }: { language: string; keyterms?: readonly string[] | undefined },
): URL {
  const address = new URL(url)
  const asked = {
    model,
    language,
    encoding: 'linear16',
    sample_rate: String(sampleRate),
    channels: '1',
    punctuate: 'true',
    ...(!withoutNumerals.includes(primary(language) ?? '') && { numerals: 'true' }),
    interim_results: 'true',
    endpointing: 'false',
  }
  for (const [name, value] of Object.entries(asked)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  }
  if (model.startsWith('nova-3')) addKeyterms(address, keyterms)
  else if (/^(nova|enhanced|base)/.test(model)) addKeywords(address, keyterms)
  return address
}

function timed({ start, duration, channel }: Results): TimedText {
  const { transcript, words, languages } = channel.alternatives[0]!
  return {
    start,
    end: start + duration,
    text: transcript.trim(),
    language: languages?.[0] && codeOf(languages[0]),
    ...(words && {
      words: words.map(each => ({
        start: each.start,
        end: each.end,
        text: each.punctuated_word ?? each.word,
      })),
    }),
  }
}
