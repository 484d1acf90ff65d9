import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  InvitationChannel,
  NewQuestionnaireLink,
  QuestionnaireLink,
  QuestionnaireLinkList,
  QuestionnaireLinkStatus,
} from '#client'
import { api } from '../../../api/api.ts'

const pageSize = 100

export interface SentFilter {
  status?: QuestionnaireLinkStatus | undefined
  /** of this set alone */
  set?: string | undefined
}

const listKey = ['questionnaires', 'sent'] as const

/** Links, newest first. A page that is full has another one behind it. */
export const sentQuery = ({ status, set }: SentFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { status: status ?? null, set: set ?? null }],
    queryFn: ({ pageParam: offset, signal }) =>
      api.get('/api/v1/questionnaires/links/all', {
        query: {
          limit: String(pageSize),
          offset,
          ...(status && { status }),
          ...(set && { questionnaire_id: set }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ links }, _pages, offset) =>
      links.length === pageSize ? offset + pageSize : undefined,
  })

type Pages = InfiniteData<QuestionnaireLinkList, number>

/** Changes what lists show of one link, or takes it out (null). Returns what they showed before, to put it back. */
function useShown() {
  const client = useQueryClient()
  return {
    change: (token: string, changes: Partial<QuestionnaireLink> | null) => {
      const before = client.getQueriesData<Pages>({ queryKey: listKey })
      client.setQueriesData<Pages>(
        { queryKey: listKey },
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({
              links: page.links.flatMap(link => {
                if (link.token !== token) return [link]
                return changes ? [{ ...link, ...changes }] : []
              }),
            })),
          },
      )
      return before
    },
    put: (before: ReturnType<typeof client.getQueriesData<Pages>> | undefined) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data)
    },
    refresh: () => client.invalidateQueries({ queryKey: ['questionnaires'] }),
  }
}

export function useInvite() {
  const shown = useShown()
  return useMutation({
    mutationFn: ({ token, channel }: { token: string; channel: InvitationChannel }) =>
      api.post('/api/v1/questionnaires/links/{token}/invite', { params: { token }, body: { channel } }),
    onSettled: shown.refresh,
  })
}

/** Shows a link as revoked. `write` ends it; until then `undo` shows it as it was. */
export function useRevoke() {
  const shown = useShown()
  const write = useMutation({
    mutationFn: (token: string) =>
      api.post('/api/v1/questionnaires/links/{token}/revoke', { params: { token } }),
    onSettled: shown.refresh,
  })
  return (token: string, failed: (error: unknown) => void) => {
    const before = shown.change(token, { status: 'revoked' })
    return { write: () => write.mutate(token, { onError: failed }), undo: () => shown.put(before) }
  }
}

/** Takes a link out of the lists. `write` deletes it with all that was said; until then `undo` puts it back. */
export function useRemoveLink() {
  const shown = useShown()
  const write = useMutation({
    mutationFn: (token: string) => api.delete('/api/v1/questionnaires/links/{token}', { params: { token } }),
    onSettled: shown.refresh,
  })
  return (token: string, failed: (error: unknown) => void) => {
    const before = shown.change(token, null)
    return { write: () => write.mutate(token, { onError: failed }), undo: () => shown.put(before) }
  }
}

export const makeLink = (body: NewQuestionnaireLink) => api.post('/api/v1/questionnaires/bundle', { body })
