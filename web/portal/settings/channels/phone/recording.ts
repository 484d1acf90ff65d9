import { openMicrophone } from '#web/voice/microphone.ts'

/** What recognisers take. */
const rate = 16_000

/** A recording of somebody's voice: a WAV file in base64, and whether anything sounds in it. */
export interface Recording {
  wav: string
  isSilent: boolean
}

/** Quieter than this, everywhere, is a microphone that is switched off. */
const audible = 0.004

/** Records so many milliseconds. Throws `MicrophoneError`; the microphone is let go in any case. */
export async function record(ms: number, listening: () => void): Promise<Recording> {
  const stream = await openMicrophone()
  try {
    const recorder = new MediaRecorder(stream)
    const pieces: Blob[] = []
    const ended = Promise.withResolvers<void>()
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstop = () => ended.resolve()
    recorder.onerror = () => ended.reject(new Error('The recording broke off.'))
    recorder.start()
    listening()
    setTimeout(() => recorder.state === 'inactive' || recorder.stop(), ms)
    await ended.promise
    return await read(await new Blob(pieces, { type: recorder.mimeType }).arrayBuffer())
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function read(encoded: ArrayBuffer): Promise<Recording> {
  // Decoding resamples to the rate of the context.
  const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(encoded)
  const samples = decoded.getChannelData(0)
  return { wav: base64Of(wavOf(samples)), isSilent: samples.every(sample => Math.abs(sample) < audible) }
}

/** The sound as a WAV file of 16-bit PCM. */
export function wavOf(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(44 + 2 * samples.length)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, 36 + 2 * samples.length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, 2 * rate, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, 2 * samples.length, true)
  for (const [at, sample] of samples.entries())
    view.setInt16(44 + 2 * at, Math.max(-1, Math.min(1, sample)) * 0x7f_ff, true)
  return bytes
}

function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += 0x80_00)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x80_00))
  return btoa(letters)
}
