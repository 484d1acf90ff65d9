import { ApiError } from '#client'
import { api, faultOf, reasonOf } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import { readAgain, restore, show } from '../changes.ts'
import { messagesQuery, takeMessage } from '../queries.ts'
import type { Attachment, Conversation, Member, Message } from '../records.ts'
import { addPending, removePending } from './outbox.ts'

/** What a colleague wrote while we did. */
export interface Collision {
  author: string | null
  text: string
  position: number
}

export type Outcome =
  | { sent: true }
  | { sent: false; collision: Collision }
  /** `held`: a colleague talks with the visitor; `offline`: nobody knows whether it arrived */
  | { sent: false; collision: null; kind: 'held' | 'offline' | 'refused'; reason: string | null }

export interface Outgoing {
  key: string
  text: string
  files: Attachment[]
  /** the position of the last message that the writer has before them */
  seen: number
  /** the item of a mail's draft that this answers */
  draftId: string | null
}

/** Sends an answer. The thread shows it at once, and the conversation as held by the sender. */
export async function send(conversation: Conversation, out: Outgoing, me: Member): Promise<Outcome> {
  const { id } = conversation
  addPending(id, { key: out.key, text: out.text, after: out.seen })
  const before = show({ ids: [id] }, { action: 'take_over' }, me)
  try {
    takeMessage(id, await post(id, out))
    await queryClient.invalidateQueries({ queryKey: messagesQuery(id).queryKey, exact: true })
    return { sent: true }
  } catch (error) {
    restore(before)
    void queryClient.invalidateQueries({ queryKey: messagesQuery(id).queryKey, exact: true })
    return outcomeOf(error)
  } finally {
    removePending(id, out.key)
    readAgain()
  }
}

async function post(id: string, { key, text, files, seen, draftId }: Outgoing): Promise<Message> {
  const idempotencyKey = key
  if (draftId && !files.length)
    return api.post('/api/v1/needs-you/{id}/send', {
      params: { id: draftId },
      body: { text },
      idempotencyKey,
    })
  const attachment_ids = files.map(file => file.id)
  const message = await api.post('/api/v1/conversations/{id}/messages', {
    params: { id },
    body: { text, ...(attachment_ids.length && { attachment_ids }), if_last_position: seen },
    idempotencyKey,
  })
  // The draft has been answered by other means. Should this fail, it waits on, where somebody sees it.
  if (draftId)
    await api
      .patch('/api/v1/needs-you/{id}', { params: { id: draftId }, body: { status: 'done' } })
      .catch(() => {})
  return message
}

function outcomeOf(error: unknown): Outcome {
  const reason = reasonOf(error)
  if (error instanceof ApiError && error.status === 409) {
    const last = (error.body as { last?: Collision } | null)?.last
    if (last) return { sent: false, collision: last }
    return { sent: false, collision: null, kind: 'held', reason }
  }
  const kind = faultOf(error) === 'offline' ? 'offline' : 'refused'
  return { sent: false, collision: null, kind, reason }
}
