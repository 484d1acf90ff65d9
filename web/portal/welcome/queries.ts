import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Account, Crawl, FirstQuestion } from '#client'
import { api } from '../api/api.ts'
import { hoursOf, type Week } from './week.ts'

/** While a site is read, its progress is asked for so often: an owner looks at it. Milliseconds. */
const progressMs = 700
/** So often a question from a phone is looked for, should the stream of changes be cut off. */
const lookMs = 2_000

export const isReading = ({ status }: Pick<Crawl, 'status'>): boolean =>
  status === 'queued' || status === 'running'

export const accountQuery = queryOptions({
  queryKey: ['account', 'own'],
  queryFn: ({ signal }) => api.get('/api/v1/account', { signal }),
})

/** The newest crawl of the main knowledge; null where none was begun. */
export const newestCrawlQuery = queryOptions({
  queryKey: ['crawls', 'newest'],
  queryFn: async ({ signal }) => {
    const { crawls } = await api.get('/api/v1/knowledge/crawls', {
      query: { cursor: '', limit: 1 },
      signal,
    })
    return crawls[0] ?? null
  },
  refetchInterval: ({ state }) => (state.data && isReading(state.data) ? progressMs : false),
})

/** The pages that were read, that failed and that wait. */
export const pagesQuery = (crawl: Pick<Crawl, 'job_id' | 'status'>) =>
  queryOptions({
    queryKey: ['crawls', 'welcome pages', crawl.job_id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge/crawl/{job_id}/pages', {
        params: { job_id: crawl.job_id },
        query: { cursor: '', limit: 100 },
        signal,
      }),
    refetchInterval: isReading(crawl) ? progressMs : false,
  })

export const sourcesQuery = queryOptions({
  queryKey: ['knowledge', 'newest'],
  queryFn: ({ signal }) => api.get('/api/v1/knowledge', { query: { cursor: '', limit: 5 }, signal }),
})

/** Asked again when a crawl ends: `read` is how many pages were read. */
export const questionsQuery = (read: number) =>
  queryOptions({
    queryKey: ['knowledge', 'first questions', read],
    queryFn: ({ signal }) => api.get('/api/v1/onboarding/questions', { signal }),
    // What the owner is judging must not change under their hand.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

export const guessQuery = (read: number) =>
  queryOptions({
    queryKey: ['knowledge', 'hours', read],
    queryFn: ({ signal }) => api.get('/api/v1/onboarding/hours', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const stepsQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => api.get('/api/v1/onboarding', { signal }),
})

/** The newest conversation of a visitor; null before the first. */
export const newestTalkQuery = queryOptions({
  queryKey: ['conversations', 'welcome'],
  queryFn: async ({ signal }) => {
    const { conversations } = await api.get('/api/v1/conversations', {
      query: { cursor: '', limit: 1 },
      signal,
    })
    return conversations[0] ?? null
  },
  refetchInterval: lookMs,
})

export const talkQuery = (id: string, messages: number) =>
  queryOptions({
    queryKey: ['conversations', 'welcome', id, messages],
    queryFn: ({ signal }) =>
      api.get('/api/v1/conversations/{id}/messages', {
        params: { id },
        query: { before: 'end', limit: 6 },
        signal,
      }),
  })

export function useReadSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (url: string) => {
      const { job_id } = await api.post('/api/v1/knowledge/crawl', {
        body: { url, max_pages: 50, recrawl_hours: 168 },
      })
      // The website of the business; a refusal of that leaves what is read.
      await api.try.patch('/api/v1/account', { body: { website: url } })
      return job_id
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['crawls'] }),
  })
}

export function useLearn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (given: { content: string } | { file: File }) => {
      if ('content' in given)
        return (await api.post('/api/v1/knowledge/portal/ingest', { body: { content: given.content } }))
          .chunks
      const body = new FormData()
      body.append('file', given.file)
      return (await api.post('/api/v1/knowledge/portal/upload', { body })).chunks
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['knowledge'] }),
  })
}

/** Teaches a better answer and asks again: returns what a customer reads from now on. */
export const useCorrect = () =>
  useMutation({
    mutationFn: async ({ question, answer }: Pick<FirstQuestion, 'question' | 'answer'>) => {
      await api.post('/api/v1/knowledge/portal/ingest', { body: { question, answer } })
      return (await api.post('/api/v1/assistant/ask', { body: { question } })).reply
    },
  })

export function useSaveHours() {
  const client = useQueryClient()
  const { queryKey } = accountQuery
  return useMutation({
    mutationFn: (week: Week) => api.patch('/api/v1/account', { body: { hours: hoursOf(week) } }),
    onSuccess: (account: Account) => {
      client.setQueryData(queryKey, account)
      void client.invalidateQueries({ queryKey: ['onboarding'] })
    },
  })
}
