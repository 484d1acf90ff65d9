import { languages, textsOf } from '#locales/load.ts'

/** Matches in all languages at once, because a letter may begin in one language and go on in another. */
const together = (part: 'salutation' | 'closing'): RegExp =>
  new RegExp(
    `^(${languages.map(language => textsOf(language).understanding.mail[part]).join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  )

/** Salutations; a name and a comma follow. */
const salutation = together('salutation')

/** Closings; a name and whatever people put below it follow. */
const closing = together('closing')

/** A longer line says something. Characters. */
const longestCourtesy = 60
/** Lines below the closing: a name, perhaps a role, a firm and two numbers. */
const mostBelow = 6

/**
 * A mail's text without salutation and closing, because a search would look for the sender's name. Text that holds
 * nothing else is returned unchanged.
 */
export function withoutCourtesies(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.trim() !== '')
  const from = first !== -1 && isCourtesy(lines[first]!, salutation, /[,!.:،、。]?$/) ? first + 1 : 0
  const end = lines.findIndex((line, at) => at >= from && closes(line, lines.slice(at + 1)))
  const rest = lines
    .slice(from, end === -1 ? undefined : end)
    .join('\n')
    .trim()
  return rest || text.trim()
}

const isCourtesy = (line: string, form: RegExp, ending: RegExp): boolean => {
  const said = line.trim()
  return said.length <= longestCourtesy && form.test(said) && ending.test(said) && !/[?？؟]/.test(said)
}

const closes = (line: string, below: string[]): boolean => {
  const left = below.map(each => each.trim()).filter(Boolean)
  return (
    isCourtesy(line, closing, /$/) &&
    left.length <= mostBelow &&
    left.every(each => each.length <= longestCourtesy && !/[?？؟]/.test(each))
  )
}
