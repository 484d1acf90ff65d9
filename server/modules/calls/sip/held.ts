import type { OpenCtx } from '#server/core/context.ts'
import { type Call, callOf } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import * as rows from './queries.ts'

/** A process says so often that it holds its calls; one that has not for `aliveMs` is dead. */
export const beatMs = 10_000
const aliveMs = 35_000
/** A call gets its first promise within this time. */
const youngMs = 30_000
const atOnce = 200

/** A call over the trunk that this process holds: the sound goes through it, so nobody else can. */
export interface HeldCall {
  call: Call
  hangUp(): void
}

/** The calls that this process holds, by the trunk's id. */
export interface HeldCalls {
  readonly size: number
  add(providerId: string, held: HeldCall): void
  remove(providerId: string): void
  hangUp(providerId: string): void
  /** Resolves when none is left. */
  none(): Promise<void>
  /** Renews the promise to hold them. */
  beat(open: OpenCtx): Promise<void>
}

export function createHeldCalls(): HeldCalls {
  const held = new Map<string, HeldCall>()
  let waiting: (() => void)[] = []
  return {
    get size() {
      return held.size
    },
    add: (providerId, call) => void held.set(providerId, call),
    remove(providerId) {
      held.delete(providerId)
      if (held.size) return
      for (const go of waiting) go()
      waiting = []
    },
    hangUp: providerId => held.get(providerId)?.hangUp(),
    none: () => (held.size ? new Promise(go => waiting.push(go)) : Promise.resolve()),
    async beat(open) {
      const ids = [...held.values()].map(({ call }) => call.id)
      const until = new Date(open.now().getTime() + aliveMs)
      // biome-ignore lint/plugin: calls of every business
      if (ids.length) await open.crossTenant(db => rows.prolong(db, ids, until))
    },
  }
}

/** Ends the calls of processes that died: what was said in them stands, and nobody can go on with them. */
export async function endAbandoned(open: OpenCtx): Promise<void> {
  const now = open.now()
  const dialedBefore = new Date(now.getTime() - youngMs)
  // biome-ignore lint/plugin: looks for abandoned calls of every business
  const found = await open.crossTenant(db => rows.selectAbandoned(db, { now, dialedBefore, limit: atOnce }))
  for (const { tenant_id, id } of found) {
    const ctx = open.as(tenant_id, { kind: 'system' })
    const call = await callOf(ctx, id)
    if (!call) continue
    open.log.warn({ call: id }, 'a call was lost with the process that held it')
    await endCall(ctx, call, { by: 'nobody', error: 'It was lost with the process that held it.' })
  }
}
