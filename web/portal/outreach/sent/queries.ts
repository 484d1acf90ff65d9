import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type LogSearch, momentOfDay } from './search.ts'

// Keys begin with the noun of the live stream: what becomes of messages is told with their broadcast.

export const logQuery = ({ q, state, channel, broadcast, from, to }: LogSearch) =>
  infiniteQueryOptions({
    queryKey: ['broadcasts', 'log', { q, state, channel, broadcast, from, to }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/communication/messages', {
        query: {
          cursor,
          limit: 100,
          ...(q && { q }),
          ...(state && { state }),
          ...(channel && { channel }),
          ...(broadcast && { broadcast_id: broadcast }),
          ...(from && { from: momentOfDay(from, 0) }),
          ...(to && { to: momentOfDay(to, 1) }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['broadcasts', 'message', id],
    queryFn: ({ signal }) => api.get('/api/v1/communication/messages/{id}', { params: { id }, signal }),
  })

/** The broadcasts that a filter can name. */
export const broadcastNamesQuery = queryOptions({
  queryKey: ['broadcasts', 'names'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/broadcasts', { query: { limit: 100 }, signal }),
  select: ({ broadcasts }) => broadcasts.filter(({ status }) => status !== 'draft'),
})

export const figuresQuery = queryOptions({
  queryKey: ['broadcasts', 'overview'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/overview', { signal }),
})

export function useSendAgain(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/v1/communication/messages/{id}/send-again', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['broadcasts'] }),
  })
}
