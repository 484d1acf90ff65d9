import { pageData } from '../page-data.ts'

// Countries and time zones, as the browser knows them.

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that stand for more than a country, or for none. */
const noCountries = ['AC', 'CP', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ']

const isCountry = (code: string, name: string | undefined): boolean =>
  name !== undefined && !noCountries.includes(code) && new Intl.Locale(`und-${code}`).region === code

/** Every country with its name, by name. */
export function countriesIn(lang = pageData.lang): [code: string, name: string][] {
  const names = new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(lang)
  return letters
    .flatMap(first => letters.map(second => first + second))
    .map((code): [string, string | undefined] => [code, names.of(code)])
    .filter((pair): pair is [string, string] => isCountry(...pair))
    .sort(([, one], [, two]) => compare(one, two))
}

export const countryName = (code: string, lang = pageData.lang): string =>
  new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code

/** Every time zone, and this one, whether or not the browser lists it. */
export const zonesWith = (zone: string): string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), zone])].sort()

export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

interface WithZones {
  getTimeZones?: () => string[] | undefined
}

/** Whether a country lies in a time zone; null where the browser doesn't know. */
function liesIn(code: string, zone: string): boolean | null {
  const zones = (new Intl.Locale(`und-${code}`) as WithZones).getTimeZones?.()
  return zones ? zones.includes(zone) : null
}

/**
 * The country of somebody with this time zone who wants these languages; null when nothing tells. The zone is surer than
 * the language: `en-US` is what many browsers say anywhere.
 */
export function guessCountry(zone: string, languages: readonly string[]): string | null {
  const regions = languages.flatMap(tag => new Intl.Locale(tag).region ?? [])
  const wanted = regions.find(code => liesIn(code, zone) !== false)
  if (wanted) return wanted
  return countriesIn('en').find(([code]) => liesIn(code, zone))?.[0] ?? null
}
