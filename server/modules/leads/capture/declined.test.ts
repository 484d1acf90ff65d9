import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'

const wish = 'Can you call me back?'
const refusals = ['no thanks', 'I’d rather not say']
const others = [
  'What are your opening hours?',
  'hello',
  'thanks',
  'yes',
  'Is there parking?',
  'Do you sell unicorns?',
]

test('a visitor who declines is asked at most once more, whatever else they say, until they want to be called again', async () => {
  const account = await makeAccount(await startApp())
  await account.call('PATCH', '/account', { hours: { mon: [['09:00', '17:00']] } })
  const message = fc.constantFrom(wish, ...refusals, ...others)
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 3, maxLength: 7 }), async said => {
      let conversation_id: string | undefined
      let asked = false
      let left = Number.POSITIVE_INFINITY
      for (const words of [wish, ...said]) {
        const { status, body } = await account.call('POST', '/chat/message', {
          message: words,
          conversation_id,
        })
        expect(status).toBe(200)
        conversation_id = body.conversation_id
        if (words === wish) left = Number.POSITIVE_INFINITY
        else if (asked && refusals.includes(words)) left = Math.min(left, 1)
        asked = body.actions.some((action: string) => /^asked_for_(name|contact)$/.test(action))
        // To pass a question on it may ask, but only after a "yes" to the offer.
        if (asked && words !== 'yes') expect(--left, JSON.stringify(said)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 12 },
  )
  expect((await account.call('GET', '/leads')).body.total).toBe(0)
})
