import { queryOptions } from '@tanstack/react-query'
import type { CannedReply, NewCannedReply } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

const key = ['canned-replies'] as const

export const cannedQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api.get('/api/v1/canned-replies', { signal }),
})

/** The saved answers of a list that may not be there yet. */
export const noReplies: CannedReply[] = []

const readAgain = () => queryClient.invalidateQueries({ queryKey: key })

/** Keeps a new saved answer, or changes one. Throws the server's refusal. */
export async function keep(id: string | null, body: NewCannedReply): Promise<void> {
  if (id === null) await api.post('/api/v1/canned-replies', { body })
  else await api.patch('/api/v1/canned-replies/{id}', { params: { id }, body })
  await readAgain()
}

/** Deletes one; resolves once they were read again, which tells what is left. */
export async function deleteCanned(id: string): Promise<void> {
  await api.delete('/api/v1/canned-replies/{id}', { params: { id } }).catch(() => {})
  await readAgain()
}
