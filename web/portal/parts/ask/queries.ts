import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TrialAnswer } from '#client'
import { api } from '../../api/api.ts'

export interface Question {
  question: string
  /** answers to try as if they had been taught */
  drafts?: { question: string; answer: string }[]
}

/** What the assistant would say now. It leaves nothing behind. */
export const useAsk = () =>
  useMutation<TrialAnswer, Error, Question>({
    mutationFn: ({ question, drafts }) =>
      api.post('/api/v1/assistant/ask', { body: { question, ...(drafts && { with: drafts }) } }),
  })

/** Makes a check of an answer that was found right: the same is asked again after each change. */
export function useKeepAsCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (check: { question: string; expected: string }) =>
      api.post('/api/v1/knowledge/checks', { body: check }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['checks'] }),
  })
}
