import type { Ctx } from '#server/core/context.ts'
import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { blankInEvents, forgetEventsOf } from '#server/jobs/events.ts'
import { forgetUndosOf } from '#server/modules/undo/undo.ts'
import { dropFiles } from '../attachments/blobs.ts'
import { selectFilesOf } from '../attachments/queries.ts'
import { recordsOf } from './people.ts'
import * as rows from './queries.ts'

/** The personal data in conversations: messages, mails and inbox items. */
export const conversationPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => {
      const { conversations, items } = await recordsOf(ctx, person)
      return {
        conversations: conversations.length ? await rows.selectConversationsById(db, conversations) : [],
        conversation_messages: conversations.length ? await rows.selectMessagesOf(db, conversations) : [],
        message_marks: conversations.length ? await rows.selectMarksOf(db, conversations) : [],
        attachments: conversations.length ? await rows.selectAttachmentsOf(db, conversations) : [],
        conversation_notes: conversations.length ? await rows.selectNotesOf(db, conversations) : [],
        mails: conversations.length ? await rows.selectMailsOf(db, conversations) : [],
        needs_you: items.length ? await rows.selectItemsById(db, items) : [],
      }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const { conversations, items } = await recordsOf(ctx, person)
      await forget(ctx, conversations, items)
      const mentions = person.email ? await rows.blankAddress(db, person.email) : 0
      if (person.email) await blankInEvents(db, person.email)
      return { erased: { conversations: conversations.length, needs_you: items.length, mentions } }
    }),
  retained: [
    {
      setting: 'conversation_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const ids = await rows.selectBefore(db, before, limit)
          const items = await rows.selectItemCandidates(db, { email: null, phone: null }, ids)
          await forget(
            ctx,
            ids,
            items.map(({ id }) => id),
          )
          return ids.length
        }),
    },
  ],
}

const forget = (ctx: Ctx, conversations: string[], items: string[]): Promise<void> =>
  ctx.tx(async db => {
    await rows.deleteItems(db, items)
    await forgetEventsOf(db, [...conversations, ...items])
    await forgetUndosOf(db, [...conversations, ...items])
    const files = await selectFilesOf(db, conversations)
    if (files.length) await ctx.enqueue(dropFiles, { ids: files })
    await rows.deleteConversations(db, conversations)
    await noteChanges(ctx, db, [
      ...conversations.map(id => ({ topic: 'conversation' as const, id, kind: 'deleted' })),
      ...items.map(id => ({ topic: 'needs_you' as const, id, kind: 'deleted' })),
    ])
  })
