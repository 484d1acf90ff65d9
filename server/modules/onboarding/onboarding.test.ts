import { expect, test } from 'vitest'
import type { FirstQuestion } from '#contract/onboarding.ts'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { anyNetwork, crawl, site } from '#server/test/crawling.ts'
import { dev } from './test-sites/dev.ts'
import { held } from './test-sites/held.ts'
import { pagesOf, type TestSite } from './test-sites/sites.ts'

const steps = async (account: Account) =>
  Object.fromEntries(
    (await account.call('GET', '/onboarding')).body.steps.map(
      ({ key, ...step }: { key: string; done: boolean; count: number | null }) => [key, step],
    ),
  )

test('the first steps are done by what is true, not by a tick', async () => {
  const account = await makeAccount(await startApp())
  expect((await account.call('GET', '/onboarding')).body.done).toBe(false)
  expect(await steps(account)).toMatchObject({
    knowledge: { done: false, count: 0 },
    answer: { done: false, count: 0 },
    hours: { done: false, count: null },
    link: { done: false },
    colleague: { done: false, count: 1 },
    channel: { done: false, count: 0 },
  })
  for (let i = 0; i < 10; i++)
    await account.call('POST', '/knowledge/portal/ingest', {
      question: `Question ${i}?`,
      answer: `Answer ${i}.`,
    })
  await account.call('POST', '/chat/message', { message: 'Question 3?' })
  await account.call('PATCH', '/account', { hours: { mon: [['09:00', '17:00']] } })
  await account.call('POST', '/members', { email: `ann-${account.slug}@example.org`, role: 'agent' })
  expect(await steps(account)).toMatchObject({
    knowledge: { done: true, count: 10 },
    answer: { done: true, count: 1 },
    hours: { done: true },
    colleague: { done: true, count: 2 },
    channel: { done: false },
  })
})

test('while nothing is read there are no questions and no hours', async () => {
  const account = await makeAccount(await startApp())
  expect((await account.call('GET', '/onboarding/questions')).body).toEqual({ questions: [] })
  expect((await account.call('GET', '/onboarding/hours')).body).toEqual({
    hours: null,
    quote: null,
    source: null,
  })
  expect((await account.call('GET', '/onboarding/questions?link_id=nowhere')).status).toBe(404)
})

async function read(given: TestSite) {
  const there = await site(pagesOf(given))
  const account = await makeAccount(await startApp({ ...anyNetwork, jobs: true }))
  const status = await crawl(account, { url: there.url })
  expect(status).toMatchObject({ status: 'completed', pages_done: Object.keys(given.pages).length })
  const questions: FirstQuestion[] = (await account.call('GET', '/onboarding/questions')).body.questions
  return { questions, guess: (await account.call('GET', '/onboarding/hours')).body }
}

test.each([...dev, ...held])('$name', async given => {
  const { questions, guess } = await read(given)
  if (process.env.SHOW) console.log(given.name, JSON.stringify(questions, null, 1), JSON.stringify(guess))
  expect(guess.hours).toEqual(given.hours)
  for (const said of given.asks) expect(questions.map(({ answer }) => answer).join('\n')).toMatch(said)
  expect(questions.length).toBeGreaterThanOrEqual(2)
})
