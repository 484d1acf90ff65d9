/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  text: string
  isHit: boolean
}

/** More would not be looked at one by one. */
const mostHits = 1_000

/** Cuts a text at what somebody looks for, in any case. Without anything to look for it is one stretch. */
export function hitsIn(text: string, wanted: string): Stretch[] {
  const needle = wanted.trim()
  if (!needle) return [{ text, isHit: false }]
  const pattern = new RegExp(needle.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'), 'giu')
  const stretches: Stretch[] = []
  let from = 0
  for (const found of text.matchAll(pattern)) {
    if (stretches.length >= 2 * mostHits) break
    if (found.index > from) stretches.push({ text: text.slice(from, found.index), isHit: false })
    stretches.push({ text: found[0], isHit: true })
    from = found.index + found[0].length
  }
  if (from < text.length) stretches.push({ text: text.slice(from), isHit: false })
  return stretches
}
