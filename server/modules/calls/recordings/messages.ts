import { buffer } from 'node:stream/consumers'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { openSpool } from '#server/core/spool.ts'
import type { RangedFile } from '#server/http/files/serve-ranges.ts'
import { storedRecording } from '#server/http/files/stored-recording.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { contactIn } from '#server/language/contact-details.ts'
import { nameIn } from '#server/language/names.ts'
import { leaveMessage } from '#server/modules/conversations/spoken/spoken.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import type { Carrier } from '#server/providers/carrier/port.ts'
import { sampleRate } from '#server/providers/speech/port.ts'
import { resampler } from '#server/providers/speech/resample.ts'
import { wavFormat } from '#server/providers/speech/wav.ts'
import { openCallContext } from '../assistant/call-context.ts'
import { type Call, callOf } from '../calls.ts'
import { type CallbackTarget, calledIn } from '../phone/resolve-tenant.ts'
import { lockCall, updateCall } from '../queries.ts'
import { store } from './recordings.ts'

/** A recogniser may take so long for a message of three minutes. */
const transcribeWithinMs = 120_000

/** The carrier has a caller's message. A job fetches it, and deletes it there. */
export async function takeMessageRecording(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  const recordingId = signed.field('RecordingSid')
  if (!found || !recordingId || signed.field('RecordingStatus') !== 'completed') return
  const { ctx, call } = found
  if (call.message_key) return
  const seconds = Number.parseInt(signed.field('RecordingDuration'), 10)
  await ctx.tx(async db => {
    await updateCall(db, call.id, {
      message_seconds: Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null,
    })
    await ctx.enqueue(fetchMessage, { call_id: call.id, recording_id: recordingId })
  })
}

interface Fetch {
  call_id: string
  recording_id: string
}

/** Fetches a message from the carrier and deletes it there. Only deletes it where the call was erased meanwhile. */
const fetchMessage: Job<Fetch> = job<Fetch>({
  name: 'calls.fetch_message',
  concurrency: 2,
  retries: 10,
  async run(ctx, { call_id, recording_id }) {
    const carrier = await voiceCarrier(ctx)
    if (!carrier) return
    const call = await callOf(ctx, call_id)
    // An earlier run may have kept it, and then been cut off.
    if (call && !call.message_key) await keep(ctx, call, carrier, recording_id)
    await carrier.deleteRecording(recording_id)
  },
})

async function keep(ctx: Ctx, { id }: Call, carrier: Carrier, recordingId: string): Promise<void> {
  await using spool = await openSpool()
  const sound = await carrier.fetchRecording(recordingId, 'wav')
  if (!sound) return
  const message_key = `${ctx.tenant}/call/${id}/${ctx.id()}`
  const message_bytes = await store(ctx, message_key, spool, sound)
  const kept = await ctx.tx(async db => {
    const call = await lockCall(db, id)
    if (!call || call.message_key) return false
    await updateCall(db, id, { message_key, message_bytes })
    await noteChange(ctx, db, { topic: 'call', id, kind: 'message' })
    await ctx.enqueue(transcribeMessage, { call_id: id })
    return true
  })
  if (!kept) await ctx.blobs.delete(message_key)
}

/** Writes a message down, once a recogniser works again, and leaves it for the team as one that the assistant took. */
const transcribeMessage: Job<{ call_id: string }> = job<{ call_id: string }>({
  name: 'calls.transcribe_message',
  concurrency: 1,
  retries: 20,
  async run(ctx, { call_id }) {
    const call = await callOf(ctx, call_id)
    const { hears } = ctx.speech
    if (!call?.message_key || call.message_text !== null || !hears) return
    const sound = await ctx.blobs.get(call.message_key)
    if (!sound) return
    const pcm = pcmOf(await buffer(sound))
    if (!pcm) return
    const context = await openCallContext(ctx, call, null)
    const { language, locale } = context
    const signal = AbortSignal.timeout(transcribeWithinMs)
    const text = (await hears.transcribe(pcm, { language, signal })).trim()
    const name = nameIn(locale, text, { asked: true })
    await ctx.tx(async db => {
      const now = await lockCall(db, call_id)
      if (!now || now.message_text !== null) return
      await updateCall(db, call_id, { message_text: text })
      await noteChange(ctx, db, { topic: 'call', id: call_id, kind: 'message' })
      if (!text) return
      const told = { ...contactIn(text), ...(name && { name }) }
      await leaveMessage(context.visit, context.conversation.id, { text, told })
    })
  },
})

/** The sound of a WAV file at our rate; null where it is none. */
function pcmOf(file: Buffer): Int16Array | null {
  const format = wavFormat(file)
  if (!format || format === 'unreadable') return null
  const { rate, channels, from } = format
  const count = Math.floor((file.length - from) / (2 * channels))
  const pcm = Int16Array.from({ length: count }, (_, at) => file.readInt16LE(from + 2 * channels * at))
  return resampler(rate, sampleRate)(pcm)
}

/** Opens the message of a call; 404 when there is none. */
export async function readCallMessage(ctx: Ctx, id: string): Promise<RangedFile> {
  const call = await callOf(ctx, id)
  if (!call) throw notFound('Call')
  const { message_key: key, message_bytes: bytes } = call
  if (!key || bytes === null) throw notFound('Message')
  return storedRecording(ctx, { key, bytes, mediaType: 'audio/wav' })
}

export const messageJobs = [fetchMessage as Job<never>, transcribeMessage as Job<never>]
