import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Picture } from '#server/providers/vision/port.ts'
import type { CaptionOptions } from './images/images.ts'
import { readInProcess } from './process/process.ts'
import { limits, readDocument } from './reading.ts'
import { docx, docxParts, paragraph, xlsx, zip } from './test-documents/office.ts'
import { lines, pdf } from './test-documents/pdf.ts'

const folder = await mkdtemp(join(tmpdir(), 'reading-'))
afterAll(() => rm(folder, { recursive: true }))
const path = join(folder, 'upload')

async function read(name: string, content: Buffer | string, options?: CaptionOptions) {
  const bytes = Buffer.from(content)
  await writeFile(path, bytes)
  return readDocument({ path, name, size: bytes.length }, options)
}

/** '400 the sentence that the owner reads' */
const refusal = (name: string, content: Buffer | string) =>
  read(name, content).then(
    ({ text }) => `read: ${text}`,
    ({ status, detail }) => `${status} ${detail}`,
  )

const words = pdf(lines(['Breakfast is at eight.'], { x: 50, y: 120 }))
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')

test('every kind of document is read, whatever the case of its extension', async () => {
  expect(await read('Menu.PDF', words)).toMatchObject({ kind: 'document', text: 'Breakfast is at eight.' })
  expect((await read('menu.Docx', docx(paragraph('Breakfast is at eight.')))).text).toBe(
    'Breakfast is at eight.',
  )
  expect(
    (
      await read(
        'faq.xlsx',
        xlsx({
          FAQ: [
            ['question', 'answer'],
            ['Open?', 'Yes'],
          ],
        }),
      )
    ).text,
  ).toBe('Q: Open?\nA: Yes')
  expect((await read('faq.csv', 'question,answer\nOpen?,Yes\n')).units).toEqual([
    { text: 'Q: Open?\nA: Yes', pair: { question: 'Open?', answer: 'Yes' } },
  ])
  expect((await read('faq.json', '{"phone":"555"}')).text).toBe('phone: 555')
  expect((await read('notes.txt', 'Open daily\n\nDogs welcome')).text).toBe('Open daily\nDogs welcome')
})

test('a large plain file is read in another process, with the same result', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `Question ${at}?,"Answer ${at}, told at some length"`)
  const { units } = await read('large.csv', `question,answer\n${rows.join('\n')}`)
  expect(units).toHaveLength(5_000)
  expect(units.at(-1)?.pair).toEqual({
    question: 'Question 4999?',
    answer: 'Answer 4999, told at some length',
  })
})

test('refused before it is opened: unsupported, empty, too large', async () => {
  expect(await refusal('virus.exe', 'MZ')).toMatch(/^400 "virus.exe" .*\.pdf \.docx .*\.gif/)
  expect(await refusal('README', 'text')).toMatch(/^400/)
  expect(await refusal('menu.pdf', '')).toMatch(/^400 "menu.pdf" is empty/)
  const size = limits.document + 1
  await expect(readDocument({ path: 'nowhere', name: 'big.pdf', size })).rejects.toMatchObject({
    status: 413,
    detail: '"big.pdf" has 10.01 MB; at most 10 MB are accepted.',
  })
  await expect(readDocument({ path: 'nowhere', name: 'big.png', size: 7.5 * 2 ** 20 })).rejects.toMatchObject(
    {
      status: 413,
      detail: '"big.png" has 7.5 MB; at most 5 MB are accepted.',
    },
  )
})

test('a picture is what its bytes are, not what its name says', async () => {
  expect(await refusal('photo.jpg', png)).toMatch(/^400 .*\.jpg.*PNG/)
  expect(await refusal('photo.png', 'plain text')).toMatch(/^400 .*\.png/)
  expect(await refusal('photo.gif', words)).toMatch(/^400 .*PDF/)
})

test('a caption comes from the model, or the owner, or the name, and the result says which', async () => {
  const seen: Picture[] = []
  const describe = async (picture: Picture) => {
    seen.push(picture)
    return ' A heated\u0000 pool. '
  }
  expect(await read('pool.png', png, { describe, caption: 'The pool' })).toEqual({
    kind: 'photo',
    units: [{ text: 'A heated pool.' }],
    text: 'A heated pool.',
    notices: [],
    caption_source: 'model',
  })
  expect(seen).toEqual([{ bytes: png, mime: 'image/png', hint: 'The pool' }])
  const fails = async () => Promise.reject(new Error('model is down'))
  expect(await read('pool.gif', gif, { describe: fails, caption: 'The pool' })).toMatchObject({
    text: 'The pool',
    caption_source: 'given',
  })
  expect(await read('garden_pool.gif', gif, { describe: async () => ' ' })).toMatchObject({
    text: 'garden pool',
    caption_source: 'file_name',
  })
  expect((await read('IMG_0042.gif', gif)).text).not.toBe('')
})

test('a file that breaks a parser is refused, and breaks nothing else', async () => {
  const document = (content: string) =>
    zip([
      ...docxParts('').filter(({ name }) => name !== 'word/document.xml'),
      { name: 'word/document.xml', content },
    ])
  const depth = 200_000
  expect(await refusal('nested.docx', document('<w:p>'.repeat(depth) + '</w:p>'.repeat(depth)))).toMatch(
    /^400 /,
  )
  expect(await refusal('broken.docx', document('<w:document><unclosed'))).toMatch(/^400 .*damaged/)
  expect(await refusal('renamed.pdf', docx(paragraph('x')))).toMatch(/^400 .*not a PDF/)
})

const roomy = { cpu: 30, ms: 60_000, memory: 2 ** 30, output: 2 ** 20 }

test('a reader that takes too long, too much memory or tells too much is stopped', async () => {
  await writeFile(path, words)
  const stopped = (bounds: object) =>
    readInProcess('pdf', path, { bounds: { ...roomy, ...bounds } }).catch(
      ({ status, detail }) => `${status} ${detail}`,
    )
  expect(await stopped({ ms: 1 })).toMatch(/^400 .*too long/)
  expect(await stopped({ memory: 1_000 })).toMatch(/^400 .*memory/)
  expect(await stopped({ output: 10 })).toMatch(/^400 .*more text/)
  // Nothing but the processor's time may stop this one, on a machine of any speed.
  await writeFile(path, 'a\n'.repeat(20_000_000))
  const slow = readInProcess('txt', path, { bounds: { ...roomy, memory: 2 ** 40, output: 2 ** 40, cpu: 1 } })
  await expect(slow).rejects.toMatchObject({ status: 400, detail: expect.stringMatching(/too long/) })
})

test('more readers than may run at once wait their turn, and one that is given up leaves the queue', async () => {
  await writeFile(path, words)
  const given = new AbortController()
  const all = [1, 2, 3, 4].map(() => readInProcess('pdf', path))
  const leaving = readInProcess('pdf', path, { signal: given.signal })
  given.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  await expect(readInProcess('pdf', path, { signal: AbortSignal.abort(new Error('late')) })).rejects.toThrow(
    'late',
  )
  for (const units of await Promise.all(all))
    expect(units).toMatchObject([{ text: 'Breakfast is at eight.' }])
})

test('a reader that is given up while it reads is stopped', async () => {
  await writeFile(path, words)
  const given = new AbortController()
  const reading = readInProcess('pdf', path, { signal: given.signal })
  setTimeout(() => given.abort(new Error('gone')), 20)
  await expect(reading).rejects.toThrow('gone')
})
