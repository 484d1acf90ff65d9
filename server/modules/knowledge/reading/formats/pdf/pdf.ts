import { getDocumentProxy } from 'unpdf'
import { Problem } from '#server/http/problem.ts'
import { type Unit, underHeadings } from '../../units/units.ts'
import { linesOf, type PdfPiece } from './lines.ts'
import { inOrder } from './order.ts'
import { blocksOf } from './paragraphs.ts'
import { type PdfPage, withoutRunning } from './running.ts'
import { withLeaderRows } from './tables/leaders.ts'
import { tableRowsAt } from './tables/tables.ts'
import { type Tags, tagsOf } from './tables/tagged.ts'

/** A page takes about 10 ms: so many are read well within a document's time. */
const mostPages = 2_000
/** Other bytes may come before the header, as in a saved mail. */
const mostBytesBeforeHeader = 1_024
/** Marked content within marked content. */
const mostMarks = 100
/** Nodes of a page's structure tree. A table over many pages is in the tree of each. */
const mostNodes = 50_000

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>
type Matrix = [number, number, number, number, number, number]

const unreadable = (why: string) => new Problem(400, `This PDF can't be read: ${why}`)

async function open(bytes: Buffer): Promise<Proxy> {
  if (!bytes.subarray(0, mostBytesBeforeHeader).includes('%PDF-'))
    throw new Problem(400, 'This is not a PDF, whatever its name says.')
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      stopAtErrors: false,
    })
  } catch (error) {
    const { name } = error as Error
    throw name === 'PasswordException'
      ? unreadable('it has a password. Please save it without one.')
      : unreadable('it is damaged or incomplete.')
  }
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/**
 * Text by direction: 0 across the page, 1 downwards, 2 upside down, 3 upwards; each rotated to run across. In a tagged
 * file each piece knows the innermost marked content with a name.
 */
function piecesByTurn(items: Iterable<object>, viewport: Matrix): PdfPiece[][] {
  const turns: PdfPiece[][] = [[], [], [], []]
  const marks: (string | undefined)[] = []
  for (const item of items) {
    if (!('str' in item)) {
      const { type, id } = item as { type: string; id?: string | null }
      if (type === 'endMarkedContent') marks.pop()
      else if (type.startsWith('beginMarkedContent') && marks.length < mostMarks)
        marks.push(id ?? marks.at(-1))
      continue
    }
    const { str, transform, width, fontName } = item as {
      str: string
      transform: Matrix
      width: number
      fontName: string
    }
    const [a, b, c, d, x, y] = times(viewport, transform)
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4
    const [across, down] = [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ][turn]!
    const size = Math.hypot(c, d)
    const mark = marks.at(-1)
    if (Number.isFinite(across! + down! + size + width) && size > 0)
      turns[turn]!.push({
        text: str,
        x: across!,
        y: down!,
        width,
        size,
        font: fontName,
        ...(mark && { mark }),
      })
  }
  return turns
}

/** The file's own account of its tables, page by page, as long as that costs less than the text. */
function tagReader(): (page: PageProxy) => Promise<Tags | null> {
  let affordable = true
  return async page => {
    if (!affordable) return null
    const tags = tagsOf(await page.getStructTree().catch(() => null))
    affordable = tags.nodes <= mostNodes
    return tags
  }
}

async function pageOf(page: PageProxy, number: number, tags: Tags | null): Promise<PdfPage> {
  const { height, transform } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent({ includeMarkedContent: true })
  const turns = piecesByTurn(content.items, transform as Matrix)
  const lines = turns.flatMap(pieces => {
    const rowsAt = tableRowsAt(pieces, { page: number, height, tags })
    return withLeaderRows(inOrder(linesOf(pieces, number, rowsAt)))
  })
  page.cleanup()
  return { height, lines }
}

/**
 * One unit for each paragraph, list item or table row with its headings. A row is a record; with `apart` it is its cells.
 * 400 for a PDF without text, such as a scan.
 */
export async function* readPdf(bytes: Buffer, { apart = false } = {}): AsyncGenerator<Unit> {
  const document = await open(bytes)
  if (document.numPages > mostPages)
    throw unreadable(`it has ${document.numPages} pages, and at most ${mostPages} are read. Please split it.`)
  const read: PdfPage[] = []
  const tagsOn = tagReader()
  for (let number = 1; number <= document.numPages; number++) {
    // A broken page must not lose the others.
    const page = await document.getPage(number).then(
      async page => pageOf(page, number, await tagsOn(page)),
      () => null,
    )
    if (page) read.push(page)
  }
  const { pages, running } = withoutRunning(read)
  if (!pages.some(lines => lines.length))
    throw unreadable(
      'it holds pictures of text (a scan), or no text that can be extracted. Please upload it as text.',
    )
  yield* underHeadings(blocksOf(pages, apart))
  for (const line of running) yield { text: line.cells.map(cell => cell.text).join(' | ') }
}
