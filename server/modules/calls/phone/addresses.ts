import type { Ctx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'

const at = (ctx: Ctx, path: string, call: string, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ call, tenant: ctx.tenant, ...more })
  return `${ctx.config.publicUrl}${apiBase}/providers/twilio/voice/${path}?${query}`
}

/** The carrier calls this address once a recording of the call can be fetched. */
export const recordingAddress = (ctx: Ctx, call: string): string => at(ctx, 'recording', call)

/** The carrier reports on a stream at `status`, and asks at `lost` what to do when it broke off. `line`: its number. */
export const streamAddresses = (ctx: Ctx, call: string, line: number): { status: string; lost: string } => ({
  status: at(ctx, 'stream', call, { line: String(line) }),
  lost: at(ctx, 'lost', call, { line: String(line) }),
})

/**
 * While a call is put through, the carrier asks at `briefing` what a person hears before they get the caller, at `accept`
 * what comes once they pressed a key, and at `over` what comes afterwards; `machine` learns whether a machine picked up.
 */
export const transferAddresses = (ctx: Ctx, call: string) => ({
  briefing: at(ctx, 'briefing', call),
  accept: at(ctx, 'accepted', call),
  machine: at(ctx, 'answered-by', call),
  over: at(ctx, 'transferred', call),
})

/** The carrier asks at `left` what comes after a message, and tells `ready` when it can be fetched. */
export const messageAddresses = (ctx: Ctx, call: string): { left: string; ready: string } => ({
  left: at(ctx, 'message-left', call),
  ready: at(ctx, 'message', call),
})
