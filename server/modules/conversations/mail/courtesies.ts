import { languages, textsOf } from '#locales/load.ts'

/** Of all languages together: a letter may begin in one and go on in another. */
const together = (part: 'salutation' | 'closing'): RegExp =>
  new RegExp(
    `^(${languages.map(language => textsOf(language).understanding.mail[part]).join('|')})(?![\\p{L}\\p{M}])`,
    'iu',
  )

/** How letters begin; the name and a comma follow. */
const salutation = together('salutation')

/** How they end; a name, and whatever people put below it, follows. */
const closing = together('closing')

/** A line that is longer says something. */
const longestCourtesy = 60
/** Below the closing stands a name, perhaps with a role, a firm and two numbers. */
const mostBelow = 6

/**
 * What a letter wants, without the salutation before it and the closing after it, in which a search would look for the
 * sender's name. One that holds nothing else is left as it is.
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
