import { queryOptions } from '@tanstack/react-query'
import type { CannedReply, CannedReplyList, NewCannedReply } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

const key = ['canned-replies'] as const

export const cannedQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.get('/api/v1/canned-replies', { signal }),
})

const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

/** Keeps a new saved answer, or changes one. Throws the server's refusal. */
export async function keep(id: string | null, body: NewCannedReply): Promise<void> {
  if (id === null) await api.post('/api/v1/canned-replies', { body })
  else await api.patch('/api/v1/canned-replies/{id}', { params: { id }, body })
  await readAgain()
}

/** Takes one away from what is shown. `restore` puts it back; `remove` deletes it on the server. */
export function hide(reply: CannedReply): { restore: () => void; remove: () => void } {
  const before = queryClient.getQueryData<CannedReplyList>(key)
  queryClient.setQueryData<CannedReplyList>(
    key,
    known => known && { canned_replies: known.canned_replies.filter(({ id }) => id !== reply.id) },
  )
  return {
    restore: () => void queryClient.setQueryData(key, before),
    remove: () =>
      void api
        .delete('/api/v1/canned-replies/{id}', { params: { id: reply.id } })
        .catch(() => {})
        .then(readAgain),
  }
}
