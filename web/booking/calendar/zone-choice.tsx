/** Chooses the zone of the times shown: the reader's, unless they will be elsewhere at the time of their booking. */
export function ZoneChoice({
  zone,
  setZone,
  locale,
  label,
}: {
  zone: string
  setZone: (zone: string) => void
  locale: string
  label: string
}) {
  // A browser's own zone may have a name that its list lacks.
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].sort()
  return (
    <label class="zone">
      <span>{label}</span>
      <select value={zone} onChange={event => setZone(event.currentTarget.value)}>
        {zones.map(name => (
          <option value={name}>
            {name.replaceAll('_', ' ')}
            {name === zone && ` (${shortName(name, locale)})`}
          </option>
        ))}
      </select>
    </label>
  )
}

const shortName = (zone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(part => part.type === 'timeZoneName')?.value ?? zone
