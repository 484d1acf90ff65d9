/** ISO 3166-1 alpha-2. */
const countries = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
    'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
    'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
    'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
    'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
    'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
  ).split(' '),
)

/** The country's code in capitals; null when there is no such country. */
export function readCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  return countries.has(code) ? code : null
}

/** The zone's IANA name in its usual case (`europe/berlin` → `Europe/Berlin`); null when there is none. */
export function readTimezone(text: string): string | null {
  // Temporal accepts offsets such as +02:00, but they know nothing of daylight saving time.
  if (!/^[a-z]/i.test(text)) return null
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId
  } catch {
    return null
  }
}

/** The language's BCP 47 tag in its usual case (`pt-br` → `pt-BR`); null when it is not one. */
export function readLanguage(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}
