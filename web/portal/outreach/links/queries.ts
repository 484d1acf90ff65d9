import { queryOptions } from '@tanstack/react-query'
import type { ChatLink, ChatLinkChanges, ChatLinkFields, ChatLinkFigures, ChatLinkList } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

export const linksQuery = queryOptions({
  queryKey: ['chat-links'],
  queryFn: ({ signal }) => api.get('/api/v1/chat-links', { signal }),
})

export const linkQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-links', id],
    queryFn: ({ signal }) => api.get('/api/v1/chat-links/{id}', { params: { id }, signal }),
    initialData: () =>
      queryClient.getQueryData<ChatLinkList>(linksQuery.queryKey)?.links.find(link => link.id === id),
    initialDataUpdatedAt: 0,
  })

/** Days that the figures are of. */
export const figureDays = 30

export const figuresQuery = queryOptions({
  queryKey: ['chat-links', 'figures'],
  queryFn: async ({ signal }) => {
    const { figures } = await api.get('/api/v1/chat-links/figures', { query: { days: figureDays }, signal })
    return new Map<string, ChatLinkFigures>(figures.map(figure => [figure.link_id, figure]))
  },
})

const read = () => queryClient.invalidateQueries({ queryKey: ['chat-links'] })

export const makeLink = (body: ChatLinkFields): Promise<ChatLink> =>
  api.post('/api/v1/chat-links', { body }).finally(read)

/** Makes one of many: the list is read again once all are there. */
export const makeOneOfMany = (label: string): Promise<ChatLink> =>
  api.post('/api/v1/chat-links', { body: { label, inherit_main_kb: true } })

export const readLinks = read

export async function changeLink(id: string, body: ChatLinkChanges): Promise<ChatLink> {
  const changed = await api.patch('/api/v1/chat-links/{id}', { params: { id }, body })
  queryClient.setQueryData(linkQuery(id).queryKey, changed)
  await read()
  return changed
}

export const removeLink = (id: string) =>
  api.delete('/api/v1/chat-links/{id}', { params: { id } }).finally(read)

export const sourcesOfLink = (id: string) =>
  queryOptions({
    queryKey: ['knowledge', 'of-link', id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/knowledge', { query: { link_id: id, cursor: '', limit: 200 }, signal }),
  })

const readKnowledge = () => Promise.all([queryClient.invalidateQueries({ queryKey: ['knowledge'] }), read()])

export const teachLink = (link_id: string, lesson: { question: string; answer: string }) =>
  api.post('/api/v1/knowledge/portal/ingest', { body: { ...lesson, link_id } }).finally(readKnowledge)

export const addFile = (link_id: string, file: File) =>
  api.post('/api/v1/knowledge/portal/upload', { body: { file, link_id } }).finally(readKnowledge)

/** A picture of a link's code. `size`: pixels, 100 to 1,000. */
export const codeOf = (token: string, format: 'svg' | 'png', size: number): string =>
  `/api/v1/chat-page/l/${token}/qr?format=${format}&size=${size}`
