import { sampleRate } from './port.ts'

/** 16 kHz PCM as a WAV file, for servers that take files. */
export function wavOf(pcm: Int16Array, rate = sampleRate): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + 2 * pcm.length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 2 * pcm.length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(2 * rate, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * pcm.length, 40)
  for (const [at, sample] of pcm.entries()) bytes.writeInt16LE(sample, 44 + 2 * at)
  return Uint8Array.from(bytes)
}

export interface WavFormat {
  rate: number
  channels: number
  /** Where the sound begins. */
  from: number
}

/**
 * Reads the head of a WAV file: null while it is not all there, 'unreadable' where it holds anything but 16-bit PCM. The
 * length of the data is not believed: servers that stream write 0 or 0xFFFFFFFF.
 */
export function wavFormat(bytes: Uint8Array): WavFormat | 'unreadable' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (head.length < 12) return null
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
    return 'unreadable'
  let format: Omit<WavFormat, 'from'> | null = null
  for (let at = 12; ; ) {
    if (head.length < at + 8) return at > longestHead ? 'unreadable' : null
    const name = head.toString('latin1', at, at + 4)
    const size = head.readUInt32LE(at + 4)
    if (name === 'data') return format ? { ...format, from: at + 8 } : 'unreadable'
    if (name === 'fmt ') {
      if (head.length < at + 24) return null
      const [kind, channels] = [head.readUInt16LE(at + 8), head.readUInt16LE(at + 10)]
      const [rate, bits] = [head.readUInt32LE(at + 12), head.readUInt16LE(at + 22)]
      const isPcm = kind === 1 || kind === 0xfffe
      if (!isPcm || bits !== 16 || channels < 1 || channels > 2 || rate < 4000 || rate > 192_000)
        return 'unreadable'
      format = { rate, channels }
    }
    at += 8 + size + (size % 2)
  }
}

/** A head longer than this holds no sound. */
const longestHead = 64 * 1024
