import { setTimeout as sleep } from 'node:timers/promises'
import { answers, questions } from '#server/test/voice-rig/answers.ts'
import { askAll, ended, fillers, greeted, heardText, type RigGroup, spread } from './group.ts'

const demoGreeting =
  'Hello and welcome to Riverside Cycles! Ask me about repairs, prices or opening hours, or book a time.'

/** How soon we answer, and what is heard meanwhile. */
export const withoutModel: RigGroup = {
  host: { hears: 'deepgram', account: { name: 'Riverside Cycles', greeting: demoGreeting } },
  cases: {
    'greeting: first sound, length, times it introduces itself': async host => {
      const call = await host.call()
      const first = await call.sounds(0)
      await call.quiet({ quietMs: 1500 })
      const heard = call.heard()
      const text = heardText(call)
      const names = text.match(/Riverside Cycles/g)?.length ?? 0
      await call.end()
      return `${((first ?? Number.NaN) / 1000).toFixed(2)} s, ${((heard.at(-1)!.to - heard[0]!.from) / 1000).toFixed(1)} s, ${names} times`
    },
    'no model: first sound': async host => {
      const call = await greeted(host)
      const { right, firsts } = await askAll(call, [...questions, ...questions])
      const { latency } = await ended(call)
      return `${spread(firsts)}; ${right} of 6 answered; latency counts ${latency.turns}, p50 ${latency.p50_ms} ms${latency.stages ? `; by stage ${JSON.stringify(latency.stages)}` : ''}`
    },
    'barge-in: silent after': async host => {
      const times: number[] = []
      const call = await greeted(host)
      for (let n = 0; n < 3; n++) {
        const said = await call.say('When are you open?')
        const first = await call.sounds(said.endedAt)
        if (first === null) break
        await sleep(700)
        const from = call.stream.clock()
        await call.speak('Stop, please, that is enough')
        // The first 200 ms of silence since they began to speak.
        const pcm = call.stream.heard(from)
        let at = 0
        while (at < pcm.length && pcm.subarray(at, at + 1600).some(sample => Math.abs(sample) > 300)) at += 80
        times.push(at / 8)
        await call.quiet({ since: call.stream.clock(), quietMs: 1500, patienceMs: 6000 })
      }
      await ended(call)
      return spread(times)
    },
  },
}

export const withModel: RigGroup = {
  host: { hears: 'deepgram', voice: { pace: 1.5 }, model: { firstMs: [500, 900], answer: answers } },
  cases: {
    '1 model of 0.5–0.9 s, 4 calls': async host => {
      const all = await Promise.all(
        [0, 1, 2, 3].map(async n => {
          await sleep(n * 700)
          const call = await greeted(host)
          const asked = await askAll(call, questions, { quietMs: 4_000 })
          return { ...asked, record: await ended(call) }
        }),
      )
      const counted = all.reduce((sum, { record }) => sum + record.latency.turns, 0)
      const bridged = all.flatMap(each => each.answers).filter(answer => fillers(answer) > 0).length
      const right = all.reduce((sum, each) => sum + each.right, 0)
      return `${right} of 12 answered; ${bridged} fillers; first sound ${spread(all.flatMap(each => each.firsts))}; latency counts ${counted}`
    },
    '1 model of 2.5–4 s': async host => {
      host.model!.replyWith(request => ({
        firstMs: 2500 + Math.random() * 1500,
        ...answers(request.messages.at(-1).content),
      }))
      const call = await greeted(host)
      const {
        right,
        answers: given,
        firsts,
      } = await askAll(call, questions, { patienceMs: 15_000, quietMs: 5_000 })
      const record = await ended(call)
      const most = Math.max(...given.map(fillers))
      const broken = given.flatMap(({ pieces }) => pieces).filter(({ whole }) => !whole).length
      return `${right} of 3 answered; most fillers a turn ${most}; ${broken} pieces broken off; first sound ${spread(firsts)}; latency counts ${record.latency.turns}`
    },
    '3 model fails (500, cut, hang)': async host => {
      const results: string[] = []
      for (const failure of [{ status: 500 }, 'cut', 'hang'] as const) {
        host.model!.replyWith(request => ({ firstMs: 600, ...answers(request.messages.at(-1).content) }))
        const call = await greeted(host)
        // Once for each try that a client makes.
        host.model!.failNext(failure, failure, failure)
        const first = await call.ask('When are you open?', { patienceMs: 45_000 })
        const silence = first.firstMs === null ? 'nothing' : `${(first.firstMs / 1000).toFixed(1)} s`
        host.model!.reply()
        const next = await call.ask('Is there parking?')
        results.push(
          `${typeof failure === 'string' ? failure : failure.status}: spoke after ${silence}, next ${/parking/i.test(next.text) ? 'answered' : `"${next.text.slice(0, 60)}"`}`,
        )
        await ended(call)
      }
      return results.join('; ')
    },
  },
}
