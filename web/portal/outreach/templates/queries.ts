import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewTemplate, Template, TemplateChanges, TemplateDraft } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'

const listKey = ['templates', 'list']

/** Every template that is in use; there are at most 200. */
export const templatesQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => api.get('/api/v1/communication/templates', { signal }),
  select: ({ templates }) => templates,
})

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', id],
    queryFn: ({ signal }) => api.get('/api/v1/communication/templates/{id}', { params: { id }, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<{ templates: Template[] }>(listKey)
        ?.templates.find(template => template.id === id),
    // What is written must not change under the hands; a review is asked about with the list.
    refetchOnWindowFocus: false,
  })

export const placeholdersQuery = queryOptions({
  queryKey: ['templates', 'placeholders'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/placeholders', { signal }),
  select: ({ placeholders }) => placeholders,
  staleTime: 60_000,
})

export const previewQuery = (draft: TemplateDraft) =>
  queryOptions({
    queryKey: ['templates', 'preview', draft],
    queryFn: ({ signal }) => api.post('/api/v1/communication/templates/preview', { body: draft, signal }),
    placeholderData: before => before,
    retry: false,
    gcTime: 10_000,
  })

/** The lists whose people a text can be shown for. */
export const listsQuery = queryOptions({
  queryKey: ['audiences', 'list'],
  queryFn: ({ signal }) => api.get('/api/v1/communication/audiences', { signal }),
})

/** The first people of a list. */
export const someOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['audiences', id, 'some'],
    queryFn: ({ signal }) =>
      api.get('/api/v1/communication/audiences/{id}/contacts', {
        params: { id },
        query: { cursor: '', limit: 50 },
        signal,
      }),
    enabled: id !== '',
  })

/** Stores a picture for mails; it is shown at its address from then on. */
export const addImage = (file: File) => api.post('/api/v1/communication/mail-images', { body: { file } })

export function useSave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: { id: string | null; content: NewTemplate }) =>
      id === null
        ? api.post('/api/v1/communication/templates', { body: content })
        : api.patch('/api/v1/communication/templates/{id}', { params: { id }, body: content }),
    onSuccess: template => client.setQueryData(['templates', template.id], template),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export function useSubmit(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/v1/communication/templates/{id}/submit', { params: { id } }),
    onSuccess: template => client.setQueryData(['templates', id], template),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

/** Takes a template out of use, or brings it back; the list shows it at once. */
export function useActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, is_active }: { id: string } & Required<Pick<TemplateChanges, 'is_active'>>) =>
      api.patch('/api/v1/communication/templates/{id}', { params: { id }, body: { is_active } }),
    onMutate: async ({ id, is_active }) => {
      await client.cancelQueries({ queryKey: listKey })
      if (!is_active)
        client.setQueryData<{ templates: Template[] }>(
          listKey,
          list => list && { templates: list.templates.filter(template => template.id !== id) },
        )
    },
    onSuccess: template => client.setQueryData(['templates', template.id], template),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })
}
