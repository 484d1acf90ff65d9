/** Folders in a path made by people; a program in a loop adds more. */
const mostSegments = 16
/** Parameters of one address. More are a filter's, with a page for each combination. */
const mostParameters = 5

/** Pages of one pattern. One year of a calendar is enough; most others are the same goods in another order. */
const mostDates = 12
const mostCombinations = 30
const mostOfOneParameter = 200
/** After so many copies in one pattern, no more of it are read. */
export const mostCopies = 8

const date =
  /(?:^|\D)(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?:\D{0,3}|T[\d:%A-F]*)$/
const dateParameter =
  /^(cal_?)?(date|day|week|month|year|yr|mo|start|end|from|to|since|until)(_?date)?$|^tribe-/i

/** Whether only a program in a loop makes such an address: `/a/b/a/b/a/b`, `/x/x/x`, endless folders. */
export function leadsInCircles(url: URL): boolean {
  const segments = url.pathname.split('/').filter(Boolean)
  if (segments.length > mostSegments) return true
  if ([...url.searchParams.keys()].length > mostParameters) return true
  for (let length = 1; length * 3 <= segments.length; length++) {
    for (let at = 0; at + length * 3 <= segments.length; at++) {
      const [first, second, third] = [0, 1, 2].map(n =>
        segments.slice(at + n * length, at + (n + 1) * length).join('/'),
      )
      // Dates and numbers may repeat: /2020/20/20.
      if (first === second && second === third && /\D/.test(first!)) return true
    }
  }
  return false
}

/**
 * The pattern that an address shares with similar ones, and how many of these are read. Numbers in a path are no sign
 * of a trap (`/products/17`), only dates and parameters are. Only the crawl's own limits apply to pattern ''.
 */
export function patternOf(url: URL): { pattern: string; most: number } {
  const names = [...new Set(url.searchParams.keys())]
  const dated =
    date.test(url.pathname.replace(/\/$/, '')) ||
    [...url.searchParams].some(
      ([name, value]) => date.test(value) || (dateParameter.test(name) && /\d/.test(value)),
    )
  if (!dated && !names.length) return { pattern: '', most: Number.POSITIVE_INFINITY }
  const pattern = `${url.host}${url.pathname.replace(/\d+/g, '#')}?${names.join('&')}`
  if (dated) return { pattern, most: mostDates }
  return { pattern, most: names.length > 1 ? mostCombinations : mostOfOneParameter }
}
