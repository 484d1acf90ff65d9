import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Channel } from '#client'
import { api } from '../../api/api.ts'

export const groups = [
  'conversations',
  'calls',
  'bookings',
  'messages',
  'questionnaires',
  'notes',
  'consent',
  'changes',
] as const
export type Group = (typeof groups)[number]

export const historyQuery = (id: string, group: Group | undefined) =>
  infiniteQueryOptions({
    queryKey: ['leads', id, 'history', group ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/leads/{id}/history', {
        params: { id },
        query: { ...(group && { group }), cursor, limit: 50 },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', id, 'consent'],
    queryFn: ({ signal }) => api.get('/api/v1/leads/{id}/consent', { params: { id }, signal }),
  })

export const mergesQuery = (id: string) =>
  queryOptions({
    queryKey: ['leads', id, 'merges'],
    queryFn: ({ signal }) => api.get('/api/v1/leads/{id}/merges', { params: { id }, signal }),
  })

interface Reached {
  email: string | null
  phone: string | null
}

/** Closes a channel to a person on every list. */
export function useWithdraw(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ channel, email, phone }: Reached & { channel: Channel }) =>
      api.post('/api/v1/communication/suppress', {
        body: { ...(channel === 'email' ? { email } : { phone }), channels: [channel] },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['leads', id] }),
  })
}

/** Erases somebody everywhere, and answers with the receipt. */
export const useErase = () =>
  useMutation({
    mutationFn: ({ email, phone }: Reached) =>
      api.delete('/api/v1/people', { query: queryOf({ email, phone }) }),
  })

const queryOf = ({ email, phone }: Reached) => ({ ...(email && { email }), ...(phone && { phone }) })

/** Where everything about somebody is read as JSON. */
export const exportAddress = (person: Reached): string =>
  `/api/v1/people/export?${new URLSearchParams(queryOf(person))}`
