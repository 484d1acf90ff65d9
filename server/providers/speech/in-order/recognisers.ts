import type { SpeechStream, SpeechToText } from '../port.ts'
import { inTime } from './deadline.ts'
import { ableIn, type Ranked, Ranks, type SpeechWatch } from './ranks.ts'
import { StreamInOrder } from './stream.ts'

/** Words take up to a second after a pause. One behind whom nobody stands may be slower. */
const wordsWithinMs = 4_000
const lastWordsWithinMs = 10_000
/** A server that failed elsewhere meanwhile may have been unlucky there. */
const doubtedWithinMs = 1_500

export type StreamOptions = Parameters<NonNullable<SpeechToText['stream']>>[0]
type TranscribeOptions = Parameters<SpeechToText['transcribe']>[1]

/**
 * Several recognisers as one. When one refuses, fails, or brings no words in time, the next one is asked for the words of
 * the same sound. One that failed rests, and is tried again behind the back of the one that answers. Throws the last one's
 * SpeechUnavailable.
 */
export function recognisersInOrder(
  recognisers: [SpeechToText, ...SpeechToText[]],
  { watch = {}, now = Date.now }: { watch?: SpeechWatch; now?: () => number } = {},
): SpeechToText {
  const ranks = new Ranks('hears', recognisers, { watch, now })

  const understands = (server: SpeechToText, language: string) => server.understands?.(language) ?? true
  const toAsk = (language: string) => ableIn(ranks.toAsk(), server => understands(server, language))

  /** Asks one after the other, and notes how each did. */
  async function ask<T>(
    asked: Ranked<SpeechToText>[],
    work: (server: SpeechToText) => Promise<T>,
  ): Promise<{ from: Ranked<SpeechToText>; found: T }> {
    for (const [at, ranked] of asked.entries()) {
      const { server } = ranked
      const next = asked[at + 1]
      const withinMs = next ? wordsWithinMs : lastWordsWithinMs
      try {
        const found = await inTime(work(server), withinMs, `${server.model} did not answer in ${withinMs} ms`)
        ranks.worked(ranked)
        return { from: ranked, found }
      } catch (error) {
        const failure = ranks.failed(ranked, error, next)
        if (!next) throw failure
      }
    }
    throw new Error('nobody was asked')
  }

  async function transcribe(pcm: Int16Array, options: TranscribeOptions): Promise<string> {
    const rested = ranks.toTry()
    if (rested) void tryAgain(rested, pcm, options)
    return (await ask(toAsk(options.language), server => server.transcribe(pcm, options))).found
  }

  async function tryAgain(ranked: Ranked<SpeechToText>, pcm: Int16Array, options: TranscribeOptions) {
    const signal = AbortSignal.timeout(lastWordsWithinMs)
    const trial = inTime(
      ranked.server.transcribe(pcm, { ...options, signal }),
      wordsWithinMs,
      `${ranked.server.model} did not answer in ${wordsWithinMs} ms`,
    )
    await trial.then(
      () => ranks.worked(ranked),
      error => {
        try {
          ranks.failed(ranked, error, undefined)
        } catch {
          ranks.unsettled(ranked)
        }
      },
    )
  }

  /** How long the words of a stream may take. One that others found to fail gets no such patience. */
  function patienceWith(ranked: Ranked<SpeechToText>): number {
    if (ranked.failures) return doubtedWithinMs
    return ranks.othersThan(ranked).length ? wordsWithinMs : lastWordsWithinMs
  }

  async function stream(options: StreamOptions): Promise<SpeechStream> {
    const made = new StreamInOrder({
      heard: options.heard,
      async open(heard) {
        const able = toAsk(options.language).filter(({ server }) => server.stream)
        if (!able.length) return null
        const { from, found } = await ask(able, server => server.stream!({ ...options, heard }))
        return {
          write: pcm => found.write(pcm),
          close: () => found.close(),
          async finish() {
            const withinMs = patienceWith(from)
            const late = `${from.server.model} brought no words in ${withinMs} ms`
            const text = await inTime(found.finish(), withinMs, late).catch(error => {
              throw ranks.failed(from, error, ranks.othersThan(from)[0])
            })
            ranks.worked(from)
            return text
          },
        }
      },
      transcribe: pcm => transcribe(pcm, options),
    })
    await made.opened()
    return made
  }

  return {
    get model() {
      return ranks.model
    },
    transcribe,
    ...(recognisers.some(each => each.stream) && { stream }),
    understands: language => recognisers.some(each => understands(each, language)),
    close() {
      for (const each of recognisers) each.close()
    },
  }
}
