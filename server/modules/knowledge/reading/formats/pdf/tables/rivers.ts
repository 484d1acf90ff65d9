// Columns are told apart by rivers: white space that runs down through all lines. Between two words of running text a
// space is soon covered by the next line's words.
import type { Band } from './bands.ts'
import type { Span } from './table.ts'

/** Ems. */
const narrowestRiver = 0.18

export interface Rivers {
  /** White space common to all bands, from the left to the right. */
  free: Span[]
  /** White space that must keep a river, because a band stands on both its sides. Only the narrowest ones. */
  gaps: Span[]
}

export const allFree: Rivers = {
  free: [{ left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }],
  gaps: [],
}

/** The white space that a band leaves. */
function without(free: readonly Span[], { words, size }: Band): Span[] {
  const left: Span[] = []
  let at = 0
  for (const span of free) {
    let from = span.left
    while (at > 0 && words[at - 1]!.right > span.left) at--
    for (; at < words.length && words[at]!.left < span.right; at++) {
      const word = words[at]!
      if (word.right <= from) continue
      if (word.left > from) left.push({ left: from, right: word.left })
      from = Math.max(from, word.right)
    }
    if (from < span.right) left.push({ left: from, right: span.right })
  }
  return left.filter(river => river.right - river.left >= narrowestRiver * size)
}

const holds = (outer: Span, inner: Span) => outer.left <= inner.left && outer.right >= inner.right

const shared = (a: Span, b: Span) => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** Whether a line of running text goes over a gap, though one of its spaces may happen to be there. */
const runsOver = ({ words, gaps, runs }: Band, gap: Span): boolean =>
  (!gaps.length && words[0]!.left < gap.left && words.at(-1)!.right > gap.right) ||
  runs.some(run => run.left < gap.left && run.right > gap.right)

/** The rivers with one band more; null when it crosses from column to column. */
export function narrowed({ free, gaps }: Rivers, band: Band): Rivers | null {
  if (gaps.some(gap => runsOver(band, gap))) return null
  const left = without(free, band)
  const least = narrowestRiver * band.size
  let needed = gaps
  for (const gap of band.gaps) {
    if (needed.some(other => holds(gap, other))) continue
    needed = [...needed.filter(other => !holds(other, gap)), gap]
  }
  const kept = needed.every(gap => left.some(river => shared(river, gap) >= least))
  return kept ? { free: left, gaps: needed } : null
}

/**
 * The places at which the columns of these bands are cut. A river counts where a band has more space than between words;
 * columns that no band fills both, with such space between them, are one: a head in the middle, say, and its values at the
 * left.
 */
export function cutsOf({ free }: Rivers, bands: readonly Band[]): number[] {
  const wide = free.filter(
    river =>
      Number.isFinite(river.left + river.right) &&
      bands.some(band => band.gaps.some(gap => shared(river, gap) >= narrowestRiver * band.size)),
  )
  const cuts = wide.map(river => (river.left + river.right) / 2)
  for (let at = 0; at < cuts.length; ) {
    const from = cuts[at - 1] ?? Number.NEGATIVE_INFINITY
    const to = cuts[at + 1] ?? Number.POSITIVE_INFINITY
    const cut = cuts[at]!
    const both = bands.some(
      ({ words, gaps }) =>
        gaps.some(gap => gap.left < cut && gap.right > cut) &&
        words.some(word => word.left > from && word.right < cut) &&
        words.some(word => word.left > cut && word.right < to),
    )
    if (both) at++
    else cuts.splice(at, 1)
  }
  return cuts
}
