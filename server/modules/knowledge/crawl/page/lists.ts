import { childrenOf, nameOf, type PageElement } from './elements.ts'

/** What stands before the items of a list: "- ", "3. ", "b. ". */
export interface ListMarks {
  next(item: PageElement): string
}

const letters = (n: number): string => {
  let text = ''
  for (let rest = n; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text
  return text
}

const numerals: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(n: number): string {
  let text = ''
  let rest = n
  for (const [value, sign] of numerals) for (; rest >= value; rest -= value) text += sign
  return text
}

/** The number as the list's `type` writes it (HTML, section 4.4.5). */
function written(n: number, type: string | null): string {
  if (n < 1 || n > 3_999) return String(n)
  if (type === 'a') return letters(n)
  if (type === 'A') return letters(n).toUpperCase()
  if (type === 'i') return roman(n)
  return type === 'I' ? roman(n).toUpperCase() : String(n)
}

const whole = (text: string | null): number | null =>
  text !== null && /^\s*[+-]?\d{1,9}\s*$/.test(text) ? Number(text) : null

/** The marks of a list: numbers for an ordered one, counted as browsers do. */
export function marksOf(list: PageElement): ListMarks {
  if (nameOf(list) !== 'ol') return { next: () => '- ' }
  const reversed = list.hasAttribute('reversed')
  const items = childrenOf(list).filter(child => nameOf(child) === 'li').length
  let at = whole(list.getAttribute('start')) ?? (reversed ? items : 1)
  return {
    next(item) {
      const n = whole(item.getAttribute('value')) ?? at
      at = reversed ? n - 1 : n + 1
      return `${written(n, item.getAttribute('type') ?? list.getAttribute('type'))}. `
    },
  }
}
