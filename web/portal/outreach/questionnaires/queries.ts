import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewQuestionnaire, Questionnaire, QuestionnaireChanges, QuestionnaireList } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

export const setsQuery = queryOptions({
  queryKey: ['questionnaires', 'sets'],
  queryFn: ({ signal }) => api.get('/api/v1/questionnaires', { query: { templates: true }, signal }),
})

/** Whether the server hears and speaks by itself: the settings of the installation, which a running server never changes. */
export const speechQuery = queryOptions({
  queryKey: ['questionnaires', 'speech'],
  queryFn: ({ signal }) => api.get('/api/v1/questionnaires/speech', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

export const setQuery = (id: string) =>
  queryOptions({
    queryKey: ['questionnaires', id],
    queryFn: ({ signal }) => api.get('/api/v1/questionnaires/{id}', { params: { id }, signal }),
    placeholderData: () =>
      queryClient.getQueryData(setsQuery.queryKey)?.questionnaires.find(set => set.id === id),
  })

/** The terms of a set, to be sent as those of another. */
export const termsOf = ({
  title,
  about,
  questions,
  recording_mode,
  monitor_activity,
  expected_minutes,
  context_text,
  language,
}: Questionnaire): NewQuestionnaire => ({
  title,
  about,
  questions: questions.map(({ text, points }) => ({ text, points })),
  recording_mode,
  monitor_activity,
  expected_minutes,
  context_text,
  language,
})

export function useAddSet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewQuestionnaire) =>
      api.post('/api/v1/questionnaires', { body: { ...body, is_template: true } }),
    onSuccess: set => client.setQueryData(setQuery(set.id).queryKey, set),
    onSettled: () => client.invalidateQueries({ queryKey: ['questionnaires'] }),
  })
}

export function useChangeSet(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: QuestionnaireChanges) =>
      api.patch('/api/v1/questionnaires/{id}', { params: { id }, body }),
    onSuccess: set => client.setQueryData(setQuery(id).queryKey, set),
    onSettled: () => client.invalidateQueries({ queryKey: ['questionnaires'] }),
  })
}

/** Takes a set out of the list. `write` tells the server; until then `undo` puts it back. */
export function useRemoveSet() {
  const client = useQueryClient()
  const { queryKey } = setsQuery
  const write = useMutation({
    mutationFn: (id: string) => api.delete('/api/v1/questionnaires/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['questionnaires'] }),
  })
  return (id: string) => {
    const before = client.getQueryData<QuestionnaireList>(queryKey)
    if (before)
      client.setQueryData<QuestionnaireList>(queryKey, {
        questionnaires: before.questionnaires.filter(set => set.id !== id),
      })
    return {
      write: (failed: (error: unknown) => void) => () => write.mutate(id, { onError: failed }),
      undo: () => client.setQueryData(queryKey, before),
    }
  }
}
