import { fold } from '../text/fold.ts'

/** Zones by the short names that people put behind a time. Of several with one name, the one most people mean. */
const short: Record<string, string> = {
  utc: 'UTC',
  gmt: 'UTC',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  bst: 'Europe/London',
  wet: 'Europe/Lisbon',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  mez: 'Europe/Berlin',
  mesz: 'Europe/Berlin',
  eet: 'Europe/Athens',
  eest: 'Europe/Athens',
  msk: 'Europe/Moscow',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
}

const abbreviation = /\s?\(?([A-Z]{2,4})(?![\p{L}\p{N}])(?:\s?([+-])(\d{1,2})(?::?(\d{2}))?)?\)?/uy
const lower =
  /\s?\(?(utc|gmt|est|edt|cst|cdt|pst|pdt|mst|mdt|bst|cet|cest)(?![\p{L}\p{N}])(?:\s?([+-])(\d{1,2})(?::?(\d{2}))?)?\)?/uy
/** "London time", "hora de Madrid", "Berliner Zeit", "heure de Paris". */
const local =
  /[\s,]?\s?(?:\(?(?:heure|hora|horario|ora|o godzinie|czasu)\s(?:de |di |d'|w )?([\p{L} -]{3,20}?)(?![\p{L}])|([\p{L}][\p{L} -]{2,19}?)(?:er|se)?\s(?:time|zeit|tijd|saati(?:yle)?)(?!\p{L}))/uy

let cities: Map<string, string> | undefined

/** The zone of each city that names one. */
function zonesOfCities(): Map<string, string> {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter(zone => zone.includes('/'))
      .map(zone => [fold(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')), zone]),
  )
  return cities
}

export interface NamedZone {
  zone: string
  /** Characters that name it. */
  length: number
}

/** The zone that is named right behind a time. `lowerCase`: small letters name one too, as in English. */
export function zoneAt(
  message: string,
  at: number,
  folded: { text: string; at: number },
  lowerCase: boolean,
): NamedZone | null {
  for (const pattern of lowerCase ? [abbreviation, lower] : [abbreviation]) {
    pattern.lastIndex = at
    const match = pattern.exec(message)
    const zone = match && short[match[1]!.toLowerCase()]
    if (!match || !zone) continue
    const [, , sign, hours, minutes = '00'] = match
    if (!sign) return { zone, length: match[0].length }
    if (zone === 'UTC' && Number(hours) <= 14) {
      return { zone: `${sign}${hours!.padStart(2, '0')}:${minutes}`, length: match[0].length }
    }
  }
  local.lastIndex = folded.at
  const match = local.exec(folded.text)
  const name = (match?.[1] ?? match?.[2] ?? '').replace(/-/g, ' ').trim()
  const zone = name && (zonesOfCities().get(name) ?? zonesOfCities().get(`${name}e`))
  return match && zone ? { zone, length: match[0].length } : null
}
