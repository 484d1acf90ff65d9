import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { GapList, OpenGap } from '#client'
import { api } from '../../api/api.ts'

export type GapStatus = OpenGap['status']

export interface GapFilter {
  status: GapStatus
  days: number
}

export const usualGaps: GapFilter = { status: 'open', days: 30 }

export const gapsQuery = ({ status, days }: GapFilter) =>
  infiniteQueryOptions({
    queryKey: ['gaps', 'list', { status, days }],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/knowledge/gaps', { query: { status, days, cursor, limit: 50 }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const gapConversationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['gaps', 'conversations', id],
    queryFn: ({ signal }) => api.get('/api/v1/knowledge/gaps/{id}/conversations', { params: { id }, signal }),
  })

export const scoreQuery = queryOptions({
  queryKey: ['gaps', 'score'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/quality-score', { signal }),
})

/** Looking for them takes the server a while, so they are not read again with each page of a website. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/notices', { query: { limit: 100 }, signal }),
})

type Pages = InfiniteData<GapList, string>

/** Takes a gap out of every list; gives what puts the lists back. */
function useTakeOut() {
  const client = useQueryClient()
  return async (id: string) => {
    await client.cancelQueries({ queryKey: ['gaps', 'list'] })
    const before = client.getQueriesData<Pages>({ queryKey: ['gaps', 'list'] })
    client.setQueriesData<Pages>({ queryKey: ['gaps', 'list'] }, pages => pages && without(pages, id))
    return () => {
      for (const [key, data] of before) client.setQueryData(key, data)
    }
  }
}

const without = (pages: Pages, id: string): Pages => ({
  ...pages,
  pages: pages.pages.map(page => {
    const gaps = page.gaps.filter(gap => gap.id !== id)
    return { ...page, gaps, total: page.total - (page.gaps.length - gaps.length) }
  }),
})

/** A write on a gap: it leaves its list at once, and comes back if the server refuses. */
function useGapWrite<Given extends { id: string }, Answer>(write: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  const takeOut = useTakeOut()
  return useMutation({
    mutationFn: write,
    onMutate: ({ id }) => takeOut(id),
    onError: (_error, _given, putBack) => putBack?.(),
    onSettled: () =>
      Promise.all(
        ['gaps', 'knowledge', 'notices', 'counts', 'needs-you', 'conversations'].map(key =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}

export interface TaughtGap {
  id: string
  question: string
  answer: string
  /** whether those who wait are sent it */
  notify: boolean
}

export const useTeachGap = () =>
  useGapWrite(({ id, question, answer, notify }: TaughtGap) =>
    api.post('/api/v1/knowledge/portal/ingest', {
      body: { question, answer, resolves: id, notify_waiting: notify },
    }),
  )

export const useDismissGap = () =>
  useGapWrite(({ id }: { id: string }) => api.post('/api/v1/knowledge/gaps/{id}/dismiss', { params: { id } }))

export const useRestoreGap = () =>
  useGapWrite(({ id }: { id: string }) => api.post('/api/v1/knowledge/gaps/{id}/restore', { params: { id } }))
