import type { Ctx } from '#server/core/context.ts'
import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import { selectTurns } from '../queries.ts'
import { dropRecordings } from '../recordings/recordings.ts'
import { requestPersonalData } from '../requests/people.ts'
import * as rows from './queries.ts'

/** What calls keep of people. Runs before conversations and leads are erased, since those lead to some calls. */
export const callPersonalData: PersonalDataStore = {
  exportPerson: (ctx, person) =>
    ctx.tx(async db => {
      const calls = await rows.selectOf(db, person)
      const turns = await selectTurns(
        db,
        calls.map(({ id }) => id),
      )
      return {
        calls: calls.map(({ tenant_id, recording_key, message_key, ...call }) => ({
          ...call,
          transcript: turns.filter(turn => turn.call_id === call.id),
        })),
        ...(await requestPersonalData.exportPerson(ctx, person)),
      }
    }),
  erasePerson: (ctx, person) =>
    ctx.tx(async db => {
      const calls = await rows.selectOf(db, person)
      await forget(ctx, calls)
      const { erased } = await requestPersonalData.erasePerson(ctx, person)
      return { erased: { calls: calls.length, ...erased } }
    }),
  retained: [
    ...(requestPersonalData.retained ?? []),
    {
      setting: 'conversation_days',
      forgetBefore: (ctx, before, limit) =>
        ctx.tx(async db => {
          const calls = await rows.selectBefore(db, before, limit)
          await forget(ctx, calls)
          return calls.length
        }),
    },
  ],
}

const forget = (
  ctx: Ctx,
  calls: { id: string; recording_key: string | null; message_key: string | null }[],
): Promise<void> =>
  ctx.tx(async db => {
    const ids = calls.map(({ id }) => id)
    await forgetEventsOf(db, ids)
    await rows.deleteCalls(db, ids)
    await noteChanges(
      ctx,
      db,
      ids.map(id => ({ topic: 'call' as const, id, kind: 'deleted' })),
    )
    await dropRecordings(
      ctx,
      calls.flatMap(call => [call.recording_key, call.message_key]).filter(key => key !== null),
    )
  })
