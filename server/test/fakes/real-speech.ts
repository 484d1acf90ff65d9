import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { wavFormat, wavOf } from '#server/providers/speech/wav.ts'

const run = promisify(execFile)

/** The first program for real speech that this machine lacks; null when it has all of them. */
export const missingForSpeech = (): string | null =>
  ['flite', 'pocketsphinx_continuous'].find(name => !existsSync(`/usr/bin/${name}`)) ?? null

/**
 * Speech by Debian's flite, 16 kHz. Pocketsphinx understands this one of its voices best (5 % of words wrong).
 * `pace`: how long it takes, 1 as usual.
 */
export async function spokenBy(text: string, pace = 1): Promise<Int16Array> {
  return inFolder(async folder => {
    const file = join(folder, 'speech.wav')
    await run('flite', ['-voice', 'kal16', '--setf', `duration_stretch=${pace}`, '-t', text, '-o', file])
    const bytes = Uint8Array.from(await readFile(file))
    const format = wavFormat(bytes)
    if (!format || format === 'unreadable' || format.rate !== 16_000)
      throw new Error('flite wrote no 16 kHz WAV')
    const sound = bytes.slice(format.from)
    return new Int16Array(sound.buffer, 0, sound.length >> 1)
  })
}

/** Pocketsphinx's transcript, in small letters without punctuation. `grammar` (JSGF) limits it to these sentences. */
export async function heardBy(pcm: Int16Array, grammar?: string): Promise<string> {
  return inFolder(async folder => {
    const file = join(folder, 'speech.wav')
    // Pocketsphinx needs some silence first, to learn what silence sounds like.
    const led = new Int16Array(4800 + pcm.length)
    led.set(pcm, 4800)
    await writeFile(file, wavOf(led))
    const args = ['-infile', file, '-logfn', '/dev/null']
    if (grammar) {
      await writeFile(join(folder, 'words.gram'), grammar)
      args.push('-jsgf', join(folder, 'words.gram'))
    }
    const { stdout } = await run('pocketsphinx_continuous', args)
    return stdout.trim().replace(/\s+/g, ' ')
  })
}

/**
 * The transcript of telephone sound, which carries nothing above 4 kHz. Pocketsphinx, whose model expects 16 kHz,
 * then misses nine words of ten. So we fill the upper half with a weak image of the lower one, and it misses one in
 * ten.
 */
export function widened(pcm: Int16Array): Int16Array {
  const wide = new Int16Array(pcm.length)
  for (let at = 0; at + 2 < pcm.length; at += 2) {
    const [sample, next] = [pcm[at]!, pcm[at + 2]!]
    wide[at] = Math.max(-32_768, Math.min(32_767, sample * 1.6))
    wide[at + 1] = ((sample + next) / 2) * 0.4
  }
  return wide
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-speech-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
