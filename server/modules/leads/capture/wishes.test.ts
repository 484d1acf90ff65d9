import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'
import { wishes } from './wishes.ts'

const taken = ['handed_over', 'asked_for_name', 'asked_for_contact']

test('who wants to be called, or to talk to somebody, is taken at their word in every language; who asks about it is not', async () => {
  const account = await makeAccount(await startApp(), { name: 'Harbour Spa' })
  const wrong: string[] = []
  let count = 0
  for (const [language, { wanted, other }] of Object.entries(wishes)) {
    await account.call('PATCH', '/account', { language })
    for (const message of [...wanted, ...other]) {
      const { actions, reply } = await visitorOf(account)(message)
      const isTaken = actions.some((action: string) => taken.includes(action))
      count++
      if (isTaken !== wanted.includes(message)) wrong.push(`${language}: “${message}” ${reply}`)
    }
  }
  expect(wrong, `${wrong.length} of ${count}`).toEqual([])
})
