/** `Re:`, `Fwd:` and their forms in other languages, with counts: `AW[2]:`. */
const prefix =
  /^\s*(re|r|res|rép|rif|ref|aw|antw|sv|vs|odp|ynt|fwd?|wg|tr|rv|enc|i|doorst|pd|ilt|回复|答复|返信|转发|転送|رد|תשובה|השב)\s*(\[\d{1,3}\]|\(\d{1,3}\)|\^\d{1,3})?\s*[:：]/iu

/** Mail programs add one before each answer; no real subject has more. */
const mostPrefixes = 50

/** A subject without reply and forward prefixes, white space collapsed. */
export function plainSubject(subject: string): string {
  let rest = subject.slice(0, 1_000)
  for (let i = 0; i < mostPrefixes && prefix.test(rest); i++) rest = rest.replace(prefix, '')
  return rest.replace(/\s+/g, ' ').trim()
}

/** Whether the subject has a reply prefix. */
export const isReplySubject = (subject: string): boolean => prefix.test(subject.slice(0, 100))

/** Whether two mails of one sender have the same subject, prefixes aside. */
export const sameSubject = (one: string, other: string): boolean =>
  plainSubject(one).toLowerCase() === plainSubject(other).toLowerCase()

/** The subject of an answer, with the prefix that every mail program knows. */
export const replySubject = (subject: string): string => `Re: ${plainSubject(subject)}`.trim()
