import { questions } from '#server/test/voice-rig/answers.ts'
import type { Failure } from '#server/test/voice-rig/manner.ts'
import { askAll, ended, greeted, heardText, type RigGroup, spread } from './group.ts'

const named = (failure: Failure) => (typeof failure === 'string' ? failure : String(failure.status))
const ways: Failure[] = [{ status: 503 }, 'cut', 'hang']

/** Voice and recogniser fail once, often, and altogether. */
export const outages: RigGroup = {
  host: { hears: 'deepgram' },
  cases: {
    '3 one sentence fails': async host => {
      const results: string[] = []
      for (const failure of ways) {
        const call = await greeted(host)
        host.voice.next(failure, failure === 'hang' ? null : failure)
        if (typeof failure !== 'string') host.voice.next(failure)
        const first = await call.ask('When are you open?', { patienceMs: 45_000 })
        const next = await call.ask('Is there parking?')
        const after = /parking spaces/.test(next.text) ? 'next answered' : `next "${next.text.slice(0, 50)}"`
        const whole = /opening.*hours.*Sunday/is.test(first.text)
        const record = await ended(call)
        const written = record.transcript.some(({ text }: { text: string }) =>
          /something went wrong/.test(text),
        )
        results.push(
          `${named(failure)}: ${whole ? 'heard whole' : 'not heard whole'} (${((first.firstMs ?? Number.NaN) / 1000).toFixed(1)} s)${written ? ', apology' : ''}, ${after}`,
        )
      }
      return results.join('; ')
    },
    '3 voice fails one time in ten': async host => {
      host.voice.share(0.1, { status: 500 })
      const call = await greeted(host)
      const { right, firsts } = await askAll(call, [...questions, ...questions])
      host.voice.share(0, 'hang')
      await ended(call)
      return `${right} of 6 answered; ${spread(firsts)}`
    },
    '3 voice down for good': async host => {
      const call = await greeted(host)
      host.voice.always({ status: 503 })
      const said = await call.say('When are you open?')
      await call.answer(said, { patienceMs: 15_000 })
      await Promise.race([call.stream.closed, new Promise(done => setTimeout(done, 20_000))])
      host.voice.always(null)
      return outcome(host, call)
    },
    '3 recogniser fails once': async host => {
      const results: string[] = []
      for (const how of ['cut', 'hang'] as const) {
        const call = await greeted(host)
        if (how === 'cut') host.recogniser.cutStreams()
        else host.recogniser.hangStreams()
        const first = await call.ask('When are you open?', { patienceMs: 30_000 })
        const next = await call.ask('Is there parking?')
        await ended(call)
        results.push(
          `${how}: ${/opening hours/i.test(first.text) ? 'answered' : `"${first.text.slice(0, 60)}"`} (${((first.firstMs ?? Number.NaN) / 1000).toFixed(1)} s), next ${/parking spaces/.test(next.text) ? 'answered' : `"${next.text.slice(0, 50)}"`}`,
        )
      }
      return results.join('; ')
    },
    '3 recogniser down for good': async host => {
      const call = await greeted(host)
      host.recogniser.always({ status: 503 })
      host.recogniser.cutStreams()
      for (const [words] of questions) await call.ask(words, { patienceMs: 15_000 })
      host.recogniser.always(null)
      const { text, ...rest } = { text: heardText(call), rest: await outcome(host, call) }
      return `${rest.rest}; heard "${text.slice(-90)}"`
    },
  },
}

async function outcome(host: Parameters<typeof greeted>[0], call: Awaited<ReturnType<typeof greeted>>) {
  const record = await ended(call)
  const { items } = await host.desk.request('GET', '/needs-you')
  const raised = items.some((each: { contact?: { phone?: string } }) => each.contact?.phone === call.from)
  return `status ${record.status}; callback ${raised ? 'raised' : 'not raised'}; carrier directed ${call.taken.directed.length} times`
}
