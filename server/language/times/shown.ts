import type { Period } from './named-days.ts'
import type { NamedClock, NamedDay, Times } from './times.ts'

// What was read, in one line, for tests.

const dateOf = ({ from, to }: Period): string => {
  const short = (date: Temporal.PlainDate) => `${date.day}.${date.month}`
  return from.equals(to) ? short(from) : `${short(from)}–${short(to)}`
}

const sides = { on: '', before: '<', until: '<=', from: '>=', after: '>' }

const dayText = ({ periods, past, repeats, as, side }: NamedDay): string =>
  `${sides[side]}${past ? 'past:' : ''}${periods.map(dateOf).join('|')}${repeats && as === 'weekday' ? '*' : ''}`

const minuteText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const signs = { at: '', around: '~', before: '<', until: '<=', from: '>=', after: '>' }

function clockText({ side, minutes, to, moment }: NamedClock): string {
  const end = to ? `-${minuteText(to[0]!)}` : ''
  const certain = moment === null ? '' : '!'
  return `${signs[side]}${minuteText(minutes[0])}${end}${minutes.length > 1 ? '?' : ''}${certain}`
}

export const shown = ({ days, excluded, anyDay, clocks, parts, wants, zone }: Times): string =>
  [
    ...days.map(dayText),
    ...excluded.map(day => `-${dayText(day)}`),
    ...(anyDay ? ['any'] : []),
    ...clocks.map(clockText),
    ...parts.map(({ part }) => part),
    ...(wants ? [wants] : []),
    ...(zone ? [`@${zone}`] : []),
  ].join(' ')
