import type { SessionTurn } from '../links/links.ts'
import type { QuestionnaireQuestion } from '../queries.ts'

/** A session that has ended, as a write-up reads it. */
export interface EndedSession {
  questions: QuestionnaireQuestion[]
  /** So many questions were put, in order. The others were never reached. */
  put: number
  /** From 0. */
  skipped: number[]
  turns: Pick<SessionTurn, 'speaker' | 'text' | 'question_n'>[]
  /** The language that was spoken, ISO 639-1. */
  language: string
  /** BCP 47: what the record is read in, the business's. */
  readsIn: string
}

/** What the person said to one question (from 0), turn by turn. */
export const saidTo = ({ turns }: EndedSession, question: number): string[] =>
  turns.filter(turn => turn.speaker === 'person' && turn.question_n === question + 1).map(({ text }) => text)

/** Everything that the person said. */
export const saidAtAll = ({ turns }: EndedSession): string[] =>
  turns.filter(({ speaker }) => speaker === 'person').map(({ text }) => text)
