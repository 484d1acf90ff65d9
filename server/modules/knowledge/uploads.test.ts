// What a visitor's question finds of the tables in uploaded files.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { xlsx } from './reading/test-documents/office.ts'

const upload = (account: Account, name: string, content: BlobPart) => {
  const form = new FormData()
  form.set('file', new Blob([content]), name)
  return account.call('POST', '/knowledge/portal/upload', form)
}

const best = async (account: Account, query: string): Promise<string> =>
  (await account.call('POST', '/knowledge/search', { query })).body.passages[0]?.text

test('a row of a PDF, a sheet and a catalogue is found as one line with its name and heads', async () => {
  const account = await makeAccount(await startApp())
  const prices = await readFile(new URL('./reading/test-documents/tables/season-prices.pdf', import.meta.url))
  expect(await upload(account, 'preise.pdf', new Uint8Array(prices))).toMatchObject({ status: 201 })
  expect(await best(account, 'Was kostet die Juniorsuite in der Hauptsaison?')).toBe(
    'Juniorsuite — Nebensaison: 160 €; Zwischensaison: 175 €; Hauptsaison: 190 €; Weihnachten: 240 €; Mindestaufenthalt: 3 Nächte',
  )
  const sheet = xlsx({
    Boats: [
      ['title', 'content', 'Fee'],
      ['Rowing boat', 'for four people', { value: 39, format: '"£"0.00' }],
      ['Pedalo', 'for two people', { value: 25, format: '"£"0.00' }],
    ],
    Staff: [['Person', 'Wage']],
  })
  expect(await upload(account, 'boats.xlsx', new Uint8Array(sheet))).toMatchObject({
    status: 201,
    body: { chunks: 2, notices: [expect.stringMatching(/^The sheet "Staff" was not learnt/)] },
  })
  expect(await best(account, 'fee of the pedalo')).toBe('Pedalo — for two people; Fee: £25.00')
  const lamps = [
    { product: 'Desk Lamp Lumi', price: 49, currency: 'EUR' },
    { product: 'Floor lamp Ada', price: 129, currency: 'EUR' },
  ]
  const taught = await upload(account, 'lamps.json', JSON.stringify(lamps))
  expect(taught).toMatchObject({ status: 201, body: { chunks: 2 } })
  expect(taught.body).not.toHaveProperty('notices')
  expect(await best(account, 'price of the Lumi desk lamp')).toBe('Desk Lamp Lumi — price: 49 EUR')
})
