import { api, reasonOf } from '../api/api.ts'
import { queryClient } from '../api/query.ts'
import { tell, tellWhenDone } from '../parts/notices/notices.ts'
import { now } from '../words/clock.ts'
import { counted, say } from '../words/words.ts'
import { type BulkAction, type Change, changed, edited, type Pages } from './cache.ts'
import { noteMine } from './list/mine.ts'
import type { Conversation, Member } from './records.ts'
import type { ListFilter } from './search.ts'
import { inboxWords } from './words.ts'

// Changes of conversations: shown at once, sent, and taken back where the server refuses. Each can be undone.

const listsKey = ['conversations', 'list'] as const

/** What the change is about: these conversations, or all that match a list's filter. */
export type Chosen = { ids: string[] } | { filter: ListFilter }

type Snapshot = [key: readonly unknown[], data: unknown][]

/** Applies a change to everything that is shown, and returns what was shown before. */
export function show(chosen: Chosen, change: Change, me: Member): Snapshot {
  const single = 'ids' in chosen ? chosen.ids.map(id => ['conversations', id]) : []
  const before: Snapshot = [
    ...queryClient.getQueriesData({ queryKey: listsKey }),
    ...single.map((key): Snapshot[number] => [key, queryClient.getQueryData(key)]),
  ]
  const context = { at: new Date(now()).toISOString(), me }
  if ('ids' in chosen) noteMine(chosen.ids)
  const isChosen = (id: string) => !('ids' in chosen) || chosen.ids.includes(id)
  const next = (conversation: Conversation) =>
    isChosen(conversation.id) ? changed(conversation, change, context) : conversation
  for (const [key, list] of queryClient.getQueriesData<Pages>({ queryKey: listsKey })) {
    const filter = key[2] as ListFilter
    const isMeant = 'ids' in chosen || JSON.stringify(filter) === JSON.stringify(chosen.filter)
    if (list && isMeant) queryClient.setQueryData(key, edited(list, filter, next, me))
  }
  if ('ids' in chosen)
    for (const id of chosen.ids)
      queryClient.setQueryData<Conversation>(['conversations', id], known => known && next(known))
  return before
}

export function restore(snapshot: Snapshot): void {
  for (const [key, data] of snapshot) queryClient.setQueryData(key, data)
}

export function readAgain(): void {
  for (const queryKey of [['conversations'], ['needs-you'], ['counts']])
    void queryClient.invalidateQueries({ queryKey })
}

/** Makes a change that the server knows how to undo. Returns whether it was made. */
export async function apply(
  chosen: Chosen,
  change: Change & { action: BulkAction },
  me: Member,
): Promise<boolean> {
  const words = inboxWords()
  await queryClient.cancelQueries({ queryKey: listsKey })
  const before = show(chosen, change, me)
  const { action, value } = change
  let isDone = false
  const send = async () => {
    try {
      const body = { ...whichOf(chosen), action, ...(value !== undefined && { value }) }
      const { done, skipped, undo } = await api.post('/api/v1/conversations/bulk', { body })
      isDone = done > 0
      const [first] = skipped
      if (first) return { text: counted(words.skipped, skipped.length, { reason: first.reason }) }
      if (!undo) return null
      return { text: counted(words[`did_${action}`], done), undo: () => takeBack(undo, before) }
    } catch (error) {
      restore(before)
      return { text: refusal(error) }
    }
  }
  await tellWhenDone(send())
  readAgain()
  return isDone
}

/** The same for the server, to which an order means nothing here. */
function whichOf(chosen: Chosen) {
  if ('ids' in chosen) return chosen
  const { sort: _, ...filter } = chosen.filter
  return { filter }
}

async function takeBack(token: string, before: Snapshot): Promise<void> {
  const words = inboxWords()
  restore(before)
  try {
    await api.post('/api/v1/undo/{token}', { params: { token } })
  } catch (error) {
    const late = (error as { status?: number }).status === 410
    tell(late ? words.undo_late : say(words.not_done, { reason: reasonOf(error) ?? '' }))
  } finally {
    readAgain()
  }
}

const refusal = (error: unknown): string =>
  say(inboxWords().not_done, { reason: reasonOf(error) ?? String((error as Error).message) })

/** Takes a conversation over, or hands it back. `force`: although a colleague holds it. Returns whether that was done. */
export async function hold(
  id: string,
  action: 'take_over' | 'hand_back',
  me: Member,
  { force = false }: { force?: boolean } = {},
): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: listsKey })
  const before = show({ ids: [id] }, { action }, me)
  try {
    const params = { id }
    if (action === 'take_over')
      await api.post('/api/v1/conversations/{id}/take-over', { params, body: { force } })
    else await api.post('/api/v1/conversations/{id}/hand-back', { params, body: { force } })
    return true
  } catch (error) {
    restore(before)
    tell(refusal(error))
    return false
  } finally {
    readAgain()
  }
}
