import { primary } from '#locales/resolve.ts'
import { wholeBy } from '../speech/deepgram.ts'
import { type SpeechStream, type SpeechToText, SpeechUnavailable, sampleRate } from '../speech/port.ts'
import { resampler } from '../speech/resample.ts'
import { Connection } from './connection.ts'
import { base64Of } from './events.ts'
import { inWordsOf, type Session } from './session.ts'

const rate = 24_000
/** The server refuses less than 100 ms. Samples. */
const leastSound = (120 * sampleRate) / 1000
const mostTerms = 100
/** Characters of one stretch: half an hour of speech. */
const mostSaid = 32_000

type StreamOptions = Parameters<NonNullable<SpeechToText['stream']>>[0]

/** A stretch whose words are awaited. */
interface Stretch {
  number: number
  item: string | null
  said: string
  words: PromiseWithResolvers<string>
}

/**
 * The model's ears: what the person says goes into the server's buffer while they speak, and their pause makes an item of it,
 * whose words the server writes down. That item is what the model hears when it is asked for an answer.
 */
export function realtimeEars(session: Session): SpeechToText {
  const { model } = session.server

  function listen(
    connection: Connection,
    { language, keyterms = [], signal, heard }: StreamOptions,
  ): SpeechStream {
    const resample = resampler(sampleRate, rate)
    const waiting: Stretch[] = []
    let written = 0
    let finished = 0
    let broken: unknown = null
    const over = (why: unknown) => {
      broken ??= why
      for (const { words } of waiting.splice(0)) words.reject(broken)
    }
    const of = (item: string) => waiting.find(each => each.item === item)
    const settle = (stretch: Stretch | undefined, how: (stretch: Stretch) => void) => {
      if (!stretch) return
      waiting.splice(waiting.indexOf(stretch), 1)
      how(stretch)
    }
    const failed = () => new SpeechUnavailable('server', `${model} could not write down some speech`)
    connection.listen(
      {
        committed(item) {
          const next = waiting.find(each => each.item === null)
          if (next) next.item = item
        },
        interim(item, more) {
          const stretch = of(item)
          if (!stretch || stretch.said.length > mostSaid) return
          stretch.said += more
          heard?.({ type: 'interim', stretch: stretch.number, text: stretch.said.trim() })
        },
        completed: (item, text) =>
          settle(of(item), ({ words }) => {
            session.heard(connection, { id: item, text: text.trim() })
            words.resolve(text.trim())
          }),
        failed: item => settle(of(item), ({ words }) => words.reject(failed())),
        refused: event =>
          settle(
            waiting.find(each => nameOf(each.number) === event),
            ({ words }) => words.reject(failed()),
          ),
        over: why => over(inWordsOf(SpeechUnavailable, why)),
      },
      {
        ...(primary(language) && { language: primary(language)! }),
        ...(keyterms.length && { prompt: `Names and terms: ${keyterms.slice(0, mostTerms).join(', ')}.` }),
      },
    )
    signal.addEventListener('abort', () =>
      over(new SpeechUnavailable('aborted', `${model} was stopped by the caller`)),
    )
    function write(pcm: Int16Array): void {
      written += pcm.length
      connection.tell({ type: 'input_audio_buffer.append', audio: base64Of(resample(pcm)) })
    }
    return {
      write,
      async finish() {
        if (broken) throw broken
        const number = finished++
        if (!written) return ''
        if (written < leastSound) write(new Int16Array(leastSound - written))
        written = 0
        const stretch = { number, item: null, said: '', words: Promise.withResolvers<string>() }
        waiting.push(stretch)
        connection.tell({ type: 'input_audio_buffer.commit', event_id: nameOf(number) })
        return stretch.words.promise
      },
      close: () => over(new SpeechUnavailable('aborted', `${model} was closed`)),
    }
  }

  const stream: NonNullable<SpeechToText['stream']> = async options => {
    try {
      return listen(await session.connection(), options)
    } catch (error) {
      throw inWordsOf(SpeechUnavailable, error)
    }
  }

  /** Over a connection of its own: that of the call may be in the middle of what is said now. */
  const whole = wholeBy(async options => {
    const connection = new Connection(session.server)
    try {
      await connection.opened()
    } catch (error) {
      throw inWordsOf(SpeechUnavailable, error)
    }
    const made = listen(connection, options)
    return { ...made, close: () => connection.close() }
  })

  return { model, stream, transcribe: whole, close() {} }
}

const nameOf = (number: number): string => `commit_${number}`
