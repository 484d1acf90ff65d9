import type { Ctx } from '#server/core/context.ts'
import { apiBase } from '#server/http/serve.ts'

const at = (ctx: Ctx, path: string, call: string): string => {
  const query = new URLSearchParams({ call, tenant: ctx.tenant })
  return `${ctx.config.publicUrl}${apiBase}/providers/twilio/voice/${path}?${query}`
}

/** Told once a recording of this call can be fetched. */
export const recordingAddress = (ctx: Ctx, call: string): string => at(ctx, 'recording', call)

/** Asked what a person hears before the caller is put through to them, and what comes once that is over. */
export const transferAddresses = (ctx: Ctx, call: string): { briefing: string; over: string } => ({
  briefing: at(ctx, 'briefing', call),
  over: at(ctx, 'transferred', call),
})
