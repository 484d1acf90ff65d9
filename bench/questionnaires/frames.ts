import sharp from 'sharp'
import { look } from '#server/modules/questionnaires/monitoring/watcher/watcher.ts'
import { cameraFrame } from '#server/test/fakes/camera.ts'
import { median, report } from '../figures.ts'

// Camera frames of 640×480 that a core looks at in a second, as a session being watched sends them: one a second, of which
// some are looked at for a phone too. Floor: the same frame decoded and sized alone. Seconds of CPU of the whole process, for
// the decoder has threads of its own.

const rounds = 60
const frames = [await cameraFrame([0]), await cameraFrame([0, 1]), await cameraFrame([])]

const decoded = (picture: Uint8Array) => sharp(picture).resize(640, 480).removeAlpha().raw().toBuffer()
await look(frames[0]!, { forPhone: true }) // the models are read
const floor = await cpuOf(decoded)
const faces = await cpuOf(picture => look(picture, { forPhone: false }))
const phone = await cpuOf(picture => look(picture, { forPhone: true }))

const aSecond = (ms: number) => `${(1_000 / ms).toFixed(1)} a second a core, ${ms.toFixed(0)} ms each`
report('Camera frames looked at', {
  'decoded alone (floor)': aSecond(floor),
  'faces and where they look': `${aSecond(faces)}, ${(faces / floor).toFixed(0)} × floor`,
  'and a phone': `${aSecond(phone)}, ${(phone / floor).toFixed(0)} × floor`,
})
process.exit()

/** Milliseconds of CPU of the middle frame. */
async function cpuOf(work: (picture: Uint8Array) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const before = process.cpuUsage()
    if (!(await work(frames[n % frames.length]!))) throw new Error('a frame was not looked at')
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return median(times)
}
