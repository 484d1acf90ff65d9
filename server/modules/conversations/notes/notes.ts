import { type Activity, longestNote } from '#contract/conversations/activity.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, notFound, Problem, tooMany } from '#server/http/problem.ts'
import { maySee } from '#server/http/request/access.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { noteActivity, showActivity } from '../activity/activity.ts'
import type { ActivityRow } from '../activity/queries.ts'
import { lockConversation } from '../queries.ts'
import * as rows from './queries.ts'

const mostNotes = 200

/** A note of a conversation. */
interface NoteIds {
  conversationId: string
  noteId: string
}

/** Notes something about a conversation for colleagues. 404; 400 when it has 200 notes; 422 for empty or too long text. */
export const addNote = (ctx: Ctx, conversationId: string, given: string): Promise<Activity> =>
  ctx.tx(async db => {
    const text = readNote(given)
    if (!(await lockConversation(db, conversationId))) throw notFound('Conversation')
    if ((await rows.countNotes(db, conversationId)) >= mostNotes) throw tooMany('notes', mostNotes)
    const [note] = await noteActivity(ctx, { conversationId, kind: 'note', text })
    return showActivity(note!)
  })

/** Changes the words of one's own note. 404; 403 for somebody else's; 422. */
export const changeNote = (ctx: Ctx, ids: NoteIds, given: string): Promise<Activity> =>
  ctx.tx(async db => {
    const text = readNote(given)
    const note = await existing(ctx, ids)
    if (!isOwn(ctx, note)) throw new Problem(403, 'Only the person who wrote a note may change it.')
    const changed = { ...note, text, data: { edited_at: ctx.now().toISOString() } }
    await rows.updateNote(db, note.id, changed)
    await noteChange(ctx, db, { topic: 'conversation', id: ids.conversationId, kind: 'note' })
    return showActivity(changed)
  })

/** Deletes a note: one's own, or as an owner any. 404; 403. */
export const removeNote = (ctx: Ctx, ids: NoteIds): Promise<void> =>
  ctx.tx(async db => {
    const note = await existing(ctx, ids)
    if (!isOwn(ctx, note) && !maySee('owner', ctx.actor)) {
      throw new Problem(403, 'Only the person who wrote a note, or an owner, may delete it.')
    }
    await rows.deleteNote(db, note.id)
    await noteChange(ctx, db, { topic: 'conversation', id: ids.conversationId, kind: 'note' })
  })

async function existing(ctx: Ctx, ids: NoteIds): Promise<ActivityRow> {
  const note = await ctx.tx(db => rows.lockNote(db, ids))
  if (!note) throw notFound('Note')
  return note
}

const isOwn = ({ actor }: Ctx, { by_id }: ActivityRow): boolean => 'id' in actor && actor.id === by_id

function readNote(given: string): string {
  const text = given.trim()
  if (!text) throw invalid(['body', 'text'], 'String should have at least 1 character', 'string_too_short')
  if ([...text].length > longestNote) {
    throw invalid(['body', 'text'], `String should have at most ${longestNote} characters`, 'string_too_long')
  }
  return text
}
