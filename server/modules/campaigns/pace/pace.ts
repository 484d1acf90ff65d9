import { sql } from 'kysely'
import type { Ctx } from '#server/core/context.ts'

/** A runner does not wait for slots further away than this, so that other broadcasts have their turn. */
const patienceMs = 15_000
const minuteMs = 60_000

// Businesses share the installation's account and its rate limit, so the rows here belong to no business.

/** Slots for messages in the rate limit of one account at a provider. */
type SendSlots =
  /** The time of the first slot, and the time between slots in ms. */
  | { from: Date; everyMs: number }
  /** The account pauses until then, and no slots were taken. */
  | { pausedUntil: Date }

/**
 * Takes the next `count` slots of an account, whose rate limit all processes share. One statement on one row (GCRA without
 * bursts). Measured: three processes that took 5 slots at a time got exactly the 400 that were allowed in 4 s.
 */
export async function takeSlots(
  ctx: Ctx,
  account: string,
  perMinute: number,
  count: number,
): Promise<SendSlots> {
  const now = ctx.now()
  const everyMs = minuteMs / perMinute
  const most = new Date(now.getTime() + patienceMs)
  const step = sql`${everyMs * count} * interval '1 millisecond'`
  // biome-ignore lint/plugin: an account at a carrier has one rate limit, for all that share it
  const { rows } = await ctx.crossTenant(db =>
    sql<{ from: Date }>`
      insert into send_pace as p (account, next_at) values (${account}, ${now}::timestamptz + ${step})
      on conflict (account) do update set next_at = greatest(p.next_at, ${now}) + ${step} where p.next_at <= ${most}
      returning next_at - ${step} as from`.execute(db),
  )
  return rows[0] ? { from: rows[0].from, everyMs } : { pausedUntil: (await pausedUntil(ctx, account)) ?? now }
}

/** Until when an account pauses, or has no free slot for longer than runners wait; null otherwise. */
export const pausedUntil = (ctx: Ctx, account: string): Promise<Date | null> =>
  // biome-ignore lint/plugin: an account at a carrier has one rate limit, for all that share it
  ctx.crossTenant(async db => {
    const now = ctx.now()
    const pace = await db
      .selectFrom('send_pace')
      .select(['next_at', 'rests_until'])
      .where('account', '=', account)
      .executeTakeFirst()
    if (pace?.rests_until && pace.rests_until > now) return pace.rests_until
    return pace && pace.next_at.getTime() > now.getTime() + patienceMs ? pace.next_at : null
  })

/** Pauses an account, because its provider asked for it or can't be reached. */
export const pauseAccount = (ctx: Ctx, account: string, until: Date): Promise<void> =>
  // biome-ignore lint/plugin: an account at a carrier has one rate limit, for all that share it
  ctx.crossTenant(async db => {
    await sql`insert into send_pace as p (account, next_at, rests_until) values (${account}, ${until}, ${until})
      on conflict (account) do update set next_at = greatest(p.next_at, ${until}),
        rests_until = greatest(p.rests_until, ${until})`.execute(db)
  })
