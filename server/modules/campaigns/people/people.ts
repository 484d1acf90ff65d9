import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { termsOf } from '../terms/terms.ts'
import * as rows from './queries.ts'

/** What communication keeps of people: as contacts of audiences, as those whom messages went to, and on the stop list. */
export const campaignPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => {
      const { contacts, messages } = await recordsOf(ctx, person)
      return {
        contacts: contacts.map(({ tenant_id, dedupe_key, ...contact }) => contact),
        messages,
        suppressions: (await rows.selectSuppressions(db, person)).map(({ tenant_id, ...row }) => row),
      }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const { contacts, messages } = await recordsOf(ctx, person)
      const contactIds = contacts.map(({ id }) => id)
      await blank(ctx, messages, contacts)
      await rows.deleteDirectBroadcasts(db, [...new Set(messages.map(row => row.broadcast_id))], contactIds)
      await rows.deleteContacts(db, contactIds)
      const suppressions = await rows.selectSuppressions(db, person)
      return {
        erased: { contacts: contacts.length, messages: messages.length },
        kept: [
          {
            what: 'suppressions',
            count: suppressions.length,
            why: 'The stop list protects them: without it an import could bring them back and write to them.',
          },
        ],
      }
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
    const contacts = await rows.selectContacts(db, person)
    const messages = await rows.selectMessages(
      db,
      person,
      contacts.map(({ id }) => id),
    )
    return { contacts, messages }
  })

/** The log finds messages by words that are kept beside them: those of the message, and of the contact as it is. */
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
