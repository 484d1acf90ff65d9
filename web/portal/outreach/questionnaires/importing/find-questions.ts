import { ApiError, type ProposedQuestions } from '#client'
import { api } from '../../../api/api.ts'
import { newKey } from '../../../parts/new-key.ts'
import { type Refusal, sendFile } from '../../../parts/send-file.ts'

/** What came of looking for questions: some, the text in which none were found, or why nothing could be read. */
export type Found =
  | { kind: 'questions'; proposal: ProposedQuestions }
  | { kind: 'text'; text: string }
  | { kind: 'refused'; reason: string | null }

/** The text that a refusal carries where one was read; null elsewhere. */
const textIn = (answer: unknown): string | null => {
  const text = (answer as { text?: unknown } | null | undefined)?.text
  return typeof text === 'string' ? text : null
}

export async function questionsInText(text: string): Promise<Found> {
  try {
    return { kind: 'questions', proposal: await api.post('/api/v1/questionnaires/parse', { body: { text } }) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'refused', reason: null }
    const read = textIn(error.body)
    return read === null ? { kind: 'refused', reason: error.detail } : { kind: 'text', text: read }
  }
}

/** `told`: the share of the file that has left, 0 to 1. Throws the signal's reason. */
export async function questionsInFile(
  file: File,
  { told, signal }: { told: (share: number) => void; signal: AbortSignal },
): Promise<Found> {
  const parcel = {
    method: 'POST' as const,
    path: '/api/v1/questionnaires/parse-document',
    file,
    fields: {},
    key: newKey(),
  }
  try {
    const onProgress = (bytes: number) => told(file.size ? bytes / file.size : 1)
    return {
      kind: 'questions',
      proposal: (await sendFile(parcel, { onProgress, signal })) as ProposedQuestions,
    }
  } catch (error) {
    signal.throwIfAborted()
    const { reason, answer } = error as Refusal
    const read = textIn(answer)
    return read === null ? { kind: 'refused', reason } : { kind: 'text', text: read }
  }
}
