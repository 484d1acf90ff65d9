import type { NewQuestionnaire, Questionnaire, RecordingMode } from '#client'
import { keepDraft as keepText } from '../../../parts/draft.ts'
import { most } from '../limits.ts'

export interface DraftQuestion {
  /** stays the same while the question moves */
  key: number
  text: string
  /** one a line; null: none are asked for */
  points: string | null
}

/** A question set as it is being written: what the fields hold. */
export interface Draft {
  title: string
  about: string
  questions: DraftQuestion[]
  recording_mode: RecordingMode
  monitor_activity: boolean
  /** '' for the usual length */
  minutes: string
  /** '' for that of the questions */
  language: string
  context_text: string
}

type Asked = Pick<Questionnaire['questions'][number], 'text' | 'points'>

export const keyed = (questions: readonly Asked[]): DraftQuestion[] =>
  questions.map(({ text, points }, key) => ({ key, text, points: points.length ? points.join('\n') : null }))

export const blank: Draft = {
  title: '',
  about: '',
  questions: [{ key: 0, text: '', points: null }],
  recording_mode: 'audio',
  monitor_activity: false,
  minutes: '',
  language: '',
  context_text: '',
}

/** What the server takes a question to last where nobody says. */
const usualMinutes = 2

export const draftOf = (set: Questionnaire): Draft => ({
  title: set.title,
  about: set.about,
  questions: keyed(set.questions),
  recording_mode: set.recording_mode,
  monitor_activity: set.monitor_activity,
  minutes: set.expected_minutes === set.question_count * usualMinutes ? '' : String(set.expected_minutes),
  language: set.language ?? '',
  context_text: set.context_text,
})

/** The key of the question that is added next. */
export const nextKey = (questions: readonly DraftQuestion[]): number =>
  Math.max(-1, ...questions.map(({ key }) => key)) + 1

/** The same list with one thing in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}

const pointsOf = ({ points }: DraftQuestion): string[] =>
  (points ?? '')
    .split('\n')
    .map(point => point.trim())
    .filter(Boolean)

/** What the server is sent. Questions without words are left out. */
export const sentOf = (draft: Draft): NewQuestionnaire => {
  const minutes = Math.round(Number(draft.minutes))
  return {
    title: draft.title.trim(),
    about: draft.about.trim(),
    questions: written(draft).map(question => ({ text: question.text.trim(), points: pointsOf(question) })),
    recording_mode: draft.recording_mode,
    monitor_activity: draft.monitor_activity,
    expected_minutes: minutes >= 1 ? Math.min(minutes, 600) : null,
    language: draft.language || null,
    context_text: draft.context_text.trim(),
  }
}

const written = ({ questions }: Draft): DraftQuestion[] => questions.filter(({ text }) => text.trim())

/** Why a draft can't be saved yet. `n`: of the question, from 1. */
export type Lack = { lack: 'title' } | { lack: 'question' } | { lack: 'points'; n: number }

export function lackOf(draft: Draft): Lack | null {
  if (!draft.title.trim()) return { lack: 'title' }
  if (!written(draft).length) return { lack: 'question' }
  const n = draft.questions.findIndex(question => pointsOf(question).length > most.points) + 1
  return n ? { lack: 'points', n } : null
}

/** Whether saving would change anything. */
export const isChanged = (draft: Draft, from: Draft): boolean =>
  JSON.stringify(sentOf(draft)) !== JSON.stringify(sentOf(from))

export const draftKey = (id: string) => `questionnaire:${id}`

/** The draft that was kept as text; null where there is none, or none that can be read. */
export function readDraft(text: string): Draft | null {
  if (!text) return null
  try {
    const kept = { ...blank, ...(JSON.parse(text) as Partial<Draft>) }
    return Array.isArray(kept.questions) ? kept : null
  } catch {
    return null
  }
}

/** Keeps questions that were found elsewhere as a draft of a set, for its editor to open. */
export const keepDraft = (
  id: string,
  { questions, title }: { questions: readonly Asked[]; title?: string },
): void =>
  keepText(draftKey(id), JSON.stringify({ ...blank, questions: keyed(questions), title: title ?? '' }))
