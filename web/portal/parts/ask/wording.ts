// The numbers of the search, as words that an owner can do something with.

/** From here on the assistant answers; below, it says that it does not know. */
const answersFrom = 0.55
const certainFrom = 0.8

export type Sureness = 'settings' | 'certain' | 'fairly' | 'unsure'

/** How sure an answer is. Without a number it came from the settings, such as the opening hours. */
export function surenessOf({
  answered,
  confidence,
}: {
  answered: boolean
  confidence: number | null
}): Sureness {
  if (confidence === null) return answered ? 'settings' : 'unsure'
  if (!answered || confidence < answersFrom) return 'unsure'
  return confidence >= certainFrom ? 'certain' : 'fairly'
}

export type Fit = 'used' | 'close' | 'related' | 'far'

/**
 * How well a passage fits the question. Its score says only how it compares with the best passage of the same question, so
 * what the best is worth counts too: the first of a list of strangers is a stranger.
 */
export function fitOf(
  { score, used }: { score: number; used: boolean },
  { best, confidence }: { best: number; confidence: number | null },
): Fit {
  if (used) return 'used'
  const worth = best > 0 ? (score / best) * Math.min(1, confidence ?? 1) : 0
  if (worth >= 0.5) return 'close'
  return worth >= 0.2 ? 'related' : 'far'
}
