import { seedChance } from '#server/test/voice-rig/manner.ts'
import type { RigGroup } from './rig/group.ts'
import { hearing } from './rig/hearing.ts'
import { startHost } from './rig/host.ts'
import { notices } from './rig/notices.ts'
import { outages } from './rig/outages.ts'
import { pauses } from './rig/pauses.ts'
import { withModel, withoutModel } from './rig/speed.ts'

// Calls of a whole server with providers as slow and as faulty as real ones: what a caller hears, and when. Times are
// taken at the ear, in the sound of the line. Words travel as tones, so nothing is heard that was not sent.
//
//   node bench/voice/rig.ts [--program=FOLDER/server] [WORDS OF A CASE …]
//
// `--program`: another copy of the program, to compare with.

const program = process.argv.find(each => each.startsWith('--program='))?.slice('--program='.length)
const wanted = process.argv.slice(2).filter(each => !each.startsWith('--'))
const groups: RigGroup[] = [withoutModel, withModel, notices, outages, hearing, pauses]

for (const group of groups) {
  const cases = Object.entries(group.cases).filter(
    ([name]) => !wanted.length || wanted.some(words => name.includes(words)),
  )
  if (!cases.length) continue
  for (const [name, measure] of cases) {
    // A host of its own, so that what one case breaks is no other's.
    seedChance(1)
    const host = await startHost({ ...group.host, program })
    const figure = await measure(host).catch(error => `failed: ${error.message}`)
    process.stdout.write(`${name}\n    ${figure.replaceAll('; ', '\n    ')}\n`)
    await host.stop()
  }
}
process.exit()
