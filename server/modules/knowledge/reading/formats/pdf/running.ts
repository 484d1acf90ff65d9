import type { PdfLine } from './lines.ts'

/** The share of a page's height, at its top and at its bottom, in which headers and footers stand. */
const marginShare = 0.1
/** On at least this many pages, and this share of them. */
const fewestPages = 2
const pagesShare = 0.6

export interface PdfPage {
  height: number
  lines: PdfLine[]
}

const textOf = (line: PdfLine) => line.cells.map(cell => cell.text).join(' ')

/** Numbers of a line among which its page's is looked for. */
const mostNumbers = 8

/** Pages from which a number that counts them, at one place, is proof enough of a page number beside changing words. */
const countedPages = 5

/** Where a line stands and what it says: as it is, and with each of its numbers in turn counted from its page's. */
function signatures(line: PdfLine, pages: number): string[] {
  const text = textOf(line)
  const numbers = [...text.matchAll(/\d+/g)].slice(0, mostNumbers)
  const counted = numbers.map(({ 0: number, index }) => {
    const count = `#${Number(number) - line.page}`
    return pages < countedPages ? text.slice(0, index) + count + text.slice(index + number.length) : count
  })
  return [text, ...counted].map(variant => `${Math.round(line.y / 4)} ${variant}`)
}

/** "3", "Page 3 of 10", "- 3 -": tells a reader nothing. */
const isPageNumber = (line: PdfLine) =>
  /^[^\p{L}\p{N}]*(\p{L}{1,6}\.? ?)?\d{1,4}( ?(\p{L}{1,4}|\/) ?\d{1,4})?[^\p{L}\p{N}]*$/u.test(textOf(line))

/**
 * Takes the headers and footers out of the pages. Each is handed back once, except page numbers: a letterhead is often
 * the only place that tells the telephone number.
 */
export function withoutRunning(pages: readonly PdfPage[]): { pages: PdfLine[][]; running: PdfLine[] } {
  const atEdge = ({ height }: PdfPage, line: PdfLine) =>
    line.y < marginShare * height || line.y > (1 - marginShare) * height
  const seen = new Map<string, number>()
  for (const page of pages)
    for (const sign of new Set(
      page.lines.filter(line => atEdge(page, line)).flatMap(line => signatures(line, pages.length)),
    ))
      seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const enough = Math.max(fewestPages, pagesShare * pages.length)
  const running = new Map<string, PdfLine>()
  const bodies = pages.map(page =>
    page.lines.filter(line => {
      const sign =
        atEdge(page, line) && signatures(line, pages.length).find(sign => (seen.get(sign) ?? 0) >= enough)
      if (!sign) return true
      if (!running.has(sign) && !isPageNumber(line)) running.set(sign, line)
      return false
    }),
  )
  return { pages: bodies, running: [...running.values()] }
}
