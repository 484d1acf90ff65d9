import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

// What a newcomer does first: teaches one thing, and asks it. Statistics of words say nothing there.

const ask = async (facts: object[], message: string): Promise<{ reply: string; answered: boolean }> => {
  const account = await makeAccount(await startApp())
  for (const fact of facts) await account.call('POST', '/knowledge/portal/ingest', fact)
  return (await account.call('POST', '/chat/message', { message })).body
}

const prices = {
  content:
    'Harbour Dental price list. A check-up costs 40 euros and takes half an hour. Whitening costs 250 euros.',
}

test.each([
  ['How much is a check-up?', '40 euros'],
  ['How long does a check-up take?', 'half an hour'],
  ['What does whitening cost?', '250 euros'],
])('one text answers "%s"', async (question, answer) => {
  const { reply, answered } = await ask([prices], question)
  expect(reply).toContain(answer)
  expect(answered).toBe(true)
})

test.each(['Do you sell bicycles?', 'Who won the cup final?', 'How much is a used car?'])(
  'one text does not answer "%s"',
  async question => {
    expect(await ask([prices], question)).toMatchObject({ answered: false })
  },
)

test('one pair answers its question in other words', async () => {
  const pair = { question: 'Do you deliver?', answer: 'Yes, within 8 km, for 5 euros.' }
  expect((await ask([pair], 'how much is delivery')).reply).toContain('5 euros')
})
