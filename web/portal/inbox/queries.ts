import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import type { ConversationList } from '#client'
import { api } from '../api/api.ts'
import { queryClient } from '../api/query.ts'
import { useKept } from '../parts/notices/notices.ts'
import type { Activity, Conversation, Message } from './records.ts'
import type { ListFilter } from './search.ts'
import { joined, type Thread } from './thread/pages.ts'

/** Conversations of one page of a list, and messages of one page of a thread. */
const pageSize = 50

export const listQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/v1/conversations', {
        query: { ...filter, include: 'needs', limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/conversations/{id}', { params: { id }, query: { include: 'needs' }, signal }),
    placeholderData: () => fromLists(id),
  })

/** What a list already knows of a conversation, so that it opens at once. */
function fromLists(id: string): Conversation | undefined {
  const lists = queryClient.getQueriesData<{ pages: ConversationList[] }>({
    queryKey: ['conversations', 'list'],
  })
  for (const [, list] of lists)
    for (const page of list?.pages ?? []) {
      const found = page.conversations.find(conversation => conversation.id === id)
      if (found) return found
    }
  return undefined
}

const messagesKey = (id: string) => ['conversations', id, 'messages'] as const

const messagesBefore = (id: string, before: number | 'end', signal?: AbortSignal) =>
  api.get('/api/v1/conversations/{id}/messages', {
    params: { id },
    query: { before: String(before), limit: pageSize },
    signal,
  })

/** The end of a conversation, joined with the older pages that were read before. */
export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: messagesKey(id),
    queryFn: async ({ signal }) => {
      const page = await messagesBefore(id, 'end', signal)
      return joined(queryClient.getQueryData<Thread>(messagesKey(id)), page)
    },
    staleTime: 0,
  })

/** Reads the page before the oldest message that is known. */
export async function loadOlder(id: string): Promise<void> {
  const known = queryClient.getQueryData<Thread>(messagesKey(id))
  const oldest = known?.messages[0]
  if (!oldest || !known.more) return
  const page = await messagesBefore(id, oldest.position)
  queryClient.setQueryData<Thread>(messagesKey(id), thread => joined(thread, page))
}

/** Takes a message that the live stream has brought; reads the end again where some between are missing. */
export function takeMessage(id: string, message: Message): void {
  const known = queryClient.getQueryData<Thread>(messagesKey(id))
  const last = known?.messages.at(-1)
  if (!known || !last) return
  if (message.position > last.position + 1)
    void queryClient.invalidateQueries({ queryKey: messagesKey(id), exact: true })
  else
    queryClient.setQueryData<Thread>(messagesKey(id), thread =>
      joined(thread, { messages: [message], more: true }),
    )
}

const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', id, 'activity'],
    queryFn: ({ signal }) => api.get('/api/v1/conversations/{id}/activity', { params: { id }, signal }),
    staleTime: 0,
  })

const noActivity: Activity[] = []

/** What happened in a conversation, without notes that are being deleted. */
export function useActivity(id: string): Activity[] {
  const { data } = useQuery(activityQuery(id))
  return useKept(data?.activity ?? noActivity)
}

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => api.get('/api/v1/members', { signal }),
  staleTime: 5 * 60_000,
})

export const linksQuery = queryOptions({
  queryKey: ['chat-links'],
  queryFn: ({ signal }) => api.get('/api/v1/chat-links', { signal }),
  staleTime: 5 * 60_000,
})
