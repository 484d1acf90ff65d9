// The meter goes from a quiet room to shouting.
const quietDb = -60
const loudDb = -10

/** Tells how loud a stream is, from 0 to 1, with each frame that the browser paints. Call the returned function to stop. */
export function followLevel(stream: MediaStream, tell: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  const source = context.createMediaStreamSource(stream)
  source.connect(analyser)
  // A context that began without a click waits for one.
  void context.resume()
  const samples = new Float32Array(analyser.fftSize)
  let frame = requestAnimationFrame(function measure() {
    analyser.getFloatTimeDomainData(samples)
    tell(loudness(samples))
    frame = requestAnimationFrame(measure)
  })
  return () => {
    cancelAnimationFrame(frame)
    source.disconnect()
    void context.close()
  }
}

/** The loudness of samples, from 0 (a quiet room) to 1, evenly to the ear: their mean square in decibels. */
function loudness(samples: Float32Array): number {
  let squares = 0
  for (const sample of samples) squares += sample * sample
  const decibels = 10 * Math.log10(squares / samples.length)
  return Math.min(1, Math.max(0, (decibels - quietDb) / (loudDb - quietDb)))
}
