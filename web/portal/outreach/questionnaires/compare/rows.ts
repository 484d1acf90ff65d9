/** One who answered, as far as a comparison needs it. */
interface Answered {
  answers: readonly { n: number; question: string }[]
}

/** A question, and which of their questions it is to each person (from 0); null for who was not asked it. */
export interface ComparedRow {
  question: string
  at: (number | null)[]
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * The questions of several people, each once: first those of the first person in their order, then what only later ones were
 * asked. A set may have changed between two sends, so that questions are told apart by their words and not by their numbers.
 */
export function rowsOf(people: readonly Answered[]): ComparedRow[] {
  const rows = new Map<string, ComparedRow>()
  for (const [person, { answers }] of people.entries()) {
    const counts = new Map<string, number>()
    for (const [i, { question }] of answers.entries()) {
      // A set may ask the same thing twice.
      const again = counts.get(plain(question)) ?? 0
      counts.set(plain(question), again + 1)
      const key = `${plain(question)} ${again}`
      const row = rows.get(key) ?? { question, at: people.map(() => null) }
      row.at[person] = i
      rows.set(key, row)
    }
  }
  return [...rows.values()]
}

/** Whether everybody was asked the same. */
export const areSame = (rows: readonly ComparedRow[]): boolean =>
  rows.every(({ at }) => at.every(place => place !== null))
