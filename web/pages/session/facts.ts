import type { SessionPageData } from '#contract/pages/session.ts'
import { phrase } from '#locales/phrase.ts'
import type { SessionTexts } from '#locales/types.ts'

type Fact = [term: string, fact: string]

/** How many questions there are, and how long they take. */
export const amountsOf = (
  { questions, minutes }: Pick<SessionPageData, 'questions' | 'minutes'>,
  words: SessionTexts,
  locale: string,
): Fact[] => [
  [words.questions, questions.toLocaleString(locale)],
  [words.time, phrase(words.minutes, { minutes })],
]

/** What is kept of a session, why the camera is on, and who sees it. */
export function keptOf(
  {
    business,
    recording,
    watches,
    record_days,
  }: Pick<SessionPageData, 'business' | 'recording' | 'watches' | 'record_days'>,
  words: SessionTexts,
): Fact[] {
  const camera = watches ? 'camera_watched' : recording === 'audio_video' ? 'camera_recorded' : 'camera_own'
  const readers = recording === 'none' ? words.readers_written : words.readers_media
  return [
    [words.recorded, words[recording]],
    [words.camera, words[camera]],
    [words.readers, phrase(readers, { business, days: record_days })],
  ]
}
