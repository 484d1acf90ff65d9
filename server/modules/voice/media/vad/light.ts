import load from '@echogarden/fvad-wasm'
import type { Detector } from './detector.ts'

/** WebRTC's detector takes 10, 20 or 30 ms, and is surest with 30. Samples. */
const chunk = 480
/** 0 to 3. The higher, the less other sound passes for a voice. */
const strictness = 3

/** The voice detector of WebRTC. It takes a few microseconds a chunk; music and noise fool it more often. */
export async function light(): Promise<Detector> {
  const fvad = await load()
  const buffer = fvad._malloc(chunk * 2)
  return {
    chunkSamples: chunk,
    surely: 3,
    open() {
      const handle = fvad._fvad_new()
      fvad._fvad_set_mode(handle, strictness)
      fvad._fvad_set_sample_rate(handle, 16_000)
      let open = true
      return {
        judge(pcm, then) {
          if (!open) return
          fvad.HEAP16.set(pcm, buffer / 2)
          then(fvad._fvad_process(handle, buffer, chunk) === 1 ? 1 : 0)
        },
        close() {
          if (open) fvad._fvad_free(handle)
          open = false
        },
      }
    },
  }
}
