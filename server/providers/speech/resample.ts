/** Taps of the filter for each sample that comes out; 16 keep what lies above the new half rate under −60 dB. */
const tapsEach = 16

/**
 * Changes the sample rate of a stream that comes in pieces; what it remembers joins them without a click. A polyphase
 * windowed-sinc filter: of the samples between those given only the ones that are kept are ever worked out.
 */
export function resampler(from: number, to: number): (pcm: Int16Array) => Int16Array {
  if (from === to) return pcm => pcm
  const divisor = greatestCommon(from, to)
  const up = to / divisor
  const down = from / divisor
  const phases = filter(up, down)
  const taps = phases[0]!.length
  let before = new Int16Array(taps - 1)
  /** Where the next sample lies, in steps of 1/up of a given sample, counted from the first of `before`. */
  let position = (taps - 1) * up
  return pcm => {
    const all = new Int16Array(before.length + pcm.length)
    all.set(before)
    all.set(pcm, before.length)
    const count = Math.max(0, Math.ceil((all.length * up - position) / down))
    const result = new Int16Array(count)
    for (let n = 0; n < count; n++, position += down) {
      const last = Math.floor(position / up)
      const phase = phases[position - last * up]!
      let sum = 0
      for (let tap = 0; tap < taps; tap++) sum += phase[tap]! * all[last - tap]!
      result[n] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
    }
    before = all.slice(all.length - (taps - 1))
    position -= pcm.length * up
    return result
  }
}

/** A low-pass filter at the lower of both half rates, dealt out to the `up` places that a sample can lie at. */
function filter(up: number, down: number): Float64Array[] {
  const widest = Math.max(up, down)
  const taps = Math.ceil((tapsEach * widest) / up)
  const length = taps * up
  const middle = (length - 1) / 2
  const phases = Array.from({ length: up }, () => new Float64Array(taps))
  for (let i = 0; i < length; i++) {
    const x = (i - middle) / widest
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    const turn = (2 * Math.PI * (i + 0.5)) / length
    const blackman = 0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn)
    phases[i % up]![Math.floor(i / up)] = sinc * blackman
  }
  // Each place gets the same loudness, or a steady tone would hum at the rate given.
  for (const phase of phases) {
    const sum = phase.reduce((a, b) => a + b)
    for (let tap = 0; tap < taps; tap++) phase[tap]! /= sum
  }
  return phases
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))
