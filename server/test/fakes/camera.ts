import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

// Faces for a camera: the package that finds faces comes with a picture of five.

const require = createRequire(import.meta.url)
const picture = join(
  dirname(dirname(require.resolve('@vladmandic/human'))),
  'assets/screenshot-facedetect.jpg',
)

const face = (n: number): Promise<Buffer> =>
  sharp(picture)
    .extract({ left: 7 + 157 * n, top: 347, width: 150, height: 150 })
    .resize(220, 220)
    .toBuffer()

/** A frame of 640×480 with at most two of the faces 0 to 3, in front of a wall; or in the dark. */
export async function cameraFrame(faces: number[], { dark = false } = {}): Promise<Buffer> {
  const wall = dark ? { r: 4, g: 4, b: 4 } : { r: 120, g: 125, b: 130 }
  const lamp = { input: { create: { width: 60, height: 60, channels: 3, background: '#eeeecc' } } } as const
  const shown = await Promise.all(
    faces.map(async (n, i) => ({ input: await face(n), left: 60 + i * 300, top: 120 })),
  )
  return sharp({ create: { width: 640, height: 480, channels: 3, background: wall } })
    .composite(dark ? [] : [{ ...lamp, left: 560, top: 10 }, ...shown])
    .jpeg()
    .toBuffer()
}
