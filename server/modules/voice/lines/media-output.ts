import type { Media } from '../media/media.ts'
import { createBackpressure } from './backpressure.ts'
import type { SpeechOutput } from './utterances.ts'

/** Speech of ours that the media worker plays, with `freed`: the worker has room behind all up to this piece. */
export function mediaOutput(
  media: Pick<Media, 'send'>,
  isClosed: () => boolean,
): SpeechOutput & { freed(turn: number): void } {
  const room = createBackpressure()
  return {
    play(utterance, pcm) {
      if (isClosed()) return Promise.resolve()
      const { turn, free } = room.next()
      media.send({ do: 'play', utterance, pcm, turn })
      return free
    },
    say() {},
    finish: utterance => media.send({ do: 'finish', utterance }),
    flush: () => media.send({ do: 'flush' }),
    close: room.close,
    freed: room.freed,
  }
}
