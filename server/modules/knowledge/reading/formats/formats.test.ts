import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  docx,
  docxParts,
  heading,
  linkTarget,
  listItem,
  paragraph,
  run,
  wordLink,
  wordTable,
  xlsx,
  zip,
} from '../test-documents/office.ts'
import type { Unit } from '../units/units.ts'
import { type DocumentKind, readUnits } from './formats.ts'

/** What a document says, as 'heading | text' or 'question ? answer'. */
async function read(kind: DocumentKind, content: string | Buffer): Promise<string[]> {
  const units: Unit[] = []
  for await (const unit of readUnits(kind, Buffer.from(content))) units.push(unit)
  return units.map(({ pair, heading, text }) =>
    pair ? `${pair.question} ? ${pair.answer}` : heading ? `${heading} | ${text}` : text,
  )
}

const refusal = async (kind: DocumentKind, content: string | Buffer): Promise<string> => {
  const refused = await read(kind, content).catch(error => error)
  expect(refused).toMatchObject({ status: 400 })
  return refused.detail
}

test('TXT: the lines, the empty ones left out, in whatever character set', async () => {
  expect(await read('txt', 'Open daily\r\n\r\n  Café\u00a0bar \rParking')).toEqual([
    'Open daily\nCafé bar\nParking',
  ])
  const euro = 'Preis: 5 € für Gäste'
  const utf16be = Buffer.from(`\ufeff${euro}`, 'utf16le').swap16()
  for (const bytes of [Buffer.from(`\ufeff${euro}`), Buffer.from(`\ufeff${euro}`, 'utf16le'), utf16be])
    expect(await read('txt', bytes)).toEqual([euro])
  const windows1252 = Buffer.from(euro.replace('€', '\x80'), 'latin1')
  expect(await read('txt', windows1252)).toEqual([euro])
})

test('TXT: one bad byte does not garble the accents of a UTF-8 file', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Frühstück für Gäste, höchstens fünf Brötchen, süß', 'utf8'),
    Buffer.from([0xff]),
  ])
  expect((await read('txt', bytes))[0]).toContain('Frühstück für Gäste')
})

test('TXT: a line that an editor broke at its margin is one with the next', async () => {
  const wrapped = 'Breakfast is served in the garden room from seven until half\npast ten.\nDogs are welcome.'
  expect(await read('txt', wrapped)).toEqual([
    'Breakfast is served in the garden room from seven until half past ten.\nDogs are welcome.',
  ])
})

test('what no database or reader could bear is taken out of a text', async () => {
  expect(await read('txt', 'Pass\u0007word \u{e0041}is\u200b hot\u00adel\u{fffe}')).toEqual([
    'Password is\u200b hotel',
  ])
  expect(await read('json', '{"note":"lone \\ud800 half"}')).toEqual(['note: lone \ufffd half'])
})

test('TXT that is no text is refused', async () => {
  expect(await refusal('txt', Buffer.from([0x50, 0, 1, 2]))).toMatch(/not a text file/)
  expect(await refusal('txt', ' \n\t\n')).toMatch(/no text/)
})

test('CSV: pairs, whatever the delimiter, the case of the columns and the lines above them', async () => {
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = [
      [' Question ', 'ANSWER'],
      ['"Do you open?"', `"Yes, ""daily"";\nall${delimiter}year"`],
    ]
    const csv = `\ufeff${rows.map(row => row.join(delimiter)).join('\n')}\n`
    const answer = `Yes, "daily";\nall${delimiter.replace('\t', ' ')}year`
    expect(await read('csv', csv)).toEqual([`Do you open? ? ${answer}`])
  }
  expect(await read('csv', `sep=;\r\nOur FAQ;;\r\n;;\r\nid;answer;question\r\n1;Yes;Open?\r\n`)).toEqual([
    'Open? ? Yes',
  ])
})

test('CSV: a record is a line with its title, its content and its other columns', async () => {
  const csv =
    'Title,Content,Price,Notes\nSingle room,Faces the lake,€ 80,\nDouble room,Faces the garden,€ 120,quiet\n'
  expect(await read('csv', csv)).toEqual([
    'Single room — Faces the lake; Price: € 80\nDouble room — Faces the garden; Price: € 120; Notes: quiet',
  ])
})

test('CSV: commas that nobody quoted stay with the text', async () => {
  expect(await read('csv', 'question,answer\nOpen?,Yes, daily, all year\n')).toEqual([
    'Open? ? Yes, daily, all year',
  ])
  expect(await read('csv', 'content\nOpen Monday, Tuesday, Friday\n')).toEqual([
    'Open Monday, Tuesday, Friday',
  ])
})

test('CSV: a question that nobody answered teaches nothing', async () => {
  expect(await read('csv', 'question,answer\nOpen?,\nDogs?,Yes\n,Only an answer\n')).toEqual([
    'Dogs? ? Yes',
    'Only an answer',
  ])
  expect(await refusal('csv', 'question,answer\nOpen?,\n')).toMatch(/no text/)
})

test('CSV: without the columns the refusal names those found and those needed', async () => {
  const detail = await refusal('csv', 'Name,Price,Frage\nSoup,5,x\n')
  expect(detail).toMatch(
    /"question".*"answer".*"content".*Columns found: Name, Price, Frage \(row 1\)\. Rename the column "Name" to "title" and add a column "content"/,
  )
  expect(await refusal('csv', 'question,answer\n"Open?,Yes\n')).toMatch(/quotation mark/)
})

test('CSV: any pairs that a spreadsheet writes come back', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'Ü', '"', ',', ';', '\n', ' ', '早', '0', '\t', '|'),
    minLength: 1,
  })
  const filled = cell.map(text => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(filled, filled), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      async (rows, delimiter) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const lines = [['question', 'answer'], ...rows].map(row => row.map(quoted).join(delimiter))
        expect(await read('csv', lines.join('\r\n'))).toEqual(
          rows.map(([question, answer]) => `${question} ? ${answer}`),
        )
      },
    ),
    { numRuns: 50 },
  )
})

test('XLSX: every sheet that has the columns, dates and numbers as Excel shows them', async () => {
  const workbook = xlsx({
    FAQ: [['Our FAQ'], [' Question', 'ANSWER '], ['Open?', 'Yes & always'], ['How much?', 9.5]],
    Empty: [],
    Staff: [['Name', 'Age']],
    Rooms: [
      ['content', 'price', 'from'],
      ['Faces the lake', 0.1 + 0.2, { day: 45_000 }],
      ['Late', null, { day: 0.375 }],
    ],
  })
  expect(await read('xlsx', workbook)).toEqual([
    'Open? ? Yes & always',
    'How much? ? 9.5',
    'Rooms | Faces the lake — price: 0.3; from: 2023-03-15\nLate — from: 09:00',
  ])
})

test('XLSX: without the columns the refusal names those of each sheet', async () => {
  expect(await refusal('xlsx', xlsx({ Staff: [['Name', 'Age']], Rooms: [['Size']] }))).toMatch(
    /Columns found: Name, Age \(sheet "Staff", row 1\); Size \(sheet "Rooms", row 1\)\. Rename .* PDF/,
  )
  expect(await refusal('xlsx', xlsx({ Sheet1: [] }))).toMatch(/empty/)
})

test('JSON: pairs under any spelling, records as lines under their names', async () => {
  const json = [
    { Question: 'Open?', Answer: 'Yes' },
    { '@type': 'Question', name: 'Dogs?', acceptedAnswer: { '@type': 'Answer', text: 'Welcome' } },
    { title: 'Pool', content: 'Heated', openingHours: { mon_fri: '9-17', sat: null }, tags: ['wet', 'warm'] },
  ]
  expect(await read('json', JSON.stringify(json))).toEqual([
    'Open? ? Yes',
    'Dogs? ? Welcome',
    'Pool — Heated; opening hours mon fri: 9-17; tags: wet, warm',
  ])
})

test('JSON: one object, its long parts and the pairs within it by themselves', async () => {
  const about = 'We are a small house by the lake. '.repeat(25).trim()
  const json = { phone: '555', story: { chapter: about }, faqs: [{ question: 'Open?', answer: 'Yes' }] }
  expect(await read('json', JSON.stringify(json))).toEqual([
    'phone: 555',
    `story | chapter: ${about}`,
    'Open? ? Yes',
  ])
})

test('JSON that is no record, or no JSON, is refused', async () => {
  expect(await refusal('json', '"text"')).toMatch(/an object or an array of objects/)
  expect(await refusal('json', '[{"a":1}, "text"]')).toMatch(/item 2 is not an object/)
  expect(await refusal('json', '{"a": }')).toMatch(/not valid JSON/)
  expect(await refusal('json', '[]')).toMatch(/no text/)
  expect(await refusal('json', `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)).toMatch(/levels deep/)
})

test('JSON: every value of any object is told', async () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/)
  const value = fc.letrec(tie => ({
    value: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(word, tie('value'), { maxKeys: 4 }),
    ),
  })).value
  const scalars = (json: unknown): string[] =>
    typeof json === 'string' ? [json] : Object.values(json as object).flatMap(scalars)
  await fc.assert(
    fc.asyncProperty(fc.dictionary(word, value, { minKeys: 1, maxKeys: 5 }), async json => {
      fc.pre(scalars(json).length > 0)
      const told = (await read('json', JSON.stringify(json))).join('\n').split(/[^a-z]+/)
      for (const word of scalars(json)) expect(told).toContain(word)
    }),
    { numRuns: 50 },
  )
})

test('DOCX: paragraphs, lists, tables and links under their headings', async () => {
  const document = docx(
    paragraph('Rooms 1', '<w:pStyle w:val="TOC1"/>'),
    heading(1, 'Rooms'),
    paragraph(run('All rooms face ') + run('the lake.')),
    heading(2, 'Prices'),
    wordTable([
      ['Single', '€ 80'],
      ['Double', '€ 120'],
    ]),
    heading(1, 'Getting here'),
    listItem('Tram 5'),
    listItem('Bus 12'),
    paragraph(wordLink('Book here')),
    paragraph(run('Parking', '<w:b/>')),
    paragraph('Ten euros a night.'),
    heading(1, 'See you soon'),
  )
  expect(await read('docx', document)).toEqual([
    'Rooms | All rooms face the lake.',
    'Rooms › Prices | Single: € 80\nDouble: € 120',
    `Getting here | - Tram 5\n- Bus 12\nBook here (${linkTarget})`,
    'Getting here › Parking | Ten euros a night.',
    'See you soon',
  ])
})

test('DOCX: the rows of a table say their heads, merged cells and sections', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${text.startsWith('<') ? text : paragraph(text)}</w:tc>`
  const bold = (text: string, properties = '') => cell(paragraph(run(text, '<w:b/>')), properties)
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
  const over = (columns: number) => `<w:gridSpan w:val="${columns}"/>`
  const document = docx(
    heading(1, 'Classes'),
    paragraph('Spring term', '<w:pStyle w:val="Caption"/>'),
    `<w:tbl>${[
      row(bold('Day'), bold('Time'), bold('Adults'), bold('Children')),
      row(bold('Hall', over(4))),
      row(cell('Monday', '<w:vMerge w:val="restart"/>'), cell('9:00'), cell('£9'), cell('£4')),
      row(cell('', '<w:vMerge/>'), cell('18:00'), cell('£11', over(2))),
      row(cell('Prices include mats.', over(4))),
    ].join('')}</w:tbl>`,
    paragraph('Book at the desk.'),
  )
  expect(await read('docx', document)).toEqual([
    'Classes › Spring term › Hall | Monday, 9:00 — Adults: £9; Children: £4\nMonday, 18:00 — Adults: £11; Children: £11\nPrices include mats.',
    'Classes | Book at the desk.',
  ])
})

test('DOCX with no words is refused', async () => {
  expect(await refusal('docx', docx(paragraph(' ')))).toMatch(/no text/)
})

const withDocument = (content: string | Buffer, claimed?: number): Buffer =>
  zip([
    ...docxParts('').filter(({ name }) => name !== 'word/document.xml'),
    { name: 'word/document.xml', content, claimed },
  ])

test('an archive that unfolds without end is not unfolded, whatever it says of its size', async () => {
  const zeros = Buffer.alloc(20 * 2 ** 20)
  expect(await refusal('docx', withDocument(zeros))).toMatch(/unpacks/)
  expect(await refusal('docx', withDocument(zeros, 1_000))).toMatch(/unpacks/)
  const boasting = Array.from({ length: 50 }, (_, at) => ({
    name: `word/${at}.xml`,
    content: 'x',
    claimed: 5_000_000,
  }))
  expect(await refusal('xlsx', zip(boasting))).toMatch(/unpacks/)
})

test('an Office file that is damaged, disguised or dangerous is refused in words', async () => {
  const whole = docx(paragraph('x'))
  expect(await refusal('docx', whole.subarray(0, whole.length / 2))).toMatch(/damaged/)
  expect(await refusal('docx', 'PK')).toMatch(/damaged/)
  expect(await refusal('docx', '%PDF-1.4')).toMatch(/not a \.docx/)
  expect(await refusal('docx', xlsx({ A: [['content']] }))).toMatch(/not a \.docx/)
  expect(await refusal('xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/password.*old Office/)
  const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w:document>&b;</w:document>'
  expect(await refusal('docx', withDocument(laughs))).toMatch(/entities/)
})

test('an Office file with any byte changed is read or refused, and never waited for', async () => {
  const whole = xlsx({
    FAQ: [
      ['question', 'answer'],
      ['Open?', 'Yes'],
    ],
  })
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
      const changed = Buffer.from(whole)
      changed[at] = byte
      await read('xlsx', changed).catch(error => expect(error).toBeInstanceOf(Error))
    }),
    { numRuns: 100 },
  )
})
