import type { Patience } from './patience.ts'
import type { LanguageAnswer, LanguageEvent } from './port.ts'
import type { AnsweredCall, ModelCall, Toolbox } from './tools.ts'
import type { Transcript } from './transcript.ts'

/** What a model says in one step. */
export type StepPart =
  | { type: 'text'; text: string }
  | ({ type: 'call' } & ModelCall)
  | { type: 'finish'; finish: LanguageAnswer['finish'] }
  /** A sign of life that holds nothing for the visitor: a thought, or a call that is being written. */
  | { type: 'other' }

/** A conversation with one server, in its own form. */
export interface Exchange {
  /** What the model says next. `mayCall`: it may use tools. */
  ask(mayCall: boolean): AsyncIterable<StepPart>
  /** Adds what the model said and called, with the results, before it is asked again. */
  add(said: { text: string; calls: AnsweredCall[] }): void
}

/**
 * Asks a model step by step: while it calls tools, they run one after the other, and it is asked again with their results; in the
 * last of several steps it may call none. Ends early at the transcript's ceiling. Throws what the server threw.
 */
export async function* inSteps(
  exchange: Exchange,
  { box, said, patience, maxSteps }: { box: Toolbox; said: Transcript; patience: Patience; maxSteps: number },
): AsyncGenerator<LanguageEvent, void, void> {
  for (let step = 0; step < maxSteps; step++) {
    box.newStep()
    said.newStep()
    const calls: ModelCall[] = []
    let text = ''
    for await (const part of exchange.ask(step === 0 || step < maxSteps - 1)) {
      patience.heard()
      if (part.type === 'call') calls.push(part)
      if (part.type === 'finish') said.finished(part.finish)
      if (part.type === 'text') {
        text += part.text
        yield* untimed(said.say(part.text), patience)
      }
      if (said.full()) return
    }
    yield* untimed(said.endStep(), patience)
    if (!calls.length) return
    const answered: AnsweredCall[] = []
    for (const call of calls) {
      const read = box.read(call)
      yield* untimed({ type: 'tool', name: call.name, input: read.input }, patience)
      patience.pause()
      const done = { ...call, input: read.input, ...(await patience.unlessLost(read.run(patience.signal))) }
      patience.heard()
      answered.push(done)
      said.called(done)
    }
    exchange.add({ text, calls: answered })
  }
}

/** The time that the caller takes says nothing about the model. */
function* untimed(event: LanguageEvent | null, patience: Patience): Generator<LanguageEvent, void, void> {
  if (!event) return
  patience.pause()
  yield event
  patience.heard()
}
