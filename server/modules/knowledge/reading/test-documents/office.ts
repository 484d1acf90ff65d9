// Office files for the tests, as Word, Excel and attackers write them.
import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive; `claimed` is a false unpacked size in its headers. */
interface ZipPart {
  name: string
  content: string | Buffer
  claimed?: number
}

const le = (bytes: number, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

/** A deflated archive. */
export function zip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claimed } of parts) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const title = Buffer.from(name)
    const common = [le(2, 20), le(2, 0), le(2, 8), le(4, 0), le(4, crc32(data)), le(4, packed.length)]
    common.push(le(4, claimed ?? data.length), le(2, title.length), le(2, 0))
    const file = Buffer.concat([le(4, 0x04034b50), ...common, title, packed])
    directory.push(le(4, 0x02014b50), le(2, 20), ...common, Buffer.alloc(10), le(4, at), title)
    files.push(file)
    at += file.length
  }
  const listing = Buffer.concat(directory)
  const count = le(2, parts.length)
  const end = [le(4, 0x06054b50), le(4, 0), count, count, le(4, listing.length), le(4, at), le(2, 0)]
  return Buffer.concat([...files, listing, ...end])
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const officeNamespace = 'http://schemas.openxmlformats.org'
const relations = (entries: string) =>
  `<Relationships xmlns="${officeNamespace}/package/2006/relationships">${entries}</Relationships>`
const relation = (id: string, type: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${officeNamespace}/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`
const contentTypes = (entries = '') =>
  `<Types xmlns="${officeNamespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${entries}</Types>`

export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
export const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`
export const heading = (level: number, text: string) => paragraph(text, `<w:pStyle w:val="Heading${level}"/>`)
export const listItem = (text: string) =>
  paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
export const wordTable = (rows: string[][]) =>
  `<w:tbl>${rows.map(row => `<w:tr>${row.map(cell => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
/** A link to the one address that `docx` declares. */
export const wordLink = (text: string) => `<w:hyperlink r:id="link">${run(text)}</w:hyperlink>`
export const linkTarget = 'https://hotel.example/book'

const style = (id: string, name: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`

export function docxParts(body: string): ZipPart[] {
  const namespaces = `xmlns:w="${officeNamespace}/wordprocessingml/2006/main" xmlns:r="${officeNamespace}/officeDocument/2006/relationships"`
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  return [
    {
      name: '[Content_Types].xml',
      content: contentTypes(
        `<Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${word}.numbering+xml"/>`,
      ),
    },
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'word/document.xml')) },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations(
        relation('r1', 'styles', 'styles.xml') +
          relation('r2', 'numbering', 'numbering.xml') +
          relation('link', 'hyperlink', linkTarget, ' TargetMode="External"'),
      ),
    },
    {
      name: 'word/styles.xml',
      content: `<w:styles ${namespaces}>${[1, 2, 3].map(level => style(`Heading${level}`, `heading ${level}`)).join('')}${style('TOC1', 'toc 1')}</w:styles>`,
    },
    {
      name: 'word/numbering.xml',
      content: `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0">${[0, 1].map(level => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/></w:lvl>`).join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
  ]
}

export const docx = (...body: string[]): Buffer => zip(docxParts(body.join('')))

/** A cell: text, a number, a date as Excel counts days, or a number with its format. */
type Cell = string | number | { day: number } | { value: number; format: string | number } | null

/** A sheet with more than its cells; rows are counted from 1, columns from A. */
interface SheetPlan {
  rows: Cell[][]
  /** Such as 'A1:C1'. */
  merged?: string[]
  hidden?: boolean
  hiddenRows?: number[]
  /** Such as 2 for column B. */
  hiddenColumns?: number[]
}

const columnLetter = (column: number) => String.fromCharCode(65 + column)

/** The styles of a workbook: the first has no format, the second is a date with its time. */
const stylesXml = (formats: readonly (string | number)[], main: string) => {
  const own = formats.filter(format => typeof format === 'string')
  const id = (format: string | number) => (typeof format === 'number' ? format : 164 + own.indexOf(format))
  return `<styleSheet ${main}><numFmts>${own
    .map(code => `<numFmt numFmtId="${id(code)}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${[0, 22, ...formats]
    .map(format => `<xf numFmtId="${id(format)}" applyNumberFormat="1"/>`)
    .join('')}</cellXfs></styleSheet>`
}

function cellXml(cell: Cell, reference: string, formats: readonly (string | number)[]): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`
  return `<c r="${reference}" s="${2 + formats.indexOf(cell.format)}"><v>${cell.value}</v></c>`
}

export function xlsx(sheets: Record<string, Cell[][] | SheetPlan>): Buffer {
  const names = Object.keys(sheets)
  const plans = names.map((name): SheetPlan => {
    const sheet = sheets[name]!
    return Array.isArray(sheet) ? { rows: sheet } : sheet
  })
  const formats = [
    ...new Set(
      plans
        .flatMap(({ rows }) => rows.flat())
        .flatMap(cell => (typeof cell === 'object' && cell && 'format' in cell ? [cell.format] : [])),
    ),
  ]
  const main = `xmlns="${officeNamespace}/spreadsheetml/2006/main" xmlns:r="${officeNamespace}/officeDocument/2006/relationships"`
  const list = names
    .map(
      (name, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}"${plans[at]!.hidden ? ' state="hidden"' : ''} r:id="s${at}"/>`,
    )
    .join('')
  return zip([
    { name: '[Content_Types].xml', content: contentTypes() },
    { name: '_rels/.rels', content: relations(relation('r1', 'officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', content: `<workbook ${main}><sheets>${list}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        names.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`)).join('') +
          relation('styles', 'styles', 'styles.xml'),
      ),
    },
    { name: 'xl/styles.xml', content: stylesXml(formats, main) },
    ...plans.map(({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }, at) => ({
      name: `xl/worksheets/sheet${at}.xml`,
      content: `<worksheet ${main}><cols>${hiddenColumns.map(column => `<col min="${column}" max="${column}" hidden="1"/>`).join('')}</cols><sheetData>${rows
        .map(
          (cells, row) =>
            `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${cells.map((cell, column) => cellXml(cell, `${columnLetter(column)}${row + 1}`, formats)).join('')}</row>`,
        )
        .join(
          '',
        )}</sheetData><mergeCells>${merged.map(range => `<mergeCell ref="${range}"/>`).join('')}</mergeCells></worksheet>`,
    })),
  ])
}
