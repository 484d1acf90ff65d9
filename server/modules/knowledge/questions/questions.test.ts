import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

const teach = (account: Account, question: string, answer: string, link_id?: string) =>
  account.call('POST', '/knowledge/portal/ingest', { question, answer, link_id })

test('a page suggests the taught questions that most answers came from, in its language, and nobody’s details', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Spa' })
  const suggested = async (path = `//c/${account.slug}`, language = 'en') => {
    const page = await call(app, 'GET', path, undefined, { accept: 'text/html', 'accept-language': language })
    const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page.body)![1]!
    return JSON.parse(json).suggestions
  }
  expect(await suggested()).toEqual([])
  await teach(account, 'How much is a massage?', 'A massage costs 80 euros for an hour.')
  await teach(account, 'Is there parking?', 'There are twelve free parking spaces behind the house.')
  await teach(account, 'Where is the order of jane.doe@example.com?', 'It is on its way to the customer.')
  await teach(
    account,
    'Kann ich meinen Hund mitbringen?',
    'Hunde sind im Garten willkommen, im Haus leider nicht.',
  )
  expect(await suggested()).toEqual(['How much is a massage?', 'Is there parking?'])
  await visitorOf(account)('Is there parking?')
  expect(await suggested()).toEqual(['Is there parking?', 'How much is a massage?'])

  const link = (
    await account.call('POST', '/chat-links', { label: 'Fair', inherit_main_kb: false, language: 'de' })
  ).body
  await teach(account, 'Wo ist euer Stand?', 'Unser Stand ist in Halle drei, gleich am Eingang.', link.id)
  expect(await suggested(`/${new URL(link.url).pathname}`)).toEqual(['Wo ist euer Stand?'])

  const { body } = await account.call('PATCH', '/account', {
    suggested_questions: [' What is new? ', 'What is new?'],
  })
  expect(body.suggested_questions).toEqual(['What is new?'])
  expect(await suggested()).toEqual(['What is new?'])
  const { body: config } = await call(app, 'GET', `/widget/config?tenant_id=${account.tenant}`)
  expect(config).toMatchObject({ suggestions: ['What is new?'], logo_url: null, primary_color: null })
  const tooMany = { suggested_questions: Array.from({ length: 7 }, (_, n) => `Question ${n}?`) }
  expect((await account.call('PATCH', '/account', tooMany)).status).toBe(422)
})
