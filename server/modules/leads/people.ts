import type { Ctx } from '#server/core/context.ts'
import type { Person, PersonalDataStore } from '#server/core/personal-data.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import { forgetUndosOf } from '#server/modules/undo/undo.ts'
import { timeline } from './leads.ts'
import { selectMerges } from './merges/queries.ts'
import * as rows from './queries.ts'

/** What leads keep of people: the leads themselves, their timelines, and what the outbox said of them. */
export const leadPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => {
      const leads = await leadsOf(ctx, person)
      const entries = []
      const merges = []
      for (const { id } of leads.filter(({ merged_into }) => !merged_into)) {
        merges.push(...(await selectMerges(db, id)))
        const { entries: all } = await timeline(ctx, id, { limit: 10_000, offset: 0 })
        entries.push(...all.map(entry => ({ lead_id: id, ...entry })))
      }
      return {
        leads: leads.map(({ phone_key, ...lead }) => lead),
        lead_timeline: entries,
        lead_merges: merges.map(({ entries: _moved, ...merge }) => merge),
      }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      await rows.lockPerson(db, { email: person.email, phone_key: person.phone })
      const leads = await leadsOf(ctx, person)
      return { erased: { leads: await forget(ctx, leads) } }
    }),
  retained: [
    {
      setting: 'lead_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => forget(ctx, await rows.selectBefore(db, before, limit))),
    },
  ],
}

const leadsOf = (ctx: Ctx, { email, phone }: Person): Promise<rows.LeadRow[]> =>
  ctx.tx(db => rows.selectByPerson(db, { email, phone_key: phone }))

const forget = (ctx: Ctx, leads: { id: string }[]): Promise<number> =>
  ctx.tx(async db => {
    const ids = leads.map(({ id }) => id)
    await forgetEventsOf(db, ids)
    await forgetUndosOf(db, ids)
    await rows.deleteLeads(db, ids)
    await noteChanges(
      ctx,
      db,
      ids.map(id => ({ topic: 'lead' as const, id, kind: 'deleted' })),
    )
    return ids.length
  })
