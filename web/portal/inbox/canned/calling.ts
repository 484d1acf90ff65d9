import type { CannedReply } from '#client'

/** Where a saved answer is being called up: from the slash to the caret. */
export interface Calling {
  from: number
  to: number
  /** what was typed after the slash */
  word: string
}

/** The call before the caret, as in `Hello /par|`; null when there is none. A slash within a word, as in `and/or`, is none. */
export function callingAt(text: string, caret: number): Calling | null {
  const match = /(?:^|\s)\/([^\s/]{0,30})$/u.exec(text.slice(0, caret))
  if (!match) return null
  const word = match[1]!
  return { from: caret - word.length - 1, to: caret, word }
}

/** The saved answers that a word calls: its shortcut first, then those whose title or text has it. */
export function matching(replies: readonly CannedReply[], word: string): CannedReply[] {
  const wanted = word.toLocaleLowerCase()
  if (!wanted) return [...replies]
  const rank = ({ shortcut, title, text }: CannedReply): number => {
    if (shortcut === wanted) return 0
    if (shortcut?.startsWith(wanted)) return 1
    const name = title.toLocaleLowerCase()
    if (name.startsWith(wanted)) return 2
    if (name.includes(wanted)) return 3
    return text.toLocaleLowerCase().includes(wanted) ? 4 : 5
  }
  return replies
    .map(reply => ({ reply, rank: rank(reply) }))
    .filter(each => each.rank < 5)
    .sort((a, b) => a.rank - b.rank)
    .map(each => each.reply)
}

/** A saved answer with its placeholders filled in. A name that nobody knows is left out with the space before it. */
export const filled = (
  text: string,
  { name, business, me }: { name: string | null; business: string; me: string },
): string =>
  text
    .replace(/ ?\{name\}/g, mark => (name ? mark.replace('{name}', name) : ''))
    .replaceAll('{business}', business)
    .replaceAll('{me}', me)

/** The text with a call replaced by words, and where the caret stands then. */
export function inserted(
  text: string,
  { from, to }: Calling,
  words: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + words + text.slice(to), caret: from + words.length }
}
