import { spoken } from '../phrases.ts'

const forms: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'long' },
]

/** The number of each month by its names, as `spoken` writes them: long and short, beside a day and alone. */
export function monthNumbers(language: string): Map<string, number> {
  const number = new Map<string, number>()
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
    for (let i = 0; i < 12; i++) {
      const name = format.formatToParts(Date.UTC(2024, i, 1)).find(part => part.type === 'month')?.value ?? ''
      const plain = spoken(name).replace(/\.$/, '').trim()
      if (/\p{L}{3}/u.test(plain) && !number.has(plain)) number.set(plain, i + 1)
    }
  }
  return number
}
