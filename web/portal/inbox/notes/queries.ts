import { useMutation } from '@tanstack/react-query'
import type { ActivityList } from '#client'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import type { Activity } from '../records.ts'

const keyOf = (id: string) => ['conversations', id, 'activity'] as const

/** What is shown of a conversation's activity, changed; returns what was shown before. */
function show(id: string, next: (activity: Activity[]) => Activity[]): ActivityList | undefined {
  const before = queryClient.getQueryData<ActivityList>(keyOf(id))
  queryClient.setQueryData<ActivityList>(
    keyOf(id),
    known => known && { ...known, activity: next(known.activity) },
  )
  return before
}

const putBack = (id: string, before: ActivityList | undefined) => queryClient.setQueryData(keyOf(id), before)
const readAgain = (id: string) => queryClient.invalidateQueries({ queryKey: keyOf(id) })

/** Adds a note; it stands in the thread once the server has it. */
export const useAddNote = (id: string) =>
  useMutation({
    mutationFn: (text: string) =>
      api.post('/api/v1/conversations/{id}/notes', { params: { id }, body: { text } }),
    onSuccess: note => {
      show(id, activity => [...activity, note])
    },
    onSettled: () => readAgain(id),
  })

export const useChangeNote = (id: string) =>
  useMutation({
    mutationFn: ({ noteId, text }: { noteId: string; text: string }) =>
      api.patch('/api/v1/conversations/{id}/notes/{note_id}', {
        params: { id, note_id: noteId },
        body: { text },
      }),
    onMutate: ({ noteId, text }) =>
      show(id, activity => activity.map(each => (each.id === noteId ? { ...each, text } : each))),
    onError: (_error, _given, before) => putBack(id, before),
    onSettled: () => readAgain(id),
  })

/** Deletes a note on the server; resolves once what happened was read again. Throws the server's refusal. */
export async function deleteNote(id: string, noteId: string): Promise<void> {
  try {
    await api.delete('/api/v1/conversations/{id}/notes/{note_id}', { params: { id, note_id: noteId } })
  } finally {
    await readAgain(id)
  }
}
