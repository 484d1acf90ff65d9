import type { Static } from 'typebox'
import type { FeedEvent, Presence } from '#contract/changes/events.ts'
import { presenceMs } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { notFound } from '#server/http/problem.ts'
import { memberOf } from '#server/modules/accounts/actors/actors.ts'
import * as rows from './queries.ts'

type Present = Extract<FeedEvent, { event: 'presence' }>
type Typing = Extract<FeedEvent, { event: 'typing' }>

/** The signal on which processes read who looks at a conversation. */
const presenceOf = (conversation: string): string => `presence:${conversation}`

/**
 * The acting member looks at a conversation, writes in it, or left it. Their page says so again before it runs out
 * (`presenceMs`), so that nobody stays who closed their computer. 404.
 */
export const setPresence = (
  ctx: Ctx,
  conversation: string,
  { state }: Static<typeof Presence>,
): Promise<void> =>
  ctx.tx(async db => {
    const { id: member } = memberOf(ctx)
    const at = ctx.now()
    if (state === 'left') await rows.deletePresence(db, conversation, member)
    else if (!(await rows.upsertPresence(db, { conversation, member, at, typing: state === 'typing' })))
      throw notFound('Conversation')
    ctx.signals.send(presenceOf(conversation), state === 'typing' ? member : '')
  })

/**
 * Tells who of the team looks at a conversation, now and whenever it changes, and each sign that one of them writes, until
 * `signal` fires.
 */
export async function* followPresence(
  ctx: Ctx,
  conversation: string,
  signal: AbortSignal,
): AsyncGenerator<Present | Typing, void, void> {
  const typing = new Set<string>()
  let news = true
  let wake = () => {}
  const stopListening = ctx.signals.hear(presenceOf(conversation), member => {
    if (member) typing.add(member)
    news = true
    wake()
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  let told = '[]'
  try {
    while (!signal.aborted) {
      news = false
      const { members, runsOutMs } = await read(ctx, conversation)
      const now = JSON.stringify(members)
      if (now !== told) yield { event: 'presence', data: { conversation_id: conversation, members } }
      told = now
      for (const { id, name } of members.filter(member => typing.delete(member.id))) {
        yield { event: 'typing', data: { conversation_id: conversation, by: 'person', member_id: id, name } }
      }
      typing.clear()
      if (news || signal.aborted) continue
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const timer = setTimeout(resolve, runsOutMs)
      await promise
      clearTimeout(timer)
    }
  } finally {
    stopListening()
  }
}

/** Who is there, and when the first of it runs out; a lost signal is made good then at the latest. */
async function read(ctx: Ctx, conversation: string) {
  const now = ctx.now().getTime()
  const present = await ctx.tx(db => rows.selectPresent(db, conversation, new Date(now - presenceMs.viewing)))
  const ends: number[] = [now + presenceMs.viewing]
  const members = present.map(({ id, name, seen_at, typed_at }) => {
    const typesUntil = typed_at ? typed_at.getTime() + presenceMs.typing : 0
    const state = typesUntil > now ? ('typing' as const) : ('viewing' as const)
    ends.push(state === 'typing' ? typesUntil : seen_at.getTime() + presenceMs.viewing)
    return { id, name, state }
  })
  return { members, runsOutMs: Math.max(50, Math.min(...ends) - now + 1) }
}

/** Forgets who looked at something long ago. */
export const forgetPresence: CronJob = {
  name: 'conversations.forget_presence',
  cron: '*/15 * * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - presenceMs.viewing)
    // biome-ignore lint/plugin: tidies up after every business
    await ctx.crossTenant(db => rows.deletePresenceBefore(db, before))
  },
}
