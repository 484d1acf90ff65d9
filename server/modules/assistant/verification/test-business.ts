import { recordLine } from '#server/modules/knowledge/records/records.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { visitorOf } from '#server/test/visitor.ts'

/** What a business taught, and what its settings say. */
export interface TaughtBusiness {
  name: string
  settings: object
  /** Rows of a price list, with their heads. */
  table: string[][]
  answers: [question: string, answer: string][]
}

/** A reply of a model to a visitor's question, which must not get through. */
export interface BadReply {
  kind: string
  ask: string
  say: string
  /** What the visitor must never read. */
  never: RegExp
}

/** A reply of a model that must reach the visitor as it is. */
export interface GoodReply {
  ask: string
  say: string
  /** What the visitor said before, each answered by "Gladly." */
  before?: string
}

export interface CheckedBusiness {
  app: TestApp
  /** Puts the server's clock on a moment: "2026-11-24T10:00Z". */
  moveTo(moment: string): void
  account: Account
  model: FakeOpenAI
  /** Lets the model say this once and once more after the objection, and returns what the visitor reads. */
  hear(
    ask: string,
    say: string,
    before?: string,
  ): Promise<{ reply: string; requests: number; held: { text: string; reason: string; claim: string }[] }>
}

/** Where the clock stands unless a test moves it: a Monday morning on which the businesses are open. */
const usualMoment = '2026-11-23T09:30Z'

export async function teachBusiness(
  { name, settings, table, answers }: TaughtBusiness,
  finished: (close: () => Promise<void>) => void,
): Promise<CheckedBusiness> {
  const model = await startFakeOpenAI()
  finished(model.close)
  const app = await startApp({ env: { LLM_URL: model.url, LLM_MODEL: 'fake-model' } })
  const moveTo = (moment: string) => app.clock.advance(Date.parse(moment) - app.clock.now().getTime())
  moveTo(usualMoment)
  const account = await makeAccount(app, { name })
  await account.call('PATCH', '/account', settings)
  for (const [question, answer] of answers)
    await account.call('POST', '/knowledge/portal/ingest', { question, answer })
  const form = new FormData()
  const [heads = [], ...rows] = table
  const lines = rows.map(([name = '', ...values]) =>
    recordLine({ name, fields: values.map((value, i) => ({ head: heads[i + 1]!, value })) }),
  )
  form.append('file', new File([lines.join('\n')], 'prices.txt'))
  const { status, body } = await account.call('POST', '/knowledge/portal/upload', form)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return {
    app,
    account,
    model,
    moveTo,
    async hear(ask, say, before) {
      const visitor = visitorOf(account)
      if (before) {
        model.reply({ text: 'Gladly.' })
        await visitor(before)
      }
      const asked = model.requests.length
      model.replyWith(() => ({ text: say }))
      const { reply, conversation_id } = await visitor(ask)
      const { body } = await account.call('GET', `/conversations/${conversation_id}/messages`)
      return {
        reply,
        requests: model.requests.length - asked,
        held: body.messages.at(-1).held_back ?? [],
      }
    },
  }
}

/** The reply without its citations, as the visitor must read it. */
export const uncited = (say: string): string => say.replace(/\s*\[\d+(?:, ?\d+)*\]/g, '').trim()

/** The replies that did not reach the visitor as they are, each with what was said against it. */
export async function heldOf(replies: GoodReply[], hear: CheckedBusiness['hear']): Promise<string[]> {
  const held: string[] = []
  for (const { ask, say, before } of replies) {
    const heard = await hear(ask, say, before)
    if (heard.reply !== uncited(say) || heard.requests !== 1)
      held.push(`${say} → ${JSON.stringify(heard.held[0] ?? heard)}`)
  }
  return held
}
