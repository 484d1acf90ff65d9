import type { Ctx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'

const at = (ctx: Ctx, path: string, call: string): string => {
  const query = new URLSearchParams({ call, tenant: ctx.tenant })
  return `${ctx.config.publicUrl}${apiBase}/providers/twilio/voice/${path}?${query}`
}

/** The carrier calls this address once a recording of the call can be fetched. */
export const recordingAddress = (ctx: Ctx, call: string): string => at(ctx, 'recording', call)

/** The carrier asks at `briefing` what a person hears before they get the caller, and at `over` what comes afterwards. */
export const transferAddresses = (ctx: Ctx, call: string): { briefing: string; over: string } => ({
  briefing: at(ctx, 'briefing', call),
  over: at(ctx, 'transferred', call),
})
