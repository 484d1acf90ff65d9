import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { lockContactsOf } from '#server/modules/contacts/people/people.ts'
import { termsOf } from '../terms/terms.ts'
import * as rows from './queries.ts'

/**
 * What is kept of people as recipients of messages. Their messages are found by their contacts, so that this store comes
 * before that of contacts, which deletes these.
 */
export const messagePersonalData: PersonalDataStore = {
  exportPerson: async (ctx, person) => ({ messages: (await recordsOf(ctx, person)).messages }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const { contacts, messages } = await recordsOf(ctx, person)
      await blank(ctx, messages, contacts)
      await rows.deleteDirectBroadcasts(
        db,
        [...new Set(messages.map(row => row.broadcast_id))],
        contacts.map(({ id }) => id),
      )
      return { erased: { messages: messages.length } }
    }),
  retained: [
    {
      setting: 'message_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const messages = await rows.selectOldMessages(db, before, limit)
          await blank(ctx, messages, [])
          return messages.length
        }),
    },
  ],
}

const recordsOf = (ctx: Ctx, person: Person) =>
  ctx.tx(async db => {
    const contacts = await lockContactsOf(ctx, person)
    const messages = await rows.selectMessages(
      db,
      person,
      contacts.map(({ id }) => id),
    )
    return { contacts, messages }
  })

/**
 * Takes the person out of messages, and out of the search terms by which the log finds these: those of the message, and
 * those of the contact as it is now.
 */
function blank(
  ctx: Ctx,
  messages: { id: string; name: string | null; to_address: string | null }[],
  contacts: { name: string | null; email: string | null; phone: string | null }[],
): Promise<void> {
  const terms = [
    ...messages.flatMap(({ name, to_address }) => [
      ...termsOf({ name, email: to_address, phone: null }),
      ...termsOf({ name: null, email: null, phone: to_address }),
    ]),
    ...contacts.flatMap(termsOf),
  ]
  return ctx.tx(db =>
    rows.blankMessages(
      db,
      messages.map(({ id }) => id),
      [...new Set(terms)],
    ),
  )
}
