import { open as openFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type Job, job } from '#server/core/job.ts'
import { openSpool, type Spool } from '#server/core/spool.ts'
import type { RangedFile } from '#server/http/files/serve-ranges.ts'
import { storedRecording } from '#server/http/files/stored-recording.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { voiceCarrier } from '#server/modules/messaging/voice/voice.ts'
import type { Carrier } from '#server/providers/carrier/port.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { type Call, callOf, happened, noteEvent, publishEnd } from '../calls.ts'
import { recordingAddress } from '../phone/addresses.ts'
import { type CallbackTarget, calledIn } from '../phone/resolve-tenant.ts'
import { lockCall, updateCall } from '../queries.ts'
import { keepRecording } from './queries.ts'

/** Has the carrier record a call that is under way, once. The call goes on where that fails. */
export async function recordCall(ctx: Ctx, id: string): Promise<void> {
  const carrier = await voiceCarrier(ctx)
  const begins = await ctx.tx(async db => {
    const call = await lockCall(db, id)
    // What comes over a trunk of our own is not recorded by a carrier.
    if (!carrier || !call?.provider_id || call.carrier === 'sip' || call.ended_at) return null
    if (happened(call, 'recording_begun')) return null
    await noteEvent(ctx, id, 'recording_begun')
    return call.provider_id
  })
  if (!begins) return
  try {
    await carrier!.record(begins, recordingAddress(ctx, id))
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    ctx.log.warn({ err: error, call: id }, 'a call could not be recorded')
  }
}

/** The carrier has a recording. A job fetches it, and deletes it there. */
export async function takeRecording(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  const recordingId = signed.field('RecordingSid')
  if (!found || !recordingId || signed.field('RecordingStatus') !== 'completed') return
  const { ctx, call } = found
  if (call.recording_key || call.recording_deleted_at) return
  const seconds = Number.parseInt(signed.field('RecordingDuration'), 10)
  await ctx.tx(async db => {
    await updateCall(db, call.id, {
      recording_seconds: Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : null,
    })
    await ctx.enqueue(fetchRecording, { call_id: call.id, recording_id: recordingId })
  })
}

/** Fetches a recording from the carrier and deletes it there. Only deletes it where the call was erased meanwhile. */
const fetchRecording: Job<Fetch> = job<Fetch>({
  name: 'calls.fetch_recording',
  concurrency: 2,
  retries: 10,
  async run(ctx, { call_id, recording_id }) {
    const carrier = await voiceCarrier(ctx)
    if (!carrier) return
    const call = await callOf(ctx, call_id)
    // An earlier run may have kept it, and then been cut off.
    if (call && !call.recording_key && !call.recording_deleted_at)
      await keep(ctx, call, carrier, recording_id)
    await carrier.deleteRecording(recording_id)
  },
})

interface Fetch {
  call_id: string
  recording_id: string
}

async function keep(ctx: Ctx, { id }: Call, carrier: Carrier, recordingId: string): Promise<void> {
  await using spool = await openSpool()
  const sound = await carrier.fetchRecording(recordingId)
  if (!sound) return
  const recording_key = `${ctx.tenant}/call/${id}/${ctx.id()}`
  const recording_bytes = await store(ctx, recording_key, spool, sound)
  const kept = await ctx.tx(async db => {
    const found = await keepRecording(db, id, { recording_key, recording_bytes })
    if (found) await noteChange(ctx, db, { topic: 'call', id, kind: 'recording' })
    if (found) await publishEnd(ctx, id)
    return found
  })
  if (!kept) await ctx.blobs.delete(recording_key)
}

/** Stores the sound, and returns its bytes. It goes through a file: the store must know the length, and the carrier gives none. */
export async function store(ctx: Ctx, key: string, spool: Spool, sound: Readable): Promise<number> {
  const path = await spool.write('sound.mp3', sound)
  const { size } = await stat(path)
  const file = await openFile(path)
  await ctx.blobs.put(key, { stream: file.createReadStream(), size })
  return size
}

/** Opens the recording of a call; 404 when there is none, or none any more. */
export async function readCallRecording(ctx: Ctx, id: string): Promise<RangedFile> {
  const call = await callOf(ctx, id)
  if (!call) throw notFound('Call')
  const { recording_key: key, recording_bytes: bytes } = call
  if (!key || bytes === null) throw notFound('Recording')
  return storedRecording(ctx, { key, bytes, mediaType: key.endsWith('.wav') ? 'audio/wav' : 'audio/mpeg' })
}

/** Deletes files of recordings whose calls are gone, behind the open transaction. */
export const dropRecordings = (ctx: Ctx, keys: string[]): Promise<void> =>
  keys.length ? ctx.enqueue(dropFiles, { keys }) : Promise.resolve()

const dropFiles: Job<{ keys: string[] }> = job<{ keys: string[] }>({
  name: 'calls.drop_recordings',
  retries: 20,
  async run(ctx, { keys }) {
    for (const key of keys) await ctx.blobs.delete(key)
  },
})

export const recordingJobs = [fetchRecording as Job<never>, dropFiles as Job<never>]
