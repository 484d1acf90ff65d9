import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { fewestTitles } from './calibration.ts'
import { calibrateWeights } from './jobs.ts'

// Headings come in pairs that share their word. The passage under the second of each pair says it a little less
// clearly than the one under the first, so that words alone rank it second, and vectors may set that right.
const count = 2 * Math.ceil(fewestTitles / 2)
const questionOf = (i: number) => `Question ${i} on ${wordOf(i)}?`
const wordOf = (i: number) =>
  `zephyr${'abcdefghijklmnopqrstuvwxyz'[Math.floor(i / 2) % 26]}${i >= 52 ? 'x' : ''}`
const answerOf = (i: number) =>
  `Answer n${i}: the ${wordOf(i)} is here.${i % 2 ? ' Some more is said that has nothing to do with it.' : ''}`

async function taught(app: TestApp, entries = count): Promise<Account> {
  const account = await makeAccount(app)
  for (let i = 0; i < entries; i++) {
    await account.call('POST', '/knowledge/portal/ingest', { question: questionOf(i), answer: answerOf(i) })
  }
  return account
}

const as = (app: TestApp, account: Account) => app.open.as(account.tenant, { kind: 'system' })

async function weightAfterCalibration(app: TestApp, account: Account): Promise<number> {
  await calibrateWeights.run(as(app, account), {}, new AbortController().signal)
  const { dense_weight } = await as(app, account).tx(tx =>
    tx.selectFrom('knowledge_base').select('dense_weight').executeTakeFirstOrThrow(),
  )
  return dense_weight
}

/** A model to which a text means the number in it, or the one that `means` makes of it. */
const numbered = (means: (n: number, text: string) => number) => (texts: string[]) =>
  texts.map((text, index) => {
    const n = Number(/(?:Question |Answer n)(\d+)/.exec(text)![1])
    const embedding = new Array<number>(count).fill(0)
    embedding[means(n, text)] = 1
    return { index, embedding }
  })

test('vectors that know better than the words count; those that mislead are left out', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'test' } })
  model.embedWith(numbered(n => n))
  expect(await weightAfterCalibration(app, await taught(app))).toBe(0.5)
  // To this one every question means the answer to its neighbour.
  model.embedWith(numbered((n, text) => (text.startsWith('Question') ? n ^ 1 : n)))
  expect(await weightAfterCalibration(app, await taught(app))).toBe(0)
})

test('a few headings prove nothing, and nothing is asked of the model for them', async () => {
  const model = await startFakeOpenAI()
  const app = await startApp({ env: { EMBEDDINGS_URL: model.url, EMBEDDINGS_MODEL: 'test' } })
  const account = await taught(app, 3)
  const before = model.requests.length
  expect(await weightAfterCalibration(app, account)).toBe(0.5)
  expect(model.requests.length).toBe(before)
})
