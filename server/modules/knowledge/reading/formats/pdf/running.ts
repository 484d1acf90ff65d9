import type { PdfLine } from './lines.ts'

/** Headers and footers are within this share of a page's height, at its top and bottom. */
const marginShare = 0.1
/** On at least so many pages, and this share of them. */
const fewestPages = 2
const pagesShare = 0.6

export interface PdfPage {
  height: number
  lines: PdfLine[]
}

const textOf = (line: PdfLine) => line.cells.map(cell => cell.text).join(' ')

/** Numbers of a line searched for the page number. */
const mostNumbers = 8

/** From so many pages on, a counting number at one place is a page number even beside changing words. */
const countedPages = 5

/** A line's place and text: as it is, and with each of its numbers in turn relative to the page's. */
function signatures(line: PdfLine, pages: number): string[] {
  const text = textOf(line)
  const numbers = [...text.matchAll(/\d+/g)].slice(0, mostNumbers)
  const counted = numbers.map(({ 0: number, index }) => {
    const count = `#${Number(number) - line.page}`
    return pages < countedPages ? text.slice(0, index) + count + text.slice(index + number.length) : count
  })
  return [text, ...counted].map(variant => `${Math.round(line.y / 4)} ${variant}`)
}

/** A page number alone: "3", "Page 3 of 10", "- 3 -". */
const isPageNumber = (line: PdfLine) =>
  /^[^\p{L}\p{N}]*(\p{L}{1,6}\.? ?)?\d{1,4}( ?(\p{L}{1,4}|\/) ?\d{1,4})?[^\p{L}\p{N}]*$/u.test(textOf(line))

/**
 * Removes headers and footers from the pages. Returns each once, except page numbers: often only a letterhead has the
 * telephone number.
 */
export function withoutRunning(pages: readonly PdfPage[]): { pages: PdfLine[][]; running: PdfLine[] } {
  const atEdge = ({ height }: PdfPage, line: PdfLine) =>
    !line.row && (line.y < marginShare * height || line.y > (1 - marginShare) * height)
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
