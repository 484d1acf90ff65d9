import { closeSync, openSync, writeSync } from 'node:fs'

/** A file is written in pieces of so many milliseconds. */
const pieceMs = 20
const pieceBytes = pieceMs * 8
/** Packets come late by less, mostly. */
const lagMs = 200
/** Bytes of one side that wait when it is behind time: twice what waits for packets that come late. */
const behind = 2 * lagMs * 8
/** More of one side's sound, ten seconds, never waits: somebody sends faster than time passes. */
const mostWaiting = 80_000
/** Mu-law of silence. */
const silence = 0xff
const headBytes = 58

/** Writes both sides of a call to a WAV file: mu-law at 8 kHz, the caller on the left and we on the right. */
export interface Recorder {
  caller(bytes: Uint8Array): void
  ours(bytes: Uint8Array): void
  /** Nothing of either side is recorded while paused; time goes on. */
  pause(paused: boolean): void
  /** To be called all the time. */
  tick(now: number): void
  /** Makes the file whole, and returns its length. */
  end(now: number): { bytes: number; ms: number }
}

export function openRecorder(path: string, beganAt: number): Recorder {
  const file = openSync(path, 'wx', 0o600)
  writeSync(file, headOf(0))
  const waiting: { caller: Uint8Array[]; ours: Uint8Array[] } = { caller: [], ours: [] }
  let writtenMs = 0
  let paused = false
  const add = (side: Uint8Array[], bytes: Uint8Array) => {
    if (paused) return
    if (lengthOf(side) < mostWaiting) side.push(bytes)
  }
  const writePiece = () => {
    catchUp(waiting.caller)
    catchUp(waiting.ours)
    const [left, right] = [takePiece(waiting.caller), takePiece(waiting.ours)]
    const both = new Uint8Array(2 * pieceBytes)
    for (let n = 0; n < pieceBytes; n++) {
      both[2 * n] = left[n]!
      both[2 * n + 1] = right[n]!
    }
    writeSync(file, both)
    writtenMs += pieceMs
  }
  const write = (until: number) => {
    while (writtenMs + pieceMs <= until - beganAt) writePiece()
  }
  return {
    caller: bytes => add(waiting.caller, bytes),
    ours: bytes => add(waiting.ours, bytes),
    pause(now) {
      paused = now
    },
    tick: now => write(now - lagMs),
    end(now) {
      write(now)
      // A side that came late still has its last words to write.
      while (waiting.caller.length || waiting.ours.length) writePiece()
      const bytes = writtenMs * 16
      writeSync(file, headOf(bytes), 0, headBytes, 0)
      closeSync(file)
      return { bytes: headBytes + bytes, ms: writtenMs }
    },
  }
}

const lengthOf = (side: Uint8Array[]): number => side.reduce((sum, each) => sum + each.length, 0)

/** A side that is behind time, because its sound came late, leaves out silence until it no longer is: answers follow their questions. */
function catchUp(side: Uint8Array[]): void {
  while (lengthOf(side) > behind && side[0]!.every(isQuiet)) side.shift()
}

/** Mu-law below a two-hundred-and-fiftieth of the loudest (ITU-T G.711: its first segment). */
const isQuiet = (byte: number): boolean => (~byte & 0x7f) < 16

/** The next 20 ms of one side, with silence where nothing came. */
function takePiece(side: Uint8Array[]): Uint8Array {
  const piece = new Uint8Array(pieceBytes).fill(silence)
  let at = 0
  while (at < pieceBytes && side.length) {
    const part = side[0]!.subarray(0, pieceBytes - at)
    piece.set(part, at)
    at += part.length
    if (part.length === side[0]!.length) side.shift()
    else side[0] = side[0]!.subarray(part.length)
  }
  return piece
}

/** The head of a WAV file of two channels of mu-law (format 7) with so many bytes of sound. */
function headOf(bytes: number): Buffer {
  const head = Buffer.alloc(headBytes)
  head.write('RIFF', 0)
  head.writeUInt32LE(headBytes - 8 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(18, 16)
  head.writeUInt16LE(7, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(8, 34)
  head.write('fact', 38)
  head.writeUInt32LE(4, 42)
  head.writeUInt32LE(bytes / 2, 46)
  head.write('data', 50)
  head.writeUInt32LE(bytes, 54)
  return head
}
