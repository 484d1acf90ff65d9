/** A sound that voice detectors take for a person saying "a-e-a-e": a buzz of 120 Hz through a mouth. */
export function murmur(ms: number, rate: 8_000 | 16_000): Int16Array {
  const count = Math.round((ms / 1000) * rate)
  // The first three formants of two vowels, Hz (Peterson and Barney, 1952).
  const vowels = [
    [730, 1090, 2440],
    [530, 1840, 2480],
  ]
  const memory = [0, 0, 0, 0, 0, 0]
  let phase = 0
  let tilt = 0
  const sound = new Float64Array(count)
  for (let n = 0; n < count; n++) {
    const t = n / rate
    phase += (120 + 15 * Math.sin(2 * Math.PI * 2.5 * t)) / rate
    let sample = 0
    if (phase >= 1) {
      phase -= 1
      sample = 1
    }
    tilt = sample + 0.9 * tilt
    const blend = 0.5 + 0.5 * Math.sin(2 * Math.PI * 4 * t)
    let voice = tilt
    for (let f = 0; f < 3; f++) {
      const formant = vowels[0]![f]! * blend + vowels[1]![f]! * (1 - blend)
      const radius = Math.exp((-Math.PI * 90) / rate)
      const [a, b] = [memory[2 * f]!, memory[2 * f + 1]!]
      voice =
        voice * (1 - radius) + 2 * radius * Math.cos((2 * Math.PI * formant) / rate) * a - radius ** 2 * b
      memory[2 * f + 1] = a
      memory[2 * f] = voice
    }
    const loud = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * t)
    sound[n] = voice * loud
  }
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return Int16Array.from(sound, sample => (sample / loudest) * 16_000)
}
