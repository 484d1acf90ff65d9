import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { noteMembers } from '../audiences/audiences.ts'
import * as rows from './queries.ts'

type ContactRow = Awaited<ReturnType<typeof rows.lockContacts>>[number]

/** What is kept of people as contacts of audiences and on the stop list. */
export const contactPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => ({
      contacts: (await rows.lockContacts(db, person)).map(({ tenant_id, dedupe_key, ...contact }) => contact),
      suppressions: (await rows.selectSuppressions(db, person)).map(({ tenant_id, ...row }) => row),
    })),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const contacts = await rows.lockContacts(db, person)
      await rows.deleteContacts(
        db,
        contacts.map(({ id }) => id),
      )
      if (contacts.length) await noteMembers(ctx, db, null)
      const suppressions = await rows.selectSuppressions(db, person)
      return {
        erased: { contacts: contacts.length },
        kept: [
          {
            what: 'suppressions',
            count: suppressions.length,
            why: 'The stop list protects them: without it an import could bring them back and write to them.',
          },
        ],
      }
    }),
}

/** The contacts that are this person, locked until the transaction ends: their messages are found by them. */
export const lockContactsOf = (ctx: Ctx, person: Person): Promise<ContactRow[]> =>
  ctx.tx(db => rows.lockContacts(db, person))
