// Some recognisers write numbers word by word: "five five five", "at ten thirty". Others write figures by themselves.

/** Zero to nine, variants divided by `|`. */
const digits: Readonly<Record<string, readonly string[]>> = {
  en: ['zero|oh|o', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  de: ['null', 'eins', 'zwei|zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  es: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  it: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
  nl: ['nul', 'een|één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  pt: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis|meia', 'sete', 'oito', 'nove'],
  pl: ['zero', 'jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć'],
  tr: ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'],
}

/** So many digits in a row are a number that was dictated. Fewer may be anything. */
const fewest = 5

/** Joins digits that were said one by one to a number. */
export function withDigits(tongue: string, text: string): string {
  const names = digits[tongue] ?? []
  const figures = new Map(names.flatMap((list, value) => list.split('|').map(name => [name, `${value}`])))
  const one = ['\\d', ...figures.keys()].join('|')
  const run = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${one})(?:[\\s,.-]+(?:${one})){${fewest - 1},}(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return text.replace(run, said =>
    said
      .split(/[\s,.-]+/)
      .map(word => figures.get(word.toLowerCase()) ?? word)
      .join(''),
  )
}

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const minutes = new Map([
  ['fifteen', '15'],
  ['thirty', '30'],
  ['forty five', '45'],
])

const clock = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(at|around|by|from|until) )?(${hours.join('|')})(?: (${[...minutes.keys()].join('|')}))?(?: (o'?clock))?(?: ([ap])\\.? ?m\\b\\.?)?(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Writes English times of day in figures, since our reader of dates knows no words. */
export function withTimes(tongue: string, text: string): string {
  if (tongue !== 'en') return text
  return text
    .replaceAll('’', "'")
    .replace(clock, (said, before?: string, hour = '', minute?: string, oclock?: string, half?: string) => {
      // A bare number is no time: "two people".
      if (!before && !minute && !oclock && !half) return said
      const figure = hours.indexOf(hour.toLowerCase()) + 1
      const time = `${figure}:${minute ? minutes.get(minute.toLowerCase()) : '00'}`
      return [before, time, half && `${half}m`].filter(Boolean).join(' ')
    })
}
