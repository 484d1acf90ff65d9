// The loudness of a recording over time, for its picture. It is decoded piece by piece, so that half an hour of sound needs
// no more memory than a minute, and the page answers meanwhile.

/** Samples a second in which sound is decoded: enough to see where somebody speaks. */
const rate = 8_000
/** Milliseconds that one peak stands for. */
export const peakMs = 100
/** Bytes decoded at once, of a compressed recording. */
const pieceBytes = 512 * 1024

/** Where a frame of MPEG sound begins at or after a byte; the length when none does. */
export function frameAfter(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 2 < bytes.length; at++) {
    const [first, second, third] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!]
    const isSync = first === 0xff && (second & 0xe0) === 0xe0
    const hasLayer = (second & 0x06) !== 0 && (second & 0x18) !== 0x08
    const hasRate = (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c
    if (isSync && hasLayer && hasRate) return at
  }
  return bytes.length
}

/** Whether a recording is WebM, of which no piece can be decoded without its head (RFC 8794, 11.2.1). */
export const isMatroska = ([a, b, c, d]: Uint8Array): boolean =>
  a === 0x1a && b === 0x45 && c === 0xdf && d === 0xa3

/** The pieces of a recording, each beginning with a frame. */
export function piecesOf(bytes: Uint8Array, size = pieceBytes): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let from = 0; from < bytes.length; ) {
    const next = from + size >= bytes.length ? bytes.length : frameAfter(bytes, from + size)
    pieces.push(bytes.subarray(from, next))
    from = next
  }
  return pieces
}

/**
 * The loudest sample of each stretch of `perPeak` samples, 0 to 1. Each side of a call may have a channel of its own, and
 * the louder one counts.
 */
export function peaksOf(channels: Float32Array[], perPeak: number): Float32Array {
  const length = Math.max(0, ...channels.map(samples => samples.length))
  const peaks = new Float32Array(Math.ceil(length / perPeak))
  for (const samples of channels)
    for (let at = 0; at < samples.length; at++) {
      const loud = Math.abs(samples[at]!)
      const peak = Math.floor(at / perPeak)
      if (loud > peaks[peak]!) peaks[peak] = loud
    }
  return peaks
}

/**
 * Decodes a recording and tells its peaks as they come, with the share that is read. Throws what the browser can't decode,
 * and the signal's reason.
 */
export async function readPeaks(
  recording: ArrayBuffer,
  told: (peaks: Float32Array, share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const bytes = new Uint8Array(recording)
  const pieces = isMatroska(bytes) ? [bytes] : piecesOf(bytes)
  let peaks = new Float32Array(0)
  for (const [done, piece] of pieces.entries()) {
    signal.throwIfAborted()
    const context = new OfflineAudioContext(1, 1, rate)
    const sound = await context.decodeAudioData(new Uint8Array(piece).buffer)
    const channels = Array.from({ length: sound.numberOfChannels }, (_, n) => sound.getChannelData(n))
    const more = peaksOf(channels, (rate * peakMs) / 1_000)
    const all = new Float32Array(peaks.length + more.length)
    all.set(peaks)
    all.set(more, peaks.length)
    peaks = all
    told(peaks, (done + 1) / pieces.length)
    // The page gets its turn between two pieces.
    await new Promise(resolve => setTimeout(resolve))
  }
}

/** Peaks drawn in so many columns: the loudest of each, as a share of the loudest of all, so that a quiet line is seen too. */
export function columnsOf(peaks: Float32Array, total: number, columns: number): Float32Array {
  const drawn = new Float32Array(columns)
  for (let column = 0; column < columns; column++) {
    const from = Math.floor((column * total) / columns)
    const to = Math.max(from + 1, Math.floor(((column + 1) * total) / columns))
    for (let at = from; at < to && at < peaks.length; at++) {
      if (peaks[at]! > drawn[column]!) drawn[column] = peaks[at]!
    }
  }
  const loudest = Math.max(quietest, ...drawn)
  return drawn.map(peak => peak / loudest)
}

/** What is quieter than this all the time is noise, and stays small. */
const quietest = 0.05
