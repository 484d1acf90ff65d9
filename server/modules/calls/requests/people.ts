import type { PersonalDataStore } from '#server/core/personal-data.ts'
import * as rows from './queries.ts'

/** What is kept of people who asked to be called. */
export const requestPersonalData: PersonalDataStore = {
  exportPerson: (ctx, { phone }) =>
    ctx.tx(async db => {
      const found = phone ? await rows.selectByPhone(db, phone) : []
      return { call_requests: found.map(({ tenant_id, phone_key, asked_from, ...request }) => request) }
    }),
  erasePerson: (ctx, { phone }) =>
    ctx.tx(async db => ({ erased: { call_requests: phone ? await rows.deleteByPhone(db, phone) : 0 } })),
  retained: [
    {
      setting: 'lead_days',
      forgetBefore: (ctx, before, limit) => ctx.tx(db => rows.deleteBefore(db, before, limit)),
    },
  ],
}
