import sharp from 'sharp'
import { look } from '#server/modules/questionnaires/monitoring/watcher/watcher.ts'
import { cameraFrame } from '#server/test/fakes/camera.ts'
import { median, report } from '../figures.ts'

// How many camera frames of 640×480 one core can analyse in a second. A monitored session sends one frame a second,
// and some frames are also searched for a phone. Floor: decoding and resizing the same frame alone. The figures are
// seconds of CPU of the whole process, because the decoder has its own threads.

const rounds = 60
const frames = [await cameraFrame([0]), await cameraFrame([0, 1]), await cameraFrame([])]

const decoded = (picture: Uint8Array) => sharp(picture).resize(640, 480).removeAlpha().raw().toBuffer()
await look(frames[0]!, { forPhone: true }) // loading the models
const floor = await cpuOf(decoded)
const faces = await cpuOf(picture => look(picture, { forPhone: false }))
const phone = await cpuOf(picture => look(picture, { forPhone: true }))

const aSecond = (ms: number) => `${(1_000 / ms).toFixed(1)} per second and core, ${ms.toFixed(0)} ms each`
report('Camera frames analysed', {
  'decoded alone (floor)': aSecond(floor),
  'faces and gaze': `${aSecond(faces)}, ${(faces / floor).toFixed(0)} × floor`,
  'and a phone': `${aSecond(phone)}, ${(phone / floor).toFixed(0)} × floor`,
})
process.exit()

/** The median frame's CPU time, in milliseconds. */
async function cpuOf(work: (picture: Uint8Array) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const before = process.cpuUsage()
    if (!(await work(frames[n % frames.length]!))) throw new Error('a frame was not analysed')
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return median(times)
}
