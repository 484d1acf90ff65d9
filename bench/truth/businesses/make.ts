import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  docx,
  heading,
  paragraph,
  wordTable,
  zip,
} from '#server/modules/knowledge/reading/test-documents/office.ts'

// Writes the office files and PDFs of the businesses, which are committed: run it only after changing their texts.
// CHROMIUM is the browser that prints the PDFs, /usr/bin/chromium unless told.

const here = import.meta.dirname
const source = (name: string) => join(here, 'sources', name)

type Format = 'money' | 'percent' | 'date' | 'number' | 'bold'
type Cell = string | null | { value: number; as: Format } | { title: string }

const money = (value: number): Cell => ({ value, as: 'money' })
const percent = (value: number): Cell => ({ value: value / 100, as: 'percent' })
const number = (value: number): Cell => ({ value, as: 'number' })
const title = (text: string): Cell => ({ title: text })
/** A day as Excel counts it, from 30 December 1899. */
const date = (day: string): Cell => ({
  value: (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000,
  as: 'date',
})

interface Sheet {
  name: string
  rows: Cell[][]
  /** Merged ranges, such as A1:D1. */
  merged?: string[]
}

/** A workbook as Excel saves it: shared strings, number formats, column widths, merged cells. */
function workbook(sheets: Sheet[]): Buffer {
  const schemas = 'http://schemas.openxmlformats.org'
  const main = `${schemas}/spreadsheetml/2006/main`
  const office = `${schemas}/officeDocument/2006/relationships`
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const styles: Format[] = ['number', 'money', 'percent', 'date', 'bold']
  const strings: string[] = []
  const cell = (content: Cell, reference: string): string => {
    if (content === null) return ''
    if (typeof content === 'object' && 'value' in content)
      return `<c r="${reference}" s="${styles.indexOf(content.as)}"><v>${content.value}</v></c>`
    const text = typeof content === 'string' ? content : content.title
    if (!strings.includes(text)) strings.push(text)
    return `<c r="${reference}" t="s" s="${typeof content === 'string' ? 0 : 4}"><v>${strings.indexOf(text)}</v></c>`
  }
  const bodies = sheets.map(({ rows, merged = [] }) => {
    const data = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((content, at) => cell(content, `${String.fromCharCode(65 + at)}${row + 1}`)).join('')}</row>`,
    )
    const merges = merged.length
      ? `<mergeCells count="${merged.length}">${merged.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
      : ''
    return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="8" width="22" customWidth="1"/></cols><sheetData>${data.join('')}</sheetData>${merges}</worksheet>`
  })
  const relationships = (entries: string[]) =>
    `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${entries.map((entry, at) => `<Relationship Id="rId${at + 1}" ${entry}/>`).join('')}</Relationships>`
  const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${excel}.${type}+xml"/>`
  const names = sheets.map((_, at) => `worksheets/sheet${at + 1}`)
  return zip([
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${names.map(name => part(name, 'worksheet')).join('')}${part('styles', 'styles')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: relationships([`Type="${office}/officeDocument" Target="xl/workbook.xml"`]),
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships([
        ...names.map(name => `Type="${office}/worksheet" Target="${name}.xml"`),
        `Type="${office}/styles" Target="styles.xml"`,
        `Type="${office}/sharedStrings" Target="sharedStrings.xml"`,
      ]),
    },
    {
      name: 'xl/styles.xml',
      content: `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${escaped('"£"0.00')}"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/><xf numFmtId="9" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${head}<sst xmlns="${main}" uniqueCount="${strings.length}">${strings.map(text => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...bodies.map((content, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content })),
  ])
}

/** A text with `#` for headings and `|` for the rows of tables, as Word saves it. */
function handbook(text: string): Buffer {
  const body: string[] = []
  let rows: string[][] = []
  for (const line of [...text.trim().split('\n'), '']) {
    if (line.startsWith('|')) {
      rows.push(
        line
          .slice(1, -1)
          .split('|')
          .map(cell => cell.trim()),
      )
      continue
    }
    if (rows.length) body.push(wordTable(rows))
    rows = []
    const level = /^#*/.exec(line)![0].length
    if (level) body.push(heading(level, line.slice(level + 1)))
    else if (line) body.push(paragraph(line))
  }
  return docx(...body)
}

async function printed(name: string, target: string) {
  const profile = await mkdtemp(join(tmpdir(), 'print-'))
  execFileSync(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      `--user-data-dir=${profile}`,
      `--print-to-pdf=${target}`,
      `file://${source(name)}`,
    ],
    { stdio: 'ignore', timeout: 60_000 },
  )
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
}

const bikes = workbook([
  {
    name: 'Parts',
    merged: ['A1:F1'],
    rows: [
      [title('Spoke & Chain: parts that we keep')],
      ['Prices include VAT. Valid from', date('2026-09-01')],
      [],
      ['Group', 'Part', 'Size', 'Price', 'Club discount', 'In stock'].map(title),
      ['Tyres', 'Schwalbe Marathon', '700x32c', money(31), percent(10), number(14)],
      ['Tyres', 'Kenda Kwest', '700x35c', money(18.5), percent(10), number(22)],
      ['Tyres', 'Kenda Small Block', '20x1.95', money(15.25), percent(10), number(6)],
      ['Tubes', 'Inner tube, Presta', '700x28-38c', money(6), percent(0), number(90)],
      ['Tubes', 'Inner tube, Schrader', '20x1.75-2.1', money(5.5), percent(0), number(41)],
      ['Chains', 'KMC X9', '9-speed', money(19.95), percent(10), number(12)],
      ['Chains', 'KMC X11', '11-speed', money(32.5), percent(10), number(7)],
      ['Cassettes', 'Shimano HG400', '11-34', money(34), percent(10), number(4)],
      ['Brakes', 'Shimano B03S resin pads', 'pair', money(12), percent(10), number(30)],
      ['Lights', 'Front and rear set, USB', '200 lumen', money(44.9), percent(15), number(9)],
      ['Batteries', 'Bosch PowerTube', '500 Wh', money(649), percent(5), number(1)],
      ['Batteries', 'Bosch PowerPack', '400 Wh', money(529), percent(5), number(2)],
      ['Locks', 'Abus Granit D-lock', '230 mm', money(79.5), percent(15), number(5)],
    ],
  },
  {
    name: 'Deliveries',
    rows: [
      ['Supplier', 'Goods', 'Next delivery', 'Charge for special orders', 'Note'].map(title),
      ['Rimworks', 'Wheels and rims', date('2027-01-14'), money(7.5), 'order by noon two days before'],
      ['Marches Cycle Supply', 'Tyres, tubes, chains', date('2026-12-08'), money(0), 'every second Tuesday'],
      ['Voltaro', 'Batteries and motors', date('2027-02-02'), money(25), 'batteries travel by road only'],
      ['Saddlers Guild', 'Leather saddles', date('2027-03-18'), money(4.95), 'made to order'],
    ],
  },
])

const storage = workbook([
  {
    name: 'Storage units',
    merged: ['A1:F1', 'C3:D3', 'E3:F3'],
    rows: [
      [title('Lockwell: storage prices, VAT included')],
      [],
      ['Unit', 'Size', 'Until 30 June 2026', null, 'From 1 July 2026', null].map(cell => cell && title(cell)),
      ['Code', 'Square feet', 'Per week', 'Per month', 'Per week', 'Per month'].map(title),
      ['Locker L', number(12), money(5.5), money(22), money(6.5), money(26)],
      ['A', number(25), money(10.5), money(42), money(12), money(48)],
      ['B', number(50), money(18), money(72), money(20.5), money(82)],
      ['C', number(75), money(24.5), money(98), money(27.75), money(111)],
      ['D', number(100), money(31), money(124), money(35.25), money(141)],
      ['E (drive-up)', number(160), money(46), money(184), money(52), money(208)],
      [],
      ['Paid six months ahead', null, null, percent(5), null, percent(8)],
      ['Paid twelve months ahead', null, null, percent(10), null, percent(12)],
    ],
  },
  {
    name: 'Vans',
    rows: [
      ['Van', 'Load space (cubic metres)', 'Half day', 'Full day', 'Weekend', 'Deposit', 'Extra mile'].map(
        title,
      ),
      ['Small van', number(3), money(32), money(48), money(89), money(150), money(0.18)],
      ['Transit, short', number(6), money(42), money(64), money(118), money(200), money(0.22)],
      ['Transit, long', number(11), money(54), money(79), money(145), money(250), money(0.25)],
      ['Luton with tail lift', number(18), money(72), money(105), money(195), money(350), money(0.3)],
      [],
      ['Prices checked on', date('2026-10-05')],
    ],
  },
  {
    name: 'Boxes and locks',
    rows: [
      ['Article', 'Size', 'Price', 'Bought back at'].map(title),
      ['Small box', '40 x 30 x 30 cm', money(1.6), percent(50)],
      ['Large box', '60 x 45 x 45 cm', money(2.75), percent(50)],
      ['Wardrobe box with rail', '120 cm high', money(9.9), percent(50)],
      ['Bubble wrap', '10 m roll', money(7.2), percent(0)],
      ['Mattress bag', 'double', money(5.4), percent(0)],
      ['Disc padlock', '70 mm', money(13.5), percent(0)],
    ],
  },
])

await writeFile(join(here, 'bikes/parts-and-labour-2026.xlsx'), bikes)
await writeFile(join(here, 'storage/prices-units-and-vans.xlsx'), storage)
await writeFile(
  join(here, 'lettings/tenancy-handbook.docx'),
  handbook(await readFile(source('lettings-handbook.txt'), 'utf8')),
)
await printed('physio-kursplan.html', join(here, 'physio/kursplan-winter.pdf'))
