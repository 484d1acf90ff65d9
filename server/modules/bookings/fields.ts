/** The fields that were sent about the person. Email addresses compare in lower case. */
export function readPerson(given: { name?: string; email?: string | null; phone?: string | null }) {
  return {
    ...(given.name !== undefined && { name: given.name.trim() }),
    ...(given.email !== undefined && { email: given.email?.trim().toLowerCase() || null }),
    ...(given.phone !== undefined && { phone: given.phone?.trim() || null }),
  }
}

/** The notes, when they were sent. */
export const notesOf = ({ notes }: { notes?: string | null }) =>
  notes === undefined ? {} : { notes: notes?.trim() ?? '' }

/** Whether these fields would change the row. */
export function differs(row: object, next: object): boolean {
  const plain = (value: unknown) => (value instanceof Date ? value.getTime() : value)
  return Object.entries(next).some(
    ([key, value]) => plain((row as Record<string, unknown>)[key]) !== plain(value),
  )
}
