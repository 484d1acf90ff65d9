import { Activity, NewNote, NoteParams } from '#contract/conversations/activity.ts'
import { ConversationParams } from '#contract/conversations/conversations.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { addNote, changeNote, removeNote } from './notes.ts'

export const noteEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/conversations/:id/notes',
    summary: 'Note something about a conversation for colleagues',
    access: 'agent',
    params: ConversationParams,
    body: NewNote,
    answers: { 201: Activity },
    errors: [400],
    handle: (ctx, { params, body }) => addNote(ctx, params.id, body.text),
  }),
  endpoint({
    method: 'PATCH',
    path: '/conversations/:id/notes/:note_id',
    summary: 'Change the words of one’s own note',
    access: 'agent',
    params: NoteParams,
    body: NewNote,
    answers: { 200: Activity },
    handle: (ctx, { params, body }) =>
      changeNote(ctx, { conversationId: params.id, noteId: params.note_id }, body.text),
  }),
  endpoint({
    method: 'DELETE',
    path: '/conversations/:id/notes/:note_id',
    summary: 'Delete a note: one’s own, or as an owner any',
    access: 'agent',
    params: NoteParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeNote(ctx, { conversationId: params.id, noteId: params.note_id }),
  }),
]
