import {
  infiniteQueryOptions,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type {
  Broadcast,
  BroadcastChanges,
  BroadcastStart,
  ContactSegment,
  CountedBroadcast,
  NewBroadcast,
  NewBroadcastProof,
} from '#client'
import { api } from '../../api/api.ts'
import { isRunning } from './progress.ts'
import { filterOf, type Shown } from './report/figures.ts'
import type { BroadcastSearch } from './search.ts'

/**
 * How often a broadcast that goes out is asked for, between the hints of the stream, in milliseconds: less often the larger it
 * is, because the server counts all of its people each time.
 */
const paceOf = ({ counts }: CountedBroadcast): number => Math.max(2_000, counts.total / 10)

export const broadcastsQuery = (search: BroadcastSearch) =>
  infiniteQueryOptions({
    queryKey: ['broadcasts', 'list', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/communication/broadcasts', {
        query: { ...search, direct: false, cursor, limit: 25 },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

const keyOf = (id: string) => ['broadcasts', id, 'one'] as const

export const broadcastQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.get('/api/v1/communication/broadcasts/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? paceOf(state.data) : false),
  })

export const audiencesQuery = queryOptions({
  queryKey: ['audiences', 'all'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/audiences', { signal }),
  select: ({ audiences }) => audiences,
})

export const templatesQuery = queryOptions({
  queryKey: ['templates', 'usable'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/templates', { signal }),
  select: ({ templates }) => templates,
})

export const readinessQuery = queryOptions({
  queryKey: ['readiness'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/readiness', { signal }),
})

/** What decides who gets a draft in which words: another version is checked and shown anew. */
export const versionOf = ({
  audience_id,
  channel_order,
  template_ids,
  words,
  values,
  send_window_start,
  send_window_end,
}: Broadcast): string =>
  JSON.stringify([
    audience_id,
    channel_order,
    template_ids,
    words,
    values,
    send_window_start,
    send_window_end,
  ])

/** The dry run of a draft, which is also what the server wants to have shown before it sends. */
export const dryRunQuery = (draft: Broadcast) =>
  queryOptions({
    queryKey: ['dry-runs', draft.id, versionOf(draft)],
    queryFn: ({ signal }) =>
      api.post('/api/v1/communication/broadcasts/{id}/preview', { params: { id: draft.id }, signal }),
    staleTime: 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  })

/** Who a draft goes to, or with a reason those whom that leaves out. */
export const recipientsQuery = (draft: Broadcast, reason?: string) =>
  infiniteQueryOptions({
    queryKey: ['recipients', draft.id, versionOf(draft), reason ?? 'all'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/communication/broadcasts/{id}/recipients', {
        params: { id: draft.id },
        query: { ...(reason && { reason }), cursor, limit: 50 },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** A draft as one person would get it. */
export const renderingQuery = (draft: Broadcast, contactId: string) =>
  queryOptions({
    queryKey: ['renderings', draft.id, contactId, versionOf(draft)],
    queryFn: ({ signal }) =>
      api.post('/api/v1/communication/broadcasts/{id}/render', {
        params: { id: draft.id },
        body: { contact_id: contactId },
        signal,
      }),
    gcTime: 60_000,
  })

function useWrite<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  done?: (answer: Answer) => void,
): UseMutationResult<Answer, unknown, Given> {
  const client = useQueryClient()
  return useMutation<Answer, unknown, Given>({
    mutationFn: write,
    onSuccess: answer => done?.(answer),
    onSettled: () => client.invalidateQueries({ queryKey: ['broadcasts'] }),
  })
}

export const useNewBroadcast = () =>
  useWrite((body: NewBroadcast) => api.post('/api/v1/communication/broadcasts', { body }))

export const useDuplicate = () =>
  useWrite(({ id, name }: { id: string; name: string }) =>
    api.post('/api/v1/communication/broadcasts/{id}/duplicate', { params: { id }, body: { name } }),
  )

export const useDeleteDraft = () =>
  useWrite((id: string) => api.delete('/api/v1/communication/broadcasts/{id}', { params: { id } }))

/** Puts what the server answered in the place of what the page shows. */
function useOne() {
  const client = useQueryClient()
  return (answer: CountedBroadcast) => client.setQueryData<CountedBroadcast>(keyOf(answer.id), answer)
}

export const useSend = (id: string) =>
  useWrite(
    (body: BroadcastStart) =>
      api.post('/api/v1/communication/broadcasts/{id}/send', { params: { id }, body }),
    useOne(),
  )

export const useRecall = (id: string) =>
  useWrite(() => api.post('/api/v1/communication/broadcasts/{id}/recall', { params: { id } }), useOne())

export const useCancel = (id: string) =>
  useWrite(() => api.post('/api/v1/communication/broadcasts/{id}/cancel', { params: { id } }), useOne())

export function useReplies(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (allow_replies: boolean) =>
      api.patch('/api/v1/communication/broadcasts/{id}/replies', { params: { id }, body: { allow_replies } }),
    onMutate: allow_replies => {
      const before = client.getQueryData<CountedBroadcast>(keyOf(id))
      if (before) client.setQueryData<CountedBroadcast>(keyOf(id), { ...before, allow_replies })
      return before
    },
    onError: (_error, _allowed, before) => client.setQueryData(keyOf(id), before),
    onSettled: () => client.invalidateQueries({ queryKey: ['broadcasts', id] }),
  })
}

/** Saves what was typed in a draft. */
export function useSaveDraft(id: string) {
  const client = useQueryClient()
  return useCallback(
    async (changes: BroadcastChanges): Promise<void> => {
      const saved = await api.patch('/api/v1/communication/broadcasts/{id}', {
        params: { id },
        body: changes,
      })
      client.setQueryData<CountedBroadcast>(keyOf(id), before => before && { ...before, ...saved })
      void client.invalidateQueries({ queryKey: ['broadcasts', 'list'] })
    },
    [client, id],
  )
}

export const useProof = (id: string) =>
  useMutation({
    mutationFn: (body: NewBroadcastProof) =>
      api.post('/api/v1/communication/broadcasts/{id}/proof', { params: { id }, body }),
  })

/** An audience of people whom the business knows already, as they are now. Gives its id, and how many are new in it. */
export function useSegment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (given: { segment: ContactSegment; name: string } | { audience: string }) => {
      const id =
        'audience' in given
          ? given.audience
          : (
              await api.post('/api/v1/communication/audiences', {
                body: { name: given.name, source: { kind: 'segment', segment: given.segment } },
              })
            ).id
      const { created } = await api.post('/api/v1/communication/audiences/{id}/sync-segment', {
        params: { id },
      })
      return { id, created }
    },
    onSuccess: () =>
      Promise.all(
        ['audiences', 'dry-runs', 'recipients'].map(noun => client.invalidateQueries({ queryKey: [noun] })),
      ),
  })
}

/** Corrects a contact, and has everything checked again. */
export function useCorrection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      audience: id,
      contact: cid,
      ...body
    }: {
      audience: string
      contact: string
      name?: string
      email?: string
      phone?: string
      attributes?: Record<string, string>
    }) => api.patch('/api/v1/communication/audiences/{id}/contacts/{cid}', { params: { id, cid }, body }),
    onSuccess: () =>
      Promise.all(
        ['audiences', 'dry-runs', 'recipients', 'renderings'].map(noun =>
          client.invalidateQueries({ queryKey: [noun] }),
        ),
      ),
  })
}

/** The names of the fields of their own that people of an audience have, by the newest of them. */
export const fieldsQuery = (audience: string) =>
  queryOptions({
    queryKey: ['audiences', audience, 'fields'],
    queryFn: ({ signal }) =>
      api.get('/api/v1/communication/audiences/{id}/contacts', {
        params: { id: audience },
        query: { cursor: '', limit: 50 },
        signal,
      }),
    select: ({ contacts }) => [...new Set(contacts.flatMap(({ attributes }) => Object.keys(attributes)))],
    enabled: audience !== '',
  })

/** What became of a broadcast; while it goes out it is read again at an even pace. */
export const reportQuery = (broadcast: CountedBroadcast) =>
  queryOptions({
    queryKey: ['broadcasts', broadcast.id, 'report'],
    queryFn: ({ signal }) =>
      api.get('/api/v1/communication/broadcasts/{id}/report', { params: { id: broadcast.id }, signal }),
    refetchInterval: isRunning(broadcast) ? paceOf(broadcast) : false,
  })

/** The messages behind a figure. While they change, the pages that are shown are read again at an even pace. */
export const messagesQuery = (broadcast: CountedBroadcast, shown: Shown) =>
  infiniteQueryOptions({
    queryKey: ['broadcast-messages', broadcast.id, shown, broadcast.status],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/communication/broadcasts/{id}/messages', {
        params: { id: broadcast.id },
        query: { ...filterOf(shown), cursor, limit: 50 },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: isRunning(broadcast) ? 2 * paceOf(broadcast) : false,
  })
