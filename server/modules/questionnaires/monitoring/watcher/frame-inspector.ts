import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Human as HumanType } from '@vladmandic/human'
import { loadSharp } from '#server/core/sharp.ts'
import { canBeJudged, type FrameContents, frame, mostFramePixels } from './look.ts'

// The models are files of the package. Nothing here may ask a network for anything: such a request fails.

/** A box with higher scores holds a face. With these, 60 of 60 pictures were counted right at 640×480. */
const leastBoxScore = 0.3
const leastFaceScore = 0.8

const require = createRequire(import.meta.url)
const folder = dirname(dirname(require.resolve('@vladmandic/human')))
const wasm = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`
const models = `file://${join(folder, 'models')}/`

const off = { enabled: false } as const
const always = { skipFrames: 0, skipTime: 0 } as const

/** Looks at frames, one at a time. */
interface FrameInspector {
  /** `forPhone`: whether to look for a phone too, which takes three times as long. null where this is no picture. */
  look(picture: Uint8Array, options: { forPhone: boolean }): Promise<FrameContents | null>
}

/** Reads the models. It replaces the thread's `fetch`, so it is for a worker thread alone. */
export async function openFrameInspector(): Promise<FrameInspector> {
  globalThis.fetch = readModel as typeof fetch
  // Its package.json names a file that isn't there for this build.
  const { Human } = require(join(folder, 'dist/human.node-wasm.js')) as { Human: typeof HumanType }
  const human = new Human({
    debug: false,
    backend: 'wasm',
    wasmPath: wasm,
    modelBasePath: models,
    validateModels: false,
    // No frame is skipped: nothing could be said of it.
    cacheSensitivity: 0,
    skipAllowed: false,
    filter: off,
    gesture: off,
    hand: off,
    body: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: { rotation: false, maxDetected: 5, minConfidence: leastBoxScore, ...always },
      mesh: { enabled: true },
      iris: off,
      emotion: off,
      description: off,
      antispoof: off,
      liveness: off,
      attention: off,
    },
    object: { enabled: true, modelPath: 'centernet.json', minConfidence: 0.3, maxDetected: 10, ...always },
  })
  await human.load()
  return {
    async look(picture, { forPhone }) {
      const pixels = await pixelsOf(picture).catch(() => null)
      if (!pixels) return null
      const { data, info, judged } = pixels
      if (!judged) return { judged, faces: 0, yaw: null, phone: null }
      const tensor = human.tf.tensor(Int32Array.from(data), [1, info.height, info.width, 3], 'int32')
      try {
        const seen = await human.detect(tensor, { object: { enabled: forPhone } })
        if (seen.error) throw new Error(seen.error)
        const faces = seen.face.filter(
          ({ boxScore, faceScore }) => boxScore >= leastBoxScore && faceScore >= leastFaceScore,
        )
        const nearest = faces.toSorted((a, b) => b.box[2] * b.box[3] - a.box[2] * a.box[3])[0]
        const yaw = nearest?.rotation?.angle.yaw
        const phones = seen.object.filter(({ label }) => label === 'cell phone')
        return {
          judged,
          faces: faces.length,
          yaw: yaw === undefined ? null : (yaw * 180) / Math.PI,
          phone: forPhone ? Math.max(0, ...phones.map(({ score }) => score)) : null,
        }
      } finally {
        human.tf.dispose(tensor)
      }
    },
  }
}

async function pixelsOf(picture: Uint8Array) {
  const sharp = await loadSharp()
  const image = sharp(picture, { limitInputPixels: mostFramePixels, failOn: 'error' })
    .timeout({ seconds: 5 })
    .resize({ ...frame, fit: 'contain' })
    .removeAlpha()
    .toColourspace('srgb')
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data, { raw: info }).stats()
  return { data, info, judged: canBeJudged(channels) }
}

async function readModel(asked: string | URL | Request): Promise<Response> {
  const address = String(asked instanceof Request ? asked.url : asked)
  if (!address.startsWith(models)) throw new Error(`this thread reads nothing but models, and not ${address}`)
  const json = address.endsWith('.json')
  return new Response(await readFile(fileURLToPath(address)), {
    headers: { 'content-type': json ? 'application/json' : 'application/octet-stream' },
  })
}
