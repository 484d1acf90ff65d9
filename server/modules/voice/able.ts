import type { AppDependencies } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import type { Line } from './line.ts'

/** Refuses a line on which nothing could be heard or said: 503. */
export function canConverse(
  { speech }: Pick<AppDependencies, 'speech'>,
  line: Pick<Line, 'hears' | 'speaks'>,
): void {
  if (line.hears === 'sound' && !speech.hears)
    throw new Problem(503, 'This installation cannot hear: no speech recognition is configured (STT_URL).')
  if (line.speaks === 'sound' && !speech.speaks)
    throw new Problem(503, 'This installation cannot speak: no voice is configured (TTS_URL).')
}
