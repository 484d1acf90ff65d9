import type { Ctx } from '#server/core/context.ts'
import { linkOfId, mayResume, seen } from '../links/links.ts'
import { deleteSocket, replaceSocket, selectSocket } from './queries.ts'

/** So often a socket looks whether the session is still its own, since signals may be lost. */
const lookMs = 10_000
/** A new socket waits so long for the one before to keep its last turn. */
const letGoMs = 3_000

const topic = 'questionnaires.session'

/** Has the process that holds the conversation of a session look whether it still may. */
export const nudge = (ctx: Ctx, link: string): void => ctx.signals.send(topic, link)

interface SocketLease {
  /**
   * Fires with 'elsewhere' when a newer socket has the session, with 'over' when it has ended, with 'withdrawn' when its link
   * was revoked or deleted.
   */
  lost: AbortSignal
  release(): Promise<void>
}

/**
 * Gives a session to this socket and takes it from the one before, in any process: a person speaks in one page at a time,
 * the one that they opened last. Resolves once the other socket has let go, or has had time to.
 */
export async function leaseSocket(ctx: Ctx, link: string): Promise<SocketLease> {
  const own = ctx.id()
  const lost = new AbortController()
  const free = Promise.withResolvers<void>()
  const look = async () => {
    const holder = await ctx.tx(db => selectSocket(db, link))
    if (holder !== null && holder !== own) return lost.abort('elsewhere')
    const found = await linkOfId(ctx, link)
    if (!found || found.link.revoked_at) lost.abort('withdrawn')
    else if (!mayResume(found.link, ctx.now())) lost.abort('over')
  }
  const lookAgain = () => {
    look().catch(error => ctx.log.warn({ err: error }, 'the holder of a session could not be read'))
  }
  let before: string | null = null
  const deaf = ctx.signals.hear(topic, note => {
    if (note === `${link} free ${before}`) free.resolve()
    else if (note === link) lookAgain()
  })
  before = await ctx.tx(db => replaceSocket(db, link, own))
  if (before) {
    nudge(ctx, link)
    const timer = setTimeout(free.resolve, letGoMs)
    await free.promise
    clearTimeout(timer)
  }
  const alive = setInterval(() => {
    lookAgain()
    seen(ctx, link).catch(error => ctx.log.warn({ err: error }, 'a session could not be marked as seen'))
  }, lookMs)
  return {
    lost: lost.signal,
    async release() {
      clearInterval(alive)
      deaf()
      await ctx.tx(db => deleteSocket(db, link, own))
      ctx.signals.send(topic, `${link} free ${own}`)
    },
  }
}
