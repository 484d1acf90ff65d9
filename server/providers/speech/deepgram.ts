import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Agent, WebSocket } from 'undici'
import { type SpeechStream, type SpeechToText, SpeechUnavailable, sampleRate } from './port.ts'

export interface DeepgramOptions {
  /** `wss://api.deepgram.com/v1/listen`, or an address that speaks the same; what it asks for in its query is kept. */
  url: string
  model: string
  apiKey: string | null
}

/** A connection without sound is closed after ten seconds unless it hears this every three to five. */
const keepAliveEvery = 4000
const openWithin = 10_000
/** Confirmations of `Finalize` are not promised where little sound was waiting. */
const finalWithin = 1500
/** The most bytes by which the server may fall behind: half a minute of speech. */
const mostWaiting = 1024 * 1024
/** Characters between two `Finalize`: half an hour of speech. */
const mostSaid = 32_000
/** A message holds the words of a few seconds. */
const largestMessage = 1024 * 1024

const resultsShape = Compile(
  Type.Object({
    type: Type.Literal('Results'),
    start: Type.Number(),
    duration: Type.Number(),
    is_final: Type.Optional(Type.Boolean()),
    from_finalize: Type.Optional(Type.Boolean()),
    channel: Type.Object({
      alternatives: Type.Array(Type.Object({ transcript: Type.String() }), { minItems: 1 }),
    }),
  }),
)

/**
 * Streaming transcription on Deepgram's API
 * (developers.deepgram.com/reference/speech-to-text/listen-streaming). We decide where a turn ends, so its own
 * endpointing is off, and `Finalize` asks for the words at a pause.
 */
export function deepgramSpeechToText(options: DeepgramOptions): SpeechToText {
  const { model } = options
  const dispatcher = new Agent({ webSocket: { maxPayloadSize: largestMessage } })

  async function stream({
    language,
    signal,
  }: {
    language: string
    signal: AbortSignal
  }): Promise<SpeechStream> {
    const socket = new WebSocket(addressOf(options, language), {
      dispatcher,
      headers: options.apiKey ? { authorization: `Token ${options.apiKey}` } : {},
    })
    socket.binaryType = 'arraybuffer'
    /** The reason why the stream yields no more words. */
    let broken: SpeechUnavailable | null = null
    let finals: string[] = []
    let said = 0
    /** Seconds of sound that were sent, and of which the words are final. */
    let sent = 0
    let covered = 0
    const asked: { until: number; settle(said: string): void }[] = []
    const opened = Promise.withResolvers<void>()

    /** The words that are there, once: those of the next stretch may arrive before anybody reads these. */
    function taken(): string {
      const words = finals.join(' ')
      finals = []
      said = 0
      return words
    }
    function fail(reason: SpeechUnavailable['reason'], detail: string): void {
      broken ??= new SpeechUnavailable(reason, `${model} ${detail}`)
      opened.reject(broken)
      for (const each of asked.splice(0)) each.settle(taken())
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
      if (!results || results.is_final === false) return
      const text = results.channel.alternatives[0]!.transcript.trim()
      if (text) finals.push(text)
      said += text.length
      if (said > mostSaid) return fail('bad_answer', 'hears more than anybody says')
      covered = Math.max(covered, results.start + results.duration)
      // The end of a stretch is reported in whole frames, a little before what was sent.
      if (asked[0] && (results.from_finalize || covered >= asked[0].until - 0.05))
        asked.shift()!.settle(taken())
    })
    if (signal.aborted) leave()
    await opened.promise

    return {
      write(pcm) {
        if (broken) return
        if (socket.bufferedAmount > mostWaiting) return fail('timeout', 'does not keep up with the speech')
        sent += pcm.length / sampleRate
        socket.send(pcm.slice())
      },
      async finish() {
        if (broken) throw broken
        socket.send(JSON.stringify({ type: 'Finalize' }))
        const { promise, resolve } = Promise.withResolvers<string>()
        const mine = { until: sent, settle: resolve }
        asked.push(mine)
        const timer = setTimeout(() => {
          const place = asked.indexOf(mine)
          if (place < 0) return
          asked.splice(place, 1)
          resolve(taken())
        }, finalWithin)
        const said = await promise
        clearTimeout(timer)
        if (broken && !said) throw broken
        return said
      },
      close() {
        broken ??= new SpeechUnavailable('aborted', `${model} was closed`)
        close()
      },
    }
  }

  return {
    model,
    stream,
    async transcribe(pcm, { language, signal }) {
      const whole = await stream({ language, signal })
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

function addressOf({ url, model }: DeepgramOptions, language: string): URL {
  const address = new URL(url)
  const asked = {
    model,
    language,
    encoding: 'linear16',
    sample_rate: String(sampleRate),
    channels: '1',
    punctuate: 'true',
    numerals: 'true',
    interim_results: 'false',
    endpointing: 'false',
  }
  for (const [name, value] of Object.entries(asked)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value)
  }
  return address
}

function resultsOf(data: unknown) {
  try {
    const message: unknown = JSON.parse(String(data))
    return resultsShape.Check(message) ? message : null
  } catch {
    return null
  }
}
