import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Crawl, CrawlPageState, PostEndpoints } from '#client'
import { api } from '../../api/api.ts'
import { isReading } from './progress.ts'

/** Should the stream of changes be cut off, what is being read is asked for again so often. Milliseconds. */
const fallbackMs = 2_000
const pagesMs = 1_000

export const crawlsQuery = infiniteQueryOptions({
  queryKey: ['crawls', 'list'],
  queryFn: ({ pageParam: cursor, signal }) =>
    api.get('/api/v1/knowledge/crawls', { query: { cursor, limit: 50 }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
})

/** Those that are being read now, for the side of the area. */
export const readingQuery = queryOptions({
  queryKey: ['crawls', 'reading'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge/crawls', { query: { cursor: '', limit: 5 }, signal }),
  select: ({ crawls }) => crawls.filter(isReading),
  refetchInterval: ({ state }) => (state.data?.crawls.some(isReading) ? fallbackMs : false),
})

export const crawlQuery = (id: string) =>
  queryOptions({
    queryKey: ['crawls', 'one', id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/crawl/{job_id}/status', { params: { job_id: id }, signal }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? fallbackMs : false),
  })

/**
 * The pages of a site. While it is read they change several times a second, and each change would call off the answer that is
 * on its way: so they are read at an even pace instead of with the stream, and once more at the end, under another key.
 */
export const crawlPagesQuery = (
  crawl: Pick<Crawl, 'job_id' | 'status'>,
  status: CrawlPageState | undefined,
) => {
  const { job_id: id } = crawl
  return infiniteQueryOptions({
    queryKey: ['crawled-pages', id, status ?? 'all', isReading(crawl)],
    staleTime: 0,
    refetchInterval: isReading(crawl) ? pagesMs : false,
    queryFn: ({ pageParam: cursor, signal }) =>
      api.get('/api/v1/knowledge/crawl/{job_id}/pages', {
        params: { job_id: id },
        query: { cursor, limit: 500, ...(status && { status }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export type NewCrawl = PostEndpoints['/api/v1/knowledge/crawl']['body']

const useCrawlWrite = <Given, Answer>(write: (given: Given) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: ['crawls'] }),
  })
}

export const useStartCrawl = () =>
  useCrawlWrite((body: NewCrawl) => api.post('/api/v1/knowledge/crawl', { body }))

/** Stops it: what was read stays. */
export const useStopCrawl = () =>
  useCrawlWrite((id: string) => api.delete('/api/v1/knowledge/crawl/{job_id}', { params: { job_id: id } }))

export function useSchedule(id: string) {
  const client = useQueryClient()
  const { queryKey } = crawlQuery(id)
  return useMutation({
    mutationFn: (recrawl_hours: number | null) =>
      api.patch('/api/v1/knowledge/crawl/{job_id}', { params: { job_id: id }, body: { recrawl_hours } }),
    onMutate: recrawl_hours => {
      const before = client.getQueryData<Crawl>(queryKey)
      if (before) client.setQueryData<Crawl>(queryKey, { ...before, recrawl_hours })
      return before
    },
    onError: (_error, _hours, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey: ['crawls'] }),
  })
}
