import { expect, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { docx, paragraph } from './reading/test-documents/office.ts'

const lines = [
  'Breakfast is served from seven until half past ten.',
  'Parking costs 12 euros a night.',
  'Dogs are welcome for 8 euros a stay.',
  'The sauna opens at four in the afternoon.',
  'Check-out is until eleven.',
]

const upload = (account: Account, name: string, content: string | Buffer, fields: object = {}) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return account.call('POST', '/knowledge/portal/upload', form)
}

const found = async (account: Account, query: string, limit?: number): Promise<string[]> =>
  (await account.call('POST', '/knowledge/search', { query, ...(limit && { limit }) })).body.passages.map(
    (passage: { text: string }) => passage.text,
  )

test('a text file counts its lines, a Word file its paragraphs, wherever they are counted', async () => {
  const account = await makeAccount(await startApp())
  const link = (await account.call('POST', '/chat-links', { label: 'Guests' })).body
  const text = await upload(account, 'house.txt', `${lines.join('\n\n')}\n`, { link_id: link.id })
  expect(text).toMatchObject({ status: 201, body: { chunks: lines.length } })
  const word = await upload(account, 'house.docx', docx(lines.map(line => paragraph(line)).join('')))
  expect(word).toMatchObject({ status: 201, body: { chunks: lines.length } })

  const { body: list } = await account.call('GET', '/knowledge')
  expect(list).toMatchObject({ sources: 2, chunks: 2 * lines.length })
  expect(list.groups[0].sources.map((source: { chunks: number }) => source.chunks)).toEqual([5, 5])
  const { body: shown } = await account.call('GET', `/chat-links/${link.id}`)
  expect(shown).toMatchObject({ kb_chunks: lines.length, kb_sources: { 'house.txt': lines.length } })
  await account.call('DELETE', `/knowledge/documents/${text.body.doc_id}`)
  const { body: deletions } = await account.call('GET', '/knowledge/deletions')
  expect(deletions.deletions[0]).toMatchObject({ name: 'house.txt', chunks: lines.length })
})

test('a result cites the line that is asked for, or the lines, and an answer may still look around', async () => {
  const account = await makeAccount(await startApp())
  await upload(account, 'house.txt', lines.join('\n'))
  expect(await found(account, 'How much is parking?')).toEqual([lines[1]])
  expect(await found(account, 'When does the sauna open?')).toEqual([lines[3]])
  const prices = await found(account, 'What costs euros?')
  expect(prices).toContain(lines[1])
  expect(prices).toContain(lines[2])
  expect(await found(account, 'What costs euros?', 1)).toHaveLength(1)
  const { body } = await account.call('POST', '/chat/message', { message: 'Are dogs welcome?' })
  expect(body).toMatchObject({ answered: true, reply: expect.stringContaining('8 euros') })
})

test('a paragraph longer than a passage is one all the same, and what is in it is found', async () => {
  const account = await makeAccount(await startApp())
  const sentence = (i: number) => `Room ${i} has a balcony with a view of garden number ${i}.`
  const long = Array.from({ length: 60 }, (_, i) => sentence(i)).join(' ')
  const { body } = await upload(account, 'rooms.docx', docx(paragraph(long) + paragraph(lines[1]!)))
  expect(body.chunks).toBe(2)
  expect(await found(account, 'How much is parking?', 1)).toEqual([lines[1]])
  expect((await found(account, 'Which view has room 47?', 1))[0]).toContain('garden number 47')
})
