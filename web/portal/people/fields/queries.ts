import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewPersonField } from '#client'
import { api } from '../../api/api.ts'

const useWrite = <Given, Done>(write: (given: Given) => Promise<Done>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => client.invalidateQueries({ queryKey: ['leads'] }),
  })
}

export const useAddField = () =>
  useWrite((body: NewPersonField) => api.post('/api/v1/leads/fields', { body }))

export const useChangeField = () =>
  useWrite(({ id, ...body }: { id: string; name?: string; choices?: string[] }) =>
    api.patch('/api/v1/leads/fields/{id}', { params: { id }, body }),
  )

export const useRemoveField = () =>
  useWrite((id: string) => api.delete('/api/v1/leads/fields/{id}', { params: { id } }))
