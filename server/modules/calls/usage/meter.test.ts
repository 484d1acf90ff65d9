import { expect, test } from 'vitest'
import type { Ctx } from '#server/core/context.ts'
import type { LanguageRequest, LanguageUsage } from '#server/providers/language/port.ts'
import { metered } from './meter.ts'

const options = { language: 'en', signal: new AbortController().signal }

/** A server whose name changes, as that of servers in an order. */
class Ear {
  #model = 'one'
  get model() {
    return this.#model
  }
  fallBack() {
    this.#model = 'two'
  }
  transcribe = async () => ''
  understands = (language: string) => language === 'en'
  close() {}
}

test('what is heard, spoken and asked is counted; all else that a server offers stays as it is', async () => {
  const ear = new Ear()
  const usage: LanguageUsage = { model: 'm', input: 100, output: 20, estimated: false, cost: 0.5 }
  const asked: LanguageUsage[] = []
  const { ctx, used } = metered({
    speech: {
      hears: ear,
      speaks: {
        model: 'voice',
        async *speak() {},
        speaksIn: (language: string) => language === 'de',
        close() {},
      },
    },
    language: {
      model: 'm',
      generate: async (request: LanguageRequest) => request.spent?.(usage),
    },
  } as unknown as Ctx)
  const { hears, speaks } = ctx.speech
  await hears!.transcribe(new Int16Array(8_000), options)
  for await (const _ of speaks!.speak('Twelve.', options));
  await ctx.language!.generate({ instructions: '', messages: [], spent: each => void asked.push(each) })
  expect(used).toEqual({
    heardMs: 500,
    spokenCharacters: 7,
    tokensRead: 100,
    tokensWritten: 20,
    tokensEstimated: false,
    modelCost: 0.5,
  })
  expect(asked).toEqual([usage])
  expect(hears!.stream).toBeUndefined()
  expect([hears!.understands!('en'), hears!.understands!('ja')]).toEqual([true, false])
  expect([speaks!.speaksIn!('de'), speaks!.speaksIn!('ja')]).toEqual([true, false])
  ear.fallBack()
  expect(hears!.model).toBe('two')
})
