import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** The call of a conversation; null when its record is gone. */
export const callQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['calls', 'conversation', conversationId],
    queryFn: async ({ signal }) => {
      const query = { conversation_id: conversationId, limit: 1, cursor: '' }
      const { calls } = await api.get('/api/v1/calls', { query, signal })
      return calls[0] ?? null
    },
  })
