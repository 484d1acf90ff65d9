import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** A question with its answer, or a text. */
export type Lesson = { question: string; answer: string } | { content: string }

export function useTeach() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lesson: Lesson) => api.post('/api/v1/knowledge/portal/ingest', { body: lesson }),
    onSuccess: () =>
      Promise.all(['knowledge', 'gaps'].map(key => client.invalidateQueries({ queryKey: [key] }))),
  })
}
