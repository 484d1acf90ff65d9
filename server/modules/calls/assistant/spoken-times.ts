import { primary } from '#locales/resolve.ts'

// Recognisers that write what they hear word by word: "at ten thirty". Others write figures by themselves.

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

/** Writes English times of day in figures where nothing else can be meant: "ten thirty", "three p m". */
export function withTimes(locale: string, text: string): string {
  if (primary(locale) !== 'en') return text
  return text
    .replaceAll('’', "'")
    .replace(clock, (said, before?: string, hour = '', minute?: string, oclock?: string, half?: string) => {
      // An hour alone is left to those who know what is talked about: "two people", "from one of your customers".
      if (!minute && !oclock && !half) return said
      const figure = hours.indexOf(hour.toLowerCase()) + 1
      const time = `${figure}:${minute ? minutes.get(minute.toLowerCase()) : '00'}`
      return [before, time, half && `${half}m`].filter(Boolean).join(' ')
    })
}
