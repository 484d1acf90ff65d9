import type { CallSetup, SpeechTest } from '#contract/calls/setup.ts'
import { longestSpoken } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { monotonic } from '#server/core/monotonic.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { callAccount } from '#server/modules/messaging/voice/voice.ts'
import { joined } from '#server/providers/speech/pcm.ts'
import { SpeechUnavailable, sampleRate } from '#server/providers/speech/port.ts'
import { wavFormat, wavOf } from '#server/providers/speech/wav.ts'

/** What calls are held with, and what they lack. */
export async function callSetup(ctx: Ctx): Promise<CallSetup> {
  const line = await callAccount(ctx)
  const { hears, speaks } = ctx.speech
  return {
    carrier: line.kind,
    number: line.number,
    missing: line.ready ? [] : line.missing,
    hears: hears && { model: hears.model },
    speaks: speaks && { model: speaks.model },
    realtime: ctx.realtime && { model: ctx.realtime.model },
    at_once: ctx.config.callsAtOnce,
  }
}

/** For the voice, and again for the recogniser. */
const patienceMs = 20_000
/** A sentence is shorter; a voice that goes on is cut off. */
const mostSamples = 30 * sampleRate

/**
 * Has the installation's voice say a sentence, and its recogniser hear it, in the business's language. 409 where nothing
 * speaks.
 */
export async function testSpeech(ctx: Ctx, text: string): Promise<SpeechTest> {
  const { hears } = ctx.speech
  if (!ctx.speech.speaks) throw new Problem(409, 'This installation has no voice to speak with (TTS_URL).')
  const language = homeLanguage(await business(ctx))
  const spoken = await spokenBy(ctx, text, language)
  if (!spoken) return { failed: 'voice', wav: null, first_sound_ms: null, heard: null, heard_ms: null }
  const { pcm, firstSoundMs } = spoken
  const said = { wav: Buffer.from(wavOf(pcm)).toString('base64'), first_sound_ms: firstSoundMs }
  if (!hears) return { failed: null, ...said, heard: null, heard_ms: null }
  const began = monotonic()
  try {
    const heard = await hears.transcribe(pcm, { language, signal: AbortSignal.timeout(patienceMs) })
    return { failed: null, ...said, heard, heard_ms: Math.round(monotonic() - began) }
  } catch (error) {
    noteFailure(ctx, error)
    return { failed: 'hearing', ...said, heard: null, heard_ms: null }
  }
}

/**
 * Has the installation's recogniser hear a recording, in the business's language, and its voice say what it heard. Nothing is
 * kept of it. 409 where nothing hears; 422 for what is no such recording.
 */
export async function testHearing(ctx: Ctx, wav: string): Promise<SpeechTest> {
  const { hears, speaks } = ctx.speech
  if (!hears) throw new Problem(409, 'This installation has no speech recognition to hear with (STT_URL).')
  const pcm = recordingOf(Buffer.from(wav, 'base64'))
  const language = homeLanguage(await business(ctx))
  const began = monotonic()
  const heard = await hears
    .transcribe(pcm, { language, signal: AbortSignal.timeout(patienceMs) })
    .catch(error => {
      noteFailure(ctx, error)
      return null
    })
  const heard_ms = Math.round(monotonic() - began)
  const nothing = { wav: null, first_sound_ms: null }
  if (heard === null) return { failed: 'hearing', ...nothing, heard: null, heard_ms: null }
  if (!heard.trim() || !speaks) return { failed: null, ...nothing, heard, heard_ms }
  const spoken = await spokenBy(ctx, heard.slice(0, longestSpoken), language)
  if (!spoken) return { failed: 'voice', ...nothing, heard, heard_ms }
  const said = Buffer.from(wavOf(spoken.pcm)).toString('base64')
  return { failed: null, wav: said, first_sound_ms: spoken.firstSoundMs, heard, heard_ms }
}

/** The sound of a WAV file of 16 kHz; 422 for any other. */
function recordingOf(bytes: Buffer): Int16Array {
  const format = wavFormat(bytes)
  if (!format || format === 'unreadable' || format.rate !== sampleRate || format.channels !== 1)
    throw invalid(['body', 'wav'], 'Input should be a WAV file of 16-bit PCM, mono, 16 kHz')
  const sound = Uint8Array.from(bytes.subarray(format.from))
  if (sound.length < 2) throw invalid(['body', 'wav'], 'There is no sound in this file')
  return new Int16Array(sound.buffer, 0, sound.length >> 1)
}

/** The sentence as 16 kHz PCM, and the milliseconds until its first piece; null when the voice failed. */
async function spokenBy(
  ctx: Ctx,
  text: string,
  language: string,
): Promise<{ pcm: Int16Array; firstSoundMs: number } | null> {
  const pieces: Int16Array[] = []
  const began = monotonic()
  let firstSoundMs: number | null = null
  let samples = 0
  try {
    const signal = AbortSignal.timeout(patienceMs)
    for await (const piece of ctx.speech.speaks!.speak(text, { language, signal })) {
      firstSoundMs ??= Math.round(monotonic() - began)
      pieces.push(piece)
      samples += piece.length
      if (samples > mostSamples) break
    }
  } catch (error) {
    noteFailure(ctx, error)
    return null
  }
  return firstSoundMs === null ? null : { pcm: joined(pieces), firstSoundMs }
}

function noteFailure(ctx: Ctx, error: unknown): void {
  if (!(error instanceof SpeechUnavailable)) throw error
  ctx.log.warn({ err: error }, 'a test of speech failed')
}
