import type { CitedSource, MessageMark } from '#client'
import { api, faultOf } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import type { Message } from '../records.ts'

/** Where a message stands. */
export interface Place {
  conversationId: string
  messageId: string
}

interface Thread {
  messages: Message[]
}

const keyOf = ({ conversationId }: Place) => ['conversations', conversationId, 'messages'] as const

function show(place: Place, mark: MessageMark | null): Thread | undefined {
  const before = queryClient.getQueryData<Thread>(keyOf(place))
  queryClient.setQueryData<Thread>(
    keyOf(place),
    thread =>
      thread && {
        ...thread,
        messages: thread.messages.map(each => (each.id === place.messageId ? { ...each, mark } : each)),
      },
  )
  return before
}

const paramsOf = ({ conversationId, messageId }: Place) => ({ id: conversationId, message_id: messageId })
const path = '/api/v1/conversations/{id}/messages/{message_id}/mark'

/** Marks an answer; shown at once, and put back when the server refuses. Throws the refusal. */
export async function mark(
  place: Place,
  given: { verdict: 'right' | 'wrong'; note?: string | null; right_answer?: string | null },
  by: string,
): Promise<void> {
  const { verdict, note = null, right_answer = null } = given
  const marked_at = new Date().toISOString()
  const before = show(place, { verdict, note, right_answer, marked_by: by, marked_at })
  try {
    show(place, await api.put(path, { params: paramsOf(place), body: given }))
  } catch (error) {
    queryClient.setQueryData(keyOf(place), before)
    throw error
  }
}

/** Takes a verdict back, likewise. */
export async function unmark(place: Place): Promise<void> {
  const before = show(place, null)
  try {
    await api.delete(path, { params: paramsOf(place) })
  } catch (error) {
    queryClient.setQueryData(keyOf(place), before)
    throw error
  }
}

/** What the visitor had said before a message; null when that is not loaded. */
export const askedBefore = (place: Place): string | null => {
  const messages = queryClient.getQueryData<Thread>(keyOf(place))?.messages ?? []
  const at = messages.findIndex(({ id }) => id === place.messageId)
  return messages.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? null
}

/**
 * Teaches the answer that would have been right: in place of the pair that the wrong one came from, where it came from one
 * alone and the reader may change it, else as a new pair.
 */
export async function teach(question: string, answer: string, cited: CitedSource[]): Promise<void> {
  const [source, ...others] = cited
  if (source?.kind === 'qa' && !others.length) {
    try {
      const params = { parent_doc_id: source.parent_doc_id }
      await api.patch('/api/v1/knowledge/documents/{parent_doc_id}', { params, body: { answer } })
      return readAgain()
    } catch (error) {
      if (!['denied', 'gone'].includes(faultOf(error))) throw error
    }
  }
  await api.post('/api/v1/knowledge/portal/ingest', { body: { question, answer } })
  readAgain()
}

function readAgain(): void {
  for (const queryKey of [['knowledge'], ['gaps'], ['counts']])
    void queryClient.invalidateQueries({ queryKey })
}
