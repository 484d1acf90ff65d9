import { ended, greeted, heardText, type RigGroup } from './group.ts'

/** What must be said before anything else. */
export const notices: RigGroup = {
  host: { hears: 'deepgram', account: { calls: { record: true } } },
  cases: {
    '2 notice and disclosure, spoken over': async host => {
      const call = await host.call()
      const first = await call.sounds(0)
      // Over the first words.
      while (call.stream.clock() < (first ?? 0) + 700) await new Promise(done => setTimeout(done, 20))
      const said = await call.speak('Hello hello, when are you open?')
      await call.answer(said, { patienceMs: 8000, quietMs: 2000 })
      const pieces = call.heard(said.endedAt)
      const heard = (words: RegExp) => pieces.findIndex(({ text, whole }) => whole && words.test(text))
      const [disclosed, told, answered] = [/assistant/i, /recorded/i, /opening hours/i].map(heard)
      const record = await ended(call)
      return `AI said again: ${disclosed! >= 0 ? 'yes' : 'no'}; notice heard whole: ${told! >= 0 ? 'yes' : 'no'}; before the answer: ${told! >= 0 && (answered! < 0 || told! <= answered!) ? 'yes' : 'no'} (${record.transcript.length} turns)`
    },
    '2 recording begins after the notice': async host => {
      const call = await host.call()
      const first = await call.sounds(0)
      while (call.stream.clock() < (first ?? 0) + 300) await new Promise(done => setTimeout(done, 20))
      const early = call.taken.recordings.length
      await call.quiet()
      await new Promise(done => setTimeout(done, 1000))
      const late = call.taken.recordings.length
      await ended(call)
      return `begun before the notice was heard: ${early ? 'yes' : 'no'}; begun: ${late ? 'yes' : 'no'}`
    },
    '4 said before a hang-up is kept': async host => {
      const results: string[] = []
      for (const hearMs of [500, 1500, 3500]) {
        host.recogniser.set({ hearMs })
        const call = await greeted(host)
        await call.speak('Please call me back, my roof leaks')
        await new Promise(done => setTimeout(done, 100))
        const record = await ended(call)
        const kept = record.transcript.some(({ text }: { text: string }) => /roof/.test(text))
        const { items } = await host.desk.request('GET', '/needs-you')
        const raised = items.some(
          (each: { contact?: { phone?: string } }) => each.contact?.phone === call.from,
        )
        results.push(
          `${hearMs} ms: ${kept ? 'kept' : 'lost'}${record.lead ? ', lead' : ''}${raised ? ', needs you' : ''}`,
        )
      }
      host.recogniser.set({ hearMs: [150, 500] })
      return results.join('; ')
    },
    '6 the socket is lost': async host => {
      const call = await greeted(host)
      call.stream.drop()
      await new Promise(done => setTimeout(done, 2000))
      const record = await call.read()
      return `status ${record.status}; heard ${heardText(call).length} letters`
    },
  },
}
