import { sql } from 'kysely'
import type { Ctx } from '#server/core/context.ts'

/** Slots further away than this are not waited for: others have their turn meanwhile. */
const patienceMs = 15_000
const minuteMs = 60_000

// An account may be the installation's, and then businesses share its pace: so the pace belongs to no business.

/** The turns of one account at a provider. */
export type SendSlots =
  /** The first of those asked for, and the time between them. */
  | { from: Date; everyMs: number }
  /** The account rests; nothing was taken. */
  | { restsUntil: Date }

/**
 * Takes the next `count` turns of a sender's account, whose pace all processes share. One statement on one row (GCRA
 * with no burst): from three processes that took 5 at a time, exactly 400 were let through in 4 s where 400 were allowed.
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
  // biome-ignore lint/plugin: an account at a carrier has one pace, whoever shares it
  const { rows } = await ctx.crossTenant(db =>
    sql<{ from: Date }>`
      insert into send_pace as p (account, next_at) values (${account}, ${now}::timestamptz + ${step})
      on conflict (account) do update set next_at = greatest(p.next_at, ${now}) + ${step} where p.next_at <= ${most}
      returning next_at - ${step} as from`.execute(db),
  )
  return rows[0] ? { from: rows[0].from, everyMs } : { restsUntil: (await pausedUntil(ctx, account)) ?? now }
}

/** Until when an account rests, or has no turn for longer than anybody waits for one; null when neither is so. */
export const pausedUntil = (ctx: Ctx, account: string): Promise<Date | null> =>
  // biome-ignore lint/plugin: an account at a carrier has one pace, whoever shares it
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

/** Nothing leaves through this account for a while: its provider said so, or can't be reached. */
export const pauseAccount = (ctx: Ctx, account: string, until: Date): Promise<void> =>
  // biome-ignore lint/plugin: an account at a carrier has one pace, whoever shares it
  ctx.crossTenant(async db => {
    await sql`insert into send_pace as p (account, next_at, rests_until) values (${account}, ${until}, ${until})
      on conflict (account) do update set next_at = greatest(p.next_at, ${until}),
        rests_until = greatest(p.rests_until, ${until})`.execute(db)
  })
