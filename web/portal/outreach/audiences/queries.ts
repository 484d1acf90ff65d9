import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Audience, AudienceChanges, Channel, ContactChanges, ContactSegment, NewAudience } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

const listKey = ['audiences', 'list']

export const audiencesQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => api.get('/api/v1/communication/audiences', { signal }),
})

export const audienceQuery = (id: string) =>
  queryOptions({
    queryKey: ['audiences', id],
    queryFn: ({ signal }) => api.get('/api/v1/communication/audiences/{id}', { params: { id }, signal }),
    placeholderData: () =>
      queryClient.getQueryData<{ audiences: Audience[] }>(listKey)?.audiences.find(each => each.id === id),
  })

export const contactsQuery = (id: string, q: string) =>
  infiniteQueryOptions({
    queryKey: ['audiences', id, 'contacts', q],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/communication/audiences/{id}/contacts', {
        params: { id },
        query: { cursor, limit: 100, ...(q && { q }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export function useNewAudience() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewAudience) => api.post('/api/v1/communication/audiences', { body }),
    onSuccess: audience => client.setQueryData(['audiences', audience.id], audience),
    onSettled: () => client.invalidateQueries({ queryKey: ['audiences'] }),
  })
}

/** Renames a list or changes who belongs on it; shown at once. */
export function useChangeAudience(id: string) {
  const client = useQueryClient()
  const queryKey = ['audiences', id]
  return useMutation({
    mutationFn: (body: AudienceChanges) =>
      api.patch('/api/v1/communication/audiences/{id}', { params: { id }, body }),
    onMutate: async ({ name, source }) => {
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData<Audience>(queryKey)
      if (before) {
        const next = source ? { kind: source.kind, segment: source.segment ?? null } : before.source
        client.setQueryData<Audience>(queryKey, { ...before, name: name ?? before.name, source: next })
      }
      return before
    },
    onError: (_error, _changes, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ['audiences'] }),
  })
}

export const removeAudience = (id: string): Promise<unknown> =>
  api
    .delete('/api/v1/communication/audiences/{id}', { params: { id } })
    .finally(() => queryClient.invalidateQueries({ queryKey: ['audiences'] }))

export const removeContact = (id: string, cid: string): Promise<unknown> =>
  api
    .delete('/api/v1/communication/audiences/{id}/contacts/{cid}', { params: { id, cid } })
    .finally(() => queryClient.invalidateQueries({ queryKey: ['audiences'] }))

/** Changes a person of a list, or with `cid` null adds one. */
export function useSaveContact(id: string, cid: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ changes, source }: { changes: ContactChanges; source: string }) => {
      if (cid !== null) {
        await api.patch('/api/v1/communication/audiences/{id}/contacts/{cid}', {
          params: { id, cid },
          body: changes,
        })
        return null
      }
      const agreed = channelsOf(changes)
      const flags = new Set(agreed.map(channel => `consent_${channel}`))
      const row = Object.fromEntries(
        Object.entries(changes).filter(([key, value]) => value !== null && !flags.has(key)),
      )
      return api.post('/api/v1/communication/audiences/{id}/contacts', {
        params: { id },
        body: { rows: [row], ...(agreed.length && { consent: { channels: agreed, source } }) },
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['audiences'] }),
  })
}

const channelsOf = (changes: ContactChanges): Channel[] =>
  (['email', 'sms', 'whatsapp', 'voice'] as const).filter(channel => changes[`consent_${channel}`])

interface Sync {
  segment: ContactSegment
  channels: Channel[]
  source: string
}

const sync = (id: string, { segment, channels, source }: Sync, dryRun: boolean, signal?: AbortSignal) =>
  api.post('/api/v1/communication/audiences/{id}/sync-segment', {
    params: { id },
    query: {
      segment,
      ...(channels.length && source && { channels: channels.join(','), consent_source: source }),
      dry_run: dryRun,
    },
    ...(signal && { signal }),
  })

/** How many a rule finds now. */
export const segmentCountQuery = (id: string, segment: ContactSegment) =>
  queryOptions({
    queryKey: ['audiences', id, 'segment', segment],
    queryFn: ({ signal }) => sync(id, { segment, channels: [], source: '' }, true, signal),
  })

export function useSync(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rule: Sync) => sync(id, rule, false),
    onSettled: () => client.invalidateQueries({ queryKey: ['audiences'] }),
  })
}
