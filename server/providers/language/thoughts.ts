/** Tags between which models on small servers think aloud. */
const names = ['think', 'thinking', 'reasoning']
const tag = new RegExp(`<(/?)(${names.join('|')})>`, 'i')
const tags = names.flatMap(name => [`<${name}>`, `</${name}>`])

/** Removes thoughts from a text that arrives in pieces. */
export interface ThoughtFilter {
  /** Takes the next piece and returns what is certainly no thought. */
  take(piece: string): string
  /** Returns what was held back because it could have become a tag. */
  end(): string
}

/**
 * However the text is cut into pieces, the output is the whole text without thoughts: tags may be nested, and a thought
 * that is never closed reaches to the end. A closing tag ends every thought that began inside its own; one without an
 * opening tag (some servers put that into the prompt) is dropped alone, because the words before it have been said.
 */
export function thoughtFilter(): ThoughtFilter {
  /** The open tags' names, outermost first. */
  const open: string[] = []
  let held = ''
  const pass = (text: string): string => (open.length ? '' : text)
  return {
    take(piece) {
      held += piece
      let out = ''
      for (let found = tag.exec(held); found; found = tag.exec(held)) {
        const [whole, slash, written] = found as unknown as [string, string, string]
        const name = written.toLowerCase()
        out += pass(held.slice(0, found.index))
        held = held.slice(found.index + whole.length)
        if (!slash) open.push(name)
        else if (open.includes(name)) open.length = open.lastIndexOf(name)
      }
      const from = beginningOfTag(held)
      out += pass(held.slice(0, from))
      held = held.slice(from)
      return out
    },
    end() {
      const rest = pass(held)
      held = ''
      return rest
    },
  }
}

/** Where an unfinished tag begins at the end of a text; the text's length when there is none. */
function beginningOfTag(text: string): number {
  const at = text.lastIndexOf('<')
  const rest = text.slice(at).toLowerCase()
  return at >= 0 && tags.some(each => each.startsWith(rest)) ? at : text.length
}

/** A whole text without its thoughts. */
export function withoutThoughts(text: string): string {
  const filter = thoughtFilter()
  return filter.take(text) + filter.end()
}
