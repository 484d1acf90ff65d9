/** Somebody who is to be sent questions, as they were typed. */
export interface Recipient {
  name: string
  email: string
  phone: string
}

/** What is wrong with a line. `line`: from 1. */
export type LineFault = { fault: 'no name'; line: number } | { fault: 'twice'; line: number; name: string }

/** As many are sent one after the other in a time that somebody waits for. */
export const mostPeople = 100

const email = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/
/** At least six digits, as people write numbers. */
const phone = /(?:\+|\()?\d(?:[\s./()-]*\d){5,}/

/**
 * Reads people from lines such as `Maren Holt, maren@example.com, +49 170 1234567` or `Maren Holt <maren@example.com>`, in any
 * order and with any of the usual separators. Two lines with the same name and address are one person too many.
 */
export function readPeople(text: string): { people: Recipient[]; faults: LineFault[] } {
  const people: Recipient[] = []
  const faults: LineFault[] = []
  const seen = new Set<string>()
  for (const [i, given] of text.split('\n').entries()) {
    const line = given.trim()
    if (!line) continue
    const mail = email.exec(line)?.[0] ?? ''
    const left = line.replace(mail, ' ')
    const number = phone.exec(left)?.[0] ?? ''
    const name = left
      .replace(number, ' ')
      .replace(/[<>;,\t|"]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
    if (!name) {
      faults.push({ fault: 'no name', line: i + 1 })
      continue
    }
    const key = [name, mail, number].join(' ').toLowerCase()
    if (seen.has(key)) faults.push({ fault: 'twice', line: i + 1, name })
    else people.push({ name, email: mail, phone: number })
    seen.add(key)
  }
  return { people, faults }
}

/** Somebody as a line that `readPeople` reads. */
export const lineOf = ({
  name,
  email,
  phone,
}: {
  name: string
  email?: string | null
  phone?: string | null
}): string => [name, email, phone].filter(Boolean).join(', ')
