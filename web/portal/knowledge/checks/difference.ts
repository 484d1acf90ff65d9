/** A stretch of two texts: in both, only in the older one, only in the newer one. */
export interface Change {
  text: string
  kind: 'same' | 'gone' | 'new'
}

/** Longer texts are shown as a whole: comparing them would take a noticeable time. */
const mostWords = 600

/** What became of a text, word by word: the longest common words stay, the others are gone or new. */
export function differenceOf(before: string, after: string): Change[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || fresh.length > mostWords)
    return joined([
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ])
  const common = lengthsOf(old, fresh)
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      changes.push({ text: fresh[j]!, kind: 'same' })
      i++
      j++
    } else if (j >= fresh.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!))
      changes.push({ text: old[i++]!, kind: 'gone' })
    else changes.push({ text: fresh[j++]!, kind: 'new' })
  }
  return joined(changes)
}

/** Words with the white space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/gu) ?? []

/** `lengths[i][j]`: of the longest common sequence of `a` from i on and `b` from j on. */
function lengthsOf(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}

function joined(changes: Change[]): Change[] {
  const all: Change[] = []
  for (const change of changes) {
    const last = all.at(-1)
    if (last?.kind === change.kind) last.text += change.text
    else if (change.text) all.push({ ...change })
  }
  return all
}
