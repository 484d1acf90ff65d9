import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import { ProviderUnavailable } from '#server/providers/unavailable.ts'
import { type Call, callOf, happened } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { updateCall } from '../queries.ts'
import { askForCallBack } from './callbacks.ts'
import { takeProgress } from './progress.ts'
import * as rows from './queries.ts'

const minuteMs = 60_000
/** A younger call may not have rung yet. */
const youngMs = 2 * minuteMs
const askEveryMs = 2 * minuteMs
/** A call that the carrier got so long ago and does not know never came about. */
const unknownMs = 5 * minuteMs
/** Longer than jobs wait in the queue. Nobody waits for this call any more. */
const undialedMs = 20 * minuteMs
/** A carrier that could not be asked for so long won't tell any more. */
const patienceMs = 6 * 60 * minuteMs
/** Silence that long ends a conversation in a browser. One that is still open then has lost its process. */
const silentMs = 10 * minuteMs
/** A conversation that was hung up may take so long to write down its end. */
const afterwordMs = minuteMs
const atOnce = 200

const neverBegan = 'It never began.'

/**
 * Ends calls whose end nobody reported: the carrier's report was lost, or the process that held them died. Asks the carrier
 * about telephone calls. A call in a browser is over when it has been silent for long.
 */
export const callCron: CronJob = {
  name: 'calls.clock',
  cron: '* * * * *',
  async run(open: OpenCtx) {
    const now = open.now().getTime()
    // biome-ignore lint/plugin: looks for open calls of every business
    const stuck = await open.crossTenant(db =>
      rows.selectStuck(db, {
        begunBefore: new Date(now - youngMs),
        askedBefore: new Date(now - askEveryMs),
        hungUpBefore: new Date(now - afterwordMs),
        limit: atOnce,
      }),
    )
    for (const { tenant_id, id } of stuck) {
      const ctx = open.as(tenant_id, { kind: 'system' })
      const call = await callOf(ctx, id)
      if (!call || call.ended_at) continue
      if (call.hung_up_at && now - call.hung_up_at.getTime() > afterwordMs) {
        if (call.medium === 'phone' && call.answered_at && !call.elsewhere && !happened(call, 'hung_up'))
          await askForCallBack(ctx, call)
        await endCall(ctx, call, { by: 'nobody', error: neverBegan })
        continue
      }
      await ctx.tx(db => updateCall(db, id, { asked_at: ctx.now() }))
      await (call.medium === 'browser' ? lookAtBrowser(ctx, call) : lookAtPhone(ctx, call))
    }
  },
}

async function lookAtBrowser(ctx: Ctx, call: Call): Promise<void> {
  const said = await ctx.tx(db => rows.selectLastSaid(db, call.id))
  const last = (call.answered_at ?? call.created_at).getTime() + (said ?? 0)
  if (ctx.now().getTime() - last < silentMs) return
  await endCall(ctx, call, { by: 'nobody', error: neverBegan })
}

async function lookAtPhone(ctx: Ctx, call: Call): Promise<void> {
  // Once it is dialled, the process that holds it says what becomes of it (`sip/held.ts`).
  if (call.carrier === 'sip' && call.dialed_at) return
  const age = ctx.now().getTime() - (call.dialed_at ?? call.held_until ?? call.created_at).getTime()
  if (!call.dialed_at && !call.provider_id) {
    if (age > undialedMs) await endCall(ctx, call, { by: 'us', error: 'It was not placed in time.' })
    return
  }
  try {
    const found = await ask(ctx, call)
    if (found) return await takeProgress(ctx, call.id, found)
    if (age > unknownMs) {
      await endCall(ctx, call, { by: 'nobody', error: 'The carrier knows nothing of it.' })
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    ctx.log.warn({ err: error, call: call.id }, 'the carrier could not be asked about a call')
    if (age > patienceMs) {
      await endCall(ctx, call, { by: 'nobody', error: 'The carrier could not be asked what became of it.' })
    }
  }
}

async function ask(ctx: Ctx, call: Call) {
  const carrier = await voiceCarrier(ctx)
  if (!carrier) return null
  if (call.provider_id) return carrier.read(call.provider_id)
  const known = await ctx.tx(db => rows.selectKnownIds(db, call.phone_number))
  return carrier.find({ to: call.phone_number, since: call.dialed_at!, known })
}
