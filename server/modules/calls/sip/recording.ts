import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#server/core/context.ts'
import { openSpool } from '#server/core/spool.ts'
import { noteChange } from '#server/jobs/changes.ts'
import type { Telephone } from '#server/modules/voice/lines/sip/sip.ts'
import { type Call, noteEvent } from '../calls.ts'
import { updateCall } from '../queries.ts'
import { keepRecording } from '../recordings/queries.ts'

/** Records both sides of a call until its sound ends, and keeps the file: the trunk has none. */
export async function recordTelephone(ctx: Ctx, { id }: Call, telephone: Telephone): Promise<void> {
  await using spool = await openSpool()
  telephone.record(join(spool.folder, 'call.wav'))
  await noteEvent(ctx, id, 'recording_begun')
  const recorded = await telephone.recorded
  if (!recorded) return ctx.log.warn({ call: id }, 'the recording of a call was lost with its sound')
  const recording_key = `${ctx.tenant}/call/${id}/${ctx.id()}.wav`
  const file = await openFile(recorded.path)
  await ctx.blobs.put(recording_key, { stream: file.createReadStream(), size: recorded.bytes })
  const kept = await ctx.tx(async db => {
    const found = await keepRecording(db, id, { recording_key, recording_bytes: recorded.bytes })
    if (!found) return false
    await updateCall(db, id, { recording_seconds: Math.round(recorded.ms / 1000) })
    await noteChange(ctx, db, { topic: 'call', id, kind: 'recording' })
    return true
  })
  if (!kept) await ctx.blobs.delete(recording_key)
}
