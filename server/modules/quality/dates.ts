/** An older date is history on purpose: "founded on 1 May 1990". */
const historyMs = 3 * 365 * 24 * 3600_000

/** Months by their first letters, folded, in languages that write them out. */
const months: [string, number][] = [
  ['jan|ene|gen', 1],
  ['feb|fev', 2],
  ['mar|marz|maerz', 3],
  ['apr|avr|abr', 4],
  ['may|mai|mag', 5],
  ['jun|juin|giu', 6],
  ['jul|juil|lug', 7],
  ['aug|aou|ago', 8],
  ['sep|set', 9],
  ['oct|okt|ott|out', 10],
  ['nov', 11],
  ['dec|dez|dic', 12],
]
const monthWord = `(${months.map(([begin]) => begin).join('|')})\\p{L}{0,8}\\.?`

const forms: { pattern: RegExp; read(parts: string[]): [string, number | null, string] }[] = [
  // 2025-03-31
  { pattern: /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g, read: ([y, m, d]) => [y!, Number(m), d!] },
  // 31.03.2025
  { pattern: /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/g, read: ([d, m, y]) => [y!, Number(m), d!] },
  // 31 March 2025, 31. März 2025, 31 de marzo de 2025
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of |de )?${monthWord}(?: de)?,?\\s+(\\d{4})(?!\\d)`,
      'gu',
    ),
    read: ([d, m, y]) => [y!, monthOf(m!), d!],
  },
  // March 31, 2025
  {
    pattern: new RegExp(`(?<!\\p{L})${monthWord}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'gu'),
    read: ([m, d, y]) => [y!, monthOf(m!), d!],
  },
]

const monthOf = (begin: string): number | null =>
  months.find(([begins]) => begins.split('|').includes(begin))?.[1] ?? null

/** The last date of a text (`2025-03-31`) if it has passed, but not so long ago that it is history. */
export function lastDateIn(text: string, now: Date): string | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  let last = ''
  for (const { pattern, read } of forms) {
    for (const [, ...parts] of folded.matchAll(pattern)) {
      const [year, month, day] = read(parts as string[])
      if (month === null) continue
      const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
      if (isDate(date) && date > last) last = date
    }
  }
  if (!last) return null
  const age = now.getTime() - Date.parse(`${last}T23:59:59Z`)
  return age > 0 && age < historyMs ? last : null
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
