import { execFileSync, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { wavOf } from '#server/providers/speech/wav.ts'

// The sound of a room that is never silent: a rumble below every voice, in which no two seconds are alike. So each
// second of a recording can be found again in what the microphone played.

const roomRate = 400
const voiceFree = 'lowpass=f=70,lowpass=f=70,lowpass=f=70'
const voiceRate = 1_600
const roomFree = 'highpass=f=250,lowpass=f=700'

/**
 * Three minutes of it as a WAV file for a browser's microphone, which plays it from the beginning when it is opened.
 */
export async function writeRoomSound(path: string): Promise<void> {
  const [rate, seconds, pointsASecond] = [16_000, 180, 140]
  const step = rate / pointsASecond
  let seed = 42
  // The generator of Park and Miller (1988): the same room each time.
  const random = () => {
    seed = (seed * 48_271) % 0x7fffffff
    return (2 * seed) / 0x7fffffff - 1
  }
  const points = Array.from({ length: seconds * pointsASecond + 2 }, random)
  const pcm = Int16Array.from({ length: rate * seconds }, (_, i) => {
    const at = Math.floor(i / step)
    const share = (1 - Math.cos((Math.PI * (i - at * step)) / step)) / 2
    return 3_000 * (points[at]! * (1 - share) + points[at + 1]! * share)
  })
  await writeFile(path, wavOf(pcm, rate))
}

/** Whether this machine can compare recordings. */
export const hasFfmpeg = () => !spawnSync('ffmpeg', ['-version']).error

/** The sound of a file (16-bit PCM at this rate), its channels mixed into one, after these filters of ffmpeg. */
function soundOf(file: string, rate: number, filters: string): Int16Array {
  const pcm = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-af', filters, '-ar', `${rate}`, '-f', 's16le', '-'],
    { maxBuffer: 1 << 28 },
  )
  return new Int16Array(Uint8Array.from(pcm).buffer)
}

/** The room's sound in a file, without any voice. */
const roomOf = (file: string): Int16Array => soundOf(file, roomRate, voiceFree)

/**
 * The place in `whole`, between two places, that is most like `part`. Measured by the normalised cross-correlation,
 * where 1 means the same.
 */
function findIn(
  whole: Int16Array,
  part: Int16Array,
  from = 0,
  to = whole.length - part.length,
): { at: number; likeness: number } {
  const energy = (of: Int16Array, start: number) => {
    let sum = 0
    for (let i = 0; i < part.length; i++) sum += of[start + i]! ** 2
    return sum
  }
  const own = energy(part, 0)
  let best = { at: -1, likeness: -1 }
  let wholeEnergy = energy(whole, Math.max(0, from))
  for (let at = Math.max(0, from); at <= Math.min(to, whole.length - part.length); at++) {
    let product = 0
    for (let i = 0; i < part.length; i++) product += whole[at + i]! * part[i]!
    const likeness = product / Math.sqrt(own * wholeEnergy + 1)
    if (likeness > best.likeness) best = { at, likeness }
    wholeEnergy += (whole[at + part.length] ?? 0) ** 2 - whole[at]! ** 2
  }
  return best
}

// Seconds of a recording match those of the room by 0.8 to 0.97, and by less than 0.45 where something is missing.
const SAME = 0.6
// A browser that is short of processor time repeats or drops a moment of sound.
const SLIP = roomRate / 4

/** A run of seconds that follow each other in the recording as they did in the room. */
export type Run = {
  /** Its start in the recording, its start in the room, and its length, in seconds. */
  from: number
  roomFrom: number
  seconds: number
  /** How much of the room the run dropped or repeated, in seconds. */
  slipped: number
}

/**
 * Looks for every second of a recording in the room. The sound between two runs was never in the room: it is the
 * second in which one recorder ended and another began.
 */
export function runsOf(recording: string, roomFile: string): { seconds: number; runs: Run[] } {
  const [heard, room] = [roomOf(recording), roomOf(roomFile)]
  const runs: Run[] = []
  let next: number | null = null
  // Where the run goes on in the room after a second that matched nothing.
  let goesOnAt: number | null = null
  for (let from = 0; from + roomRate <= heard.length; from += roomRate) {
    const second = heard.subarray(from, from + roomRate)
    const expected: { at: number; likeness: number } | null =
      next === null ? null : findIn(room, second, next - SLIP, next + SLIP)
    const run = runs.at(-1)
    if (run && expected && expected.likeness > SAME) {
      run.slipped += Math.abs(expected.at - next!) / roomRate
      run.seconds++
      next = expected.at + roomRate
      continue
    }
    const found = findIn(room, second)
    if (found.likeness <= SAME) {
      // A moment dropped in the middle of a second leaves two halves of which neither is a second of the room.
      goesOnAt = next === null ? null : next + roomRate
      next = null
      continue
    }
    next = found.at + roomRate
    if (run && goesOnAt !== null && Math.abs(found.at - goesOnAt) <= SLIP) {
      run.slipped += Math.abs(found.at - goesOnAt) / roomRate
      run.seconds++
    } else {
      runs.push({ from: from / roomRate, roomFrom: found.at / roomRate, seconds: 1, slipped: 0 })
    }
    goesOnAt = null
  }
  return { seconds: heard.length / roomRate, runs }
}

// Other words of the same voice match these by at most 0.45, the words themselves by 0.6 (on a busy machine) to 1.
const SAID = 0.55

/** Which of these files, each with a spoken sentence, can be heard in a recording. */
export function voicesIn(recording: string, voices: string[]): string[] {
  const heard = soundOf(recording, voiceRate, roomFree)
  const piece = 0.5 * voiceRate
  const step = 0.1 * voiceRate
  return voices.filter(voice => {
    const words = soundOf(voice, voiceRate, roomFree)
    // In overlapping pieces, where one match is enough: sound played over a network is stretched a little in places,
    // and a browser that is short of processor time drops moments of it.
    const starts = Array.from({ length: Math.floor((words.length - piece) / step) + 1 }, (_, n) => n * step)
    return starts.some(start => findIn(heard, words.subarray(start, start + piece)).likeness > SAID)
  })
}
