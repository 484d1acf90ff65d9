import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuestionnaireLinkResult, SessionPlayback } from '#client'
import { api } from '../../../api/api.ts'

export type AnsweredLink = QuestionnaireLinkResult['link']
export type Result = NonNullable<AnsweredLink['result']>
export type { SessionPlayback }

export const resultQuery = (token: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'result', token],
    queryFn: async ({ signal }) =>
      (await api.get('/api/v1/questionnaires/links/{token}/result', { params: { token }, signal })).link,
  })

export const playbackQuery = (token: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'playback', token],
    queryFn: ({ signal }) =>
      api.get('/api/v1/questionnaires/links/{token}/playback', { params: { token }, signal }),
  })

/** Addresses on this very server: those in an answer are for programs elsewhere. */
const placeOf = (token: string) => `/api/v1/questionnaires/links/${encodeURIComponent(token)}`
export const recordingUrl = (token: string): string => `${placeOf(token)}/recording`
export const reportUrl = (token: string): string => `${placeOf(token)}/report.pdf`
export const pictureUrl = (token: string, picture: string): string =>
  `${placeOf(token)}/pictures/${encodeURIComponent(picture)}`

export function useRewrite(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/v1/questionnaires/links/{token}/rewrite', { params: { token } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['questionnaires', 'result', token] }),
  })
}

/** Takes the recording and the pictures out of sight. `write` deletes them; until then `undo` shows them again. */
export function useRemoveRecording(token: string) {
  const client = useQueryClient()
  const { queryKey } = resultQuery(token)
  const write = useMutation({
    mutationFn: () => api.delete('/api/v1/questionnaires/links/{token}/recording', { params: { token } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['questionnaires'] }),
  })
  return (failed: (error: unknown) => void) => {
    const before = client.getQueryData<AnsweredLink>(queryKey)
    if (before)
      client.setQueryData<AnsweredLink>(queryKey, {
        ...before,
        recording: { ...before.recording, available: false, bytes: null },
      })
    return {
      write: () => write.mutate(undefined, { onError: failed }),
      undo: () => client.setQueryData(queryKey, before),
    }
  }
}
