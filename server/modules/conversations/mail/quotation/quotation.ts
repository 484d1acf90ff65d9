/** What a mail quotes of the one that it answers. */
export interface Quotation {
  /** `On 3 Mar 2026, 10:12, Ann <ann@example.org> wrote:` */
  attribution: string
  /** The quoted text, without marks. */
  text: string
}

/** Lines and characters quoted at most; mail programs quote all, and threads grow without end. */
const most = { lines: 200, characters: 10_000 }

/** The beginning of a text that is quoted, with the sign for what was left out. */
export function quotable(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim().slice(0, most.characters).split('\n')
  const kept = lines.slice(0, most.lines).join('\n').trimEnd()
  return kept.length < text.trim().length ? `${kept}\n[…]` : kept
}
