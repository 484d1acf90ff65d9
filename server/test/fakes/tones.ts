// Encodes words as tones that can be decoded again. Each tone of 30 ms carries four bits: alone one of the most frequent
// letters, two together any other ASCII character, three a byte. A mark stands at the start and another at the end. Slow and
// wide enough to survive telephone and Opus.

/** Symbols that are a letter by themselves. */
const frequent = ' etaonisr'
/** Before a byte. Those between it and the letters stand before the lower half of an ASCII character. */
const byteSymbol = 15
const asciiSymbol = frequent.length - 2

const symbolMs = 30
const markMs = 90
const startMark = 2400
const endMark = 2600
const frequencyOf = (symbol: number) => 600 + 100 * symbol
const loudness = 9000

/** How long a text sounds, in milliseconds. */
export const tonesMs = (text: string): number => 2 * markMs + symbolMs * symbolsOf(text).length

const symbolsOf = (text: string): number[] => [...Buffer.from(text)].flatMap(symbolsOfByte)

/** The other ASCII characters, from the blank on: 32 to 127 are six rows of sixteen. */
function symbolsOfByte(byte: number): number[] {
  const letter = frequent.indexOf(String.fromCharCode(byte))
  if (letter >= 0) return [letter]
  if (byte < 32 || byte > 127) return [byteSymbol, byte >> 4, byte & 15]
  return [asciiSymbol + (byte >> 4), byte & 15]
}

/** The text of these symbols; half a character at the end is none. */
function textOfSymbols(symbols: number[]): string {
  const bytes: number[] = []
  for (let at = 0; at < symbols.length; ) {
    const first = symbols[at]!
    const count = first < frequent.length ? 1 : first < byteSymbol ? 2 : 3
    const [, second, third] = symbols.slice(at, at + count)
    at += count
    if (at > symbols.length) break
    if (count === 1) bytes.push(frequent.charCodeAt(first))
    else if (count === 2) bytes.push((first - asciiSymbol) * 16 + second!)
    else bytes.push(second! * 16 + third!)
  }
  return Buffer.from(bytes).toString()
}

/** A text as sound. */
export function tonesOf(text: string, rate = 16_000): Int16Array {
  const tones: [frequency: number, ms: number][] = [
    [startMark, markMs],
    ...symbolsOf(text).map((symbol): [number, number] => [frequencyOf(symbol), symbolMs]),
    [endMark, markMs],
  ]
  const pcm = new Int16Array(Math.round((tonesMs(text) / 1000) * rate))
  let at = 0
  let phase = 0
  let until = 0
  for (const [frequency, ms] of tones) {
    until += (ms / 1000) * rate
    // The phase continues from tone to tone: a jump would click.
    for (; at < until && at < pcm.length; at++) {
      phase += (2 * Math.PI * frequency) / rate
      pcm[at] = Math.round(loudness * Math.sin(phase))
    }
  }
  return pcm
}

/** The texts in a sound, joined by spaces; a text that breaks off counts up to there. */
export const textOf = (pcm: Int16Array, rate = 16_000): string =>
  textsOf(pcm, rate)
    .map(({ text }) => text)
    .join(' ')

/** One text in a sound. Milliseconds from the beginning of the sound. */
export interface HeardText {
  text: string
  from: number
  to: number
  /** It was heard to its end; else it broke off. */
  whole: boolean
}

/** Silence as long as one to three frames that a line played too late: a click to an ear, and no part of a text. */
const holeMs = [15, 65] as const
/** Where a tone crosses zero, one sample in a row is quieter than this, and no more. */
const quiet = 40

/** The texts in a sound, in order; a text that breaks off counts up to there. */
export function textsOf(sound: Int16Array, rate = 16_000): HeardText[] {
  const texts: HeardText[] = []
  const ms = (count: number) => Math.round((count / 1000) * rate)
  const { pcm, holes } = withoutHoles(sound, ms)
  const time = (at: number) => {
    const lost = holes.reduce((sum, hole) => sum + (hole.at <= at ? hole.length : 0), 0)
    return Math.round(((at + lost) / rate) * 1000)
  }
  for (let at = 0; at + ms(20) < pcm.length; ) {
    if (toneAt(pcm, at, ms(20), rate) !== startMark) {
      at += ms(5)
      continue
    }
    const from = time(at)
    // The mark ends where half a window of it is left.
    while (toneAt(pcm, at, ms(10), rate) === startMark) at += ms(1)
    at += ms(5)
    const symbols: number[] = []
    let whole = false
    for (; at + ms(symbolMs) <= pcm.length + ms(3); at += ms(symbolMs)) {
      const tone = toneAt(pcm, at + ms(6), ms(18), rate)
      whole = tone === endMark
      if (tone === null || tone >= startMark) break
      symbols.push((tone - 600) / 100)
    }
    const text = textOfSymbols(symbols)
    // Half a mark, where another sound begins, is no text.
    if (text) texts.push({ text, from, to: time(at), whole })
  }
  return texts
}

/** The sound without its holes, and where in it they were. */
function withoutHoles(sound: Int16Array, ms: (count: number) => number) {
  const pcm = new Int16Array(sound.length)
  const holes: { at: number; length: number }[] = []
  let kept = 0
  for (let at = 0; at < sound.length; ) {
    let until = at
    while (until < sound.length && Math.abs(sound[until]!) < quiet) until++
    const length = until - at
    const isHole = length >= ms(holeMs[0]) && length <= ms(holeMs[1]) && until < sound.length
    if (isHole) holes.push({ at: kept, length })
    else while (at < until) pcm[kept++] = sound[at++]!
    at = until
    while (at < sound.length && Math.abs(sound[at]!) >= quiet) pcm[kept++] = sound[at++]!
  }
  return { pcm: pcm.subarray(0, kept), holes }
}

const frequencies = [...Array.from({ length: 16 }, (_, symbol) => frequencyOf(symbol)), startMark, endMark]

/** The tone that fills most of this window; null where none does. */
function toneAt(pcm: Int16Array, from: number, length: number, rate: number): number | null {
  const window = pcm.subarray(from, from + length)
  let energy = 0
  for (const sample of window) energy += sample * sample
  if (energy < window.length * 300 * 300) return null
  let best = { frequency: 0, power: 0 }
  for (const frequency of frequencies) {
    const power = powerAt(window, frequency, rate)
    if (power > best.power) best = { frequency, power }
  }
  return best.power > 0.4 * energy ? best.frequency : null
}

/** Goertzel's algorithm: the share of the window's energy at one frequency. */
function powerAt(window: Int16Array, frequency: number, rate: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / rate)
  let [one, two] = [0, 0]
  for (const sample of window) {
    const next = sample + turn * one - two
    two = one
    one = next
  }
  return (2 * (one * one + two * two - turn * one * two)) / window.length
}
