import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Agent, WebSocket } from 'undici'
import { primary } from '#locales/resolve.ts'
import { type SpeechStream, type SpeechToText, SpeechUnavailable, sampleRate } from './port.ts'
import { Stretches, type TimedText } from './stretches.ts'

export interface DeepgramOptions {
  /** `wss://api.deepgram.com/v1/listen`, or an address that speaks the same; what it asks for in its query is kept. */
  url: string
  model: string
  apiKey: string | null
}

/** A connection without sound is closed after ten seconds unless it hears this every three to five. */
const keepAliveEvery = 4000
const openWithin = 10_000
/** The most bytes by which the server may fall behind: half a minute of speech. */
const mostWaiting = 1024 * 1024
/** A message holds the words of a few seconds. */
const largestMessage = 1024 * 1024

/** What a connection takes of key terms: 100 of them and 500 tokens, which are not shorter than two bytes on average. */
const mostKeyterms = 100
const mostKeytermBytes = 1000
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
  const { model } = options
  const dispatcher = new Agent({ webSocket: { maxPayloadSize: largestMessage } })

  const stream: NonNullable<SpeechToText['stream']> = async ({ signal, heard, ...asked }) => {
    const socket = new WebSocket(addressOf(options, asked), {
      dispatcher,
      headers: options.apiKey ? { authorization: `Token ${options.apiKey}` } : {},
    })
    socket.binaryType = 'arraybuffer'
    /** The reason why the stream yields no more words. */
    let broken: SpeechUnavailable | null = null
    const stretches = new Stretches(model, heard)
    const opened = Promise.withResolvers<void>()

    function fail(reason: SpeechUnavailable['reason'], detail: string): void {
      broken ??= new SpeechUnavailable(reason, `${model} ${detail}`)
      opened.reject(broken)
      stretches.fail(broken)
      close()
    }
    function close(): void {
      clearInterval(alive)
      clearTimeout(patience)
      signal.removeEventListener('abort', leave)
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'CloseStream' }))
      socket.close()
    }
    const leave = () => fail('aborted', 'was stopped by the caller')
    const alive = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'KeepAlive' }))
    }, keepAliveEvery)
    const patience = setTimeout(() => fail('timeout', `did not answer within ${openWithin} ms`), openWithin)
    signal.addEventListener('abort', leave)
    opened.promise.catch(() => {})
    socket.addEventListener('open', () => {
      clearTimeout(patience)
      opened.resolve()
    })
    socket.addEventListener('error', () => fail('network', 'can’t be reached, or refused the connection'))
    socket.addEventListener('close', ({ code }) => fail('network', `closed the connection (${code})`))
    socket.addEventListener('message', ({ data }) => {
      const results = resultsOf(data)
      if (!results) return
      const said = timed(results)
      if (results.is_final === false) return stretches.interim(said)
      if (!stretches.final(said, results.from_finalize)) fail('bad_answer', 'hears more than anybody says')
      if (results.speech_final) stretches.likelyEnd(said.end)
    })
    if (signal.aborted) leave()
    await opened.promise

    return {
      write(pcm) {
        if (broken) return
        if (socket.bufferedAmount > mostWaiting) return fail('timeout', 'does not keep up with the speech')
        stretches.sent(pcm)
        socket.send(pcm.slice())
      },
      async finish() {
        if (broken) throw broken
        socket.send(JSON.stringify({ type: 'Finalize' }))
        return stretches.finish()
      },
      close() {
        fail('aborted', 'was closed')
      },
    } satisfies SpeechStream
  }

  return {
    model,
    stream,
    async transcribe(pcm, asked) {
      const whole = await stream(asked)
      try {
        // 100 ms at a time, as it would have come.
        for (let at = 0; at < pcm.length; at += sampleRate / 10)
          whole.write(pcm.subarray(at, at + sampleRate / 10))
        return await whole.finish()
      } finally {
        whole.close()
      }
    },
    close: () => void dispatcher.destroy().catch(() => {}),
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
  // Older models refuse them.
  if (model.startsWith('nova-3')) addKeyterms(address, keyterms)
  return address
}

function addKeyterms(address: URL, keyterms: readonly string[]): void {
  const terms = new Set(address.searchParams.getAll('keyterm'))
  for (const term of keyterms) {
    const bytes = Buffer.byteLength([...terms, term].join(' '))
    if (terms.has(term) || terms.size >= mostKeyterms || bytes > mostKeytermBytes) continue
    terms.add(term)
    address.searchParams.append('keyterm', term)
  }
}

function timed({ start, duration, channel }: Results): TimedText {
  const { transcript, words } = channel.alternatives[0]!
  return {
    start,
    end: start + duration,
    text: transcript.trim(),
    ...(words && {
      words: words.map(each => ({
        start: each.start,
        end: each.end,
        text: each.punctuated_word ?? each.word,
      })),
    }),
  }
}

function resultsOf(data: unknown) {
  try {
    const message: unknown = JSON.parse(String(data))
    return resultsShape.Check(message) ? message : null
  } catch {
    return null
  }
}
