import { questions } from '#server/test/voice-rig/answers.ts'
import type { Utterance } from '#server/test/voice-rig/caller.ts'
import { askAll, ended, greeted, type RigGroup, spread } from './group.ts'

/** Ten utterances with a pause inside; a person is cut off when something sounds before the second part ends. */
const halves = [
  ['I would like to book a check up', 'tomorrow at ten'],
  ['My number is', '0 1 5 1 2 3'],
  ['Do you have parking and', 'when are you open'],
  ['My name is', 'Ada Lovelace'],
  ['Well I wanted to ask', 'whether you are open on Sunday'],
] as const

/** When a person's words are understood, and to which turn they are given. */
export const hearing: RigGroup = {
  host: { hears: 'deepgram' },
  cases: {
    '4 words that come late': async host => {
      const results: string[] = []
      for (const confirms of [true, false])
        for (const hearMs of [300, 1800, 3000, 5000]) {
          host.recogniser.set({ hearMs, confirms })
          const call = await greeted(host)
          const { right, firsts } = await askAll(call, questions, { patienceMs: 12_000 })
          await ended(call)
          results.push(`${hearMs}${confirms ? '' : ' unconfirmed'}: ${right} of 3, ${spread(firsts)}`)
        }
      host.recogniser.set({ hearMs: [150, 500], confirms: true })
      return results.join('; ')
    },
    '4 words before a hang-up': async host => {
      const results: string[] = []
      for (const [hearMs, pause] of [
        [300, 0],
        [300, 600],
        [3000, 0],
        [3000, 1500],
      ] as const) {
        host.recogniser.set({ hearMs })
        const call = await greeted(host)
        await call.say(['My name is Ada Lovelace. Please call me back, my email is ada@example.com.', pause])
        const { id } = await ended(call)
        const { transcript } = await host.desk.request('GET', `/calls/${id}`)
        const { leads } = await host.desk.request('GET', '/leads?limit=100')
        const kept = JSON.stringify(transcript).includes('ada@example.com')
        const lead = leads.some((each: { phone: string }) => each.phone === call.from)
        results.push(
          `${hearMs}, hung up after ${pause}: ${kept ? 'in' : 'not in'} the record, ${lead ? 'a lead' : 'no lead'}`,
        )
      }
      host.recogniser.set({ hearMs: [150, 500] })
      return results.join('; ')
    },
    '7 pauses inside': async host => {
      const cut: Record<string, number> = {}
      const firsts: (number | null)[] = []
      for (const pause of [300, 700, 1000, 1200, 1500]) {
        await Promise.all(
          halves.map(async ([one, two], n) => {
            await new Promise(done => setTimeout(done, n * 900))
            const call = await greeted(host)
            const words: Utterance = [one, pause, two]
            const said = await call.say(words)
            const early = await call.sounds(said.beganAt, 0)
            if (early !== null && early < said.endedAt) cut[pause] = (cut[pause] ?? 0) + 1
            const answer = await call.answer(said, { patienceMs: 8000, quietMs: 800 })
            firsts.push(answer.firstMs)
            await call.end()
          }),
        )
      }
      const shown = [300, 700, 1000, 1200, 1500].map(pause => `${pause}: ${cut[pause] ?? 0} of 5`).join(', ')
      return `cut off ${shown}; first sound ${spread(firsts)}`
    },
    '7 a finished question after a pause of 700 ms': async host => {
      const call = await greeted(host)
      await call.ask(['Well I wanted to ask', 700, 'when are you open'])
      const { firsts } = await askAll(call, questions)
      await ended(call)
      return spread(firsts)
    },
  },
}
