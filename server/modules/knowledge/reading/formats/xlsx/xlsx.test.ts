import { expect, test } from 'vitest'
import { xlsx, zip } from '../../test-documents/office.ts'
import { shownNumber } from './number-format.ts'
import { readXlsx } from './xlsx.ts'

function read(workbook: Buffer): { lines: string[]; notices: string[] } {
  const notices: string[] = []
  const lines = [...readXlsx(workbook, { notice: sentence => notices.push(sentence) })].map(
    ({ heading, text }) => (heading ? `${heading} | ${text}` : text),
  )
  return { lines, notices }
}

const refusal = (workbook: Buffer): string => {
  try {
    read(workbook)
  } catch (error) {
    expect(error).toMatchObject({ status: 400 })
    return (error as { detail: string }).detail
  }
  return 'read'
}

test('a number is what the sheet shows', () => {
  const shown: [value: number, format: string | number, text: string][] = [
    [39, '"£"0.00', '£39.00'],
    [1234.5, '#,##0.00\\ [$€-407]', '1.234,50 €'],
    [1234.5, '[$$-409]#,##0.00', '$1,234.50'],
    [-5, '#,##0_);(#,##0)', '(5)'],
    [4, '0" kg"', '4 kg'],
    [0.155, 10, '15.50%'],
    [1.5, 12, '1 1/2'],
    [1234567, 3, '1,234,567'],
    [45_000, 'dd.mm.yyyy', '15.03.2023'],
    [45_000, 14, '2023-03-15'],
    [45_000.5, 22, '2023-03-15 12:00'],
    [0.375, 22, '09:00'],
    [0.375, 18, '9:00 AM'],
    [0.1 + 0.2, 0, '0.3'],
    [7, '000', '007'],
  ]
  const rows = shown.map(([value, format]) => [`Number ${value}`, { value, format }])
  expect(read(xlsx({ Prices: [['content', 'shown'], ...rows] })).lines).toEqual(
    shown.map(([value, , text]) => `Number ${value} — shown: ${text}`),
  )
})

test('a format that is hostile or broken shows the number plainly', () => {
  expect(shownNumber(5, '0;'.repeat(100))).toBe('5')
  expect(shownNumber(45_000, 'dd.mm.yyyy', true)).toBe('16.03.2027')
  expect(shownNumber(Number.NaN, '0')).toBe('')
  const workbook = xlsx({
    A: [
      ['content', 'n'],
      ['Tea', { value: 5, format: '#'.repeat(10_000) }],
    ],
  })
  expect(read(workbook).lines).toEqual(['Tea — n: 5'])
})

test('a merged cell is in every row that it covers, or the name of a group', () => {
  const rows = [
    ['title', 'content', 'Day', 'Price'],
    ['Dogs', null, null, null],
    ['Walk', 'One hour in the park', 'Monday', '£12'],
    ['Bath', 'With shampoo', null, '£20'],
  ]
  expect(read(xlsx({ Care: { rows, merged: ['A2:D2', 'C3:C4'] } })).lines).toEqual([
    'Dogs | Walk — One hour in the park; Day: Monday; Price: £12',
    'Dogs | Bath — With shampoo; Day: Monday; Price: £20',
  ])
})

test('what is hidden is not learnt, and the owner is told', () => {
  const workbook = xlsx({
    FAQ: {
      rows: [
        ['content', 'cost', 'price'],
        ['Tea', '1', '2'],
        ['Secret', '3', '4'],
      ],
      hiddenRows: [3],
      hiddenColumns: [2],
    },
    Margins: { rows: [['content'], ['Ours']], hidden: true },
  })
  expect(read(workbook)).toEqual({
    lines: ['Tea — price: 2'],
    notices: [
      'The sheet "Margins" is hidden and was not learnt.',
      'In the sheet "FAQ", 1 hidden row and 1 hidden column were not learnt.',
    ],
  })
})

test('a sheet without the columns is left out with a word, and the refusal of all says what to do', () => {
  const prices = [['Our prices'], ['Service', 'Price'], ['Cut', '£25']]
  const { notices } = read(
    xlsx({
      FAQ: [
        ['question', 'answer'],
        ['Open?', 'Yes'],
      ],
      Prices: prices,
    }),
  )
  expect(notices).toEqual([
    'The sheet "Prices" was not learnt, because it has neither a "question" and an "answer" column nor a "content" column. Columns found: Service, Price (sheet "Prices", row 2). Rename the column "Service" to "title" and add a column "content" that says in a sentence what each row is; the other columns are kept. Or upload the table as a PDF, put it on a page of your website, or paste it as text.',
  ])
  expect(refusal(xlsx({ Prices: prices }))).toMatch(
    /Columns found: Service, Price \(sheet "Prices", row 2\)\. Rename the column "Service" to "title" and add a column "content"/,
  )
})

test('a sheet of 20,000 rows and 2,000 columns is refused, and merged cells without end too', () => {
  const part = (content: string) =>
    zip([
      { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="A" id="s"/></sheets></workbook>' },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="s" Type="x/worksheet" Target="/xl/a.xml"/></Relationships>',
      },
      { name: 'xl/a.xml', content },
    ])
  // As small as such cells can be written; two thousand rows are enough.
  const row = `<row>${'<c><v>1</v></c>'.repeat(2_000)}</row>`
  expect(refusal(part(`<worksheet><sheetData>${row.repeat(2_000)}</sheetData></worksheet>`))).toMatch(
    /million cells|unpacks/,
  )
  const rows = Array.from(
    { length: 2_000 },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
  )
  const wide = '<row r="2001"><c r="XFD2001"><v>1</v></c></row>'
  const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000)
  expect(
    refusal(
      part(
        `<worksheet><sheetData>${rows.join('')}${wide}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
      ),
    ),
  ).toMatch(/million cells/)
})
