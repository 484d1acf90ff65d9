import { useState } from 'preact/hooks'

/** Chooses the zone of the times shown: the reader's, unless they will be elsewhere at the time of their booking. */
export function ZoneChoice({
  zone,
  own,
  setZone,
  locale,
  label,
}: {
  zone: string
  /** the business's zone */
  own: string
  setZone: (zone: string) => void
  locale: string
  label: string
}) {
  // Some four hundred names: they are written when somebody is about to choose.
  const [open, setOpen] = useState(false)
  // A browser's own zone may have a name that its list lacks.
  const others = open ? Intl.supportedValuesOf('timeZone') : []
  const zones = [...new Set([...new Set([zone, own]), ...others])]
  const show = () => setOpen(true)
  return (
    <label class="zone">
      <span>{label}</span>
      <select
        value={zone}
        onPointerDown={show}
        onFocus={show}
        onChange={event => setZone(event.currentTarget.value)}
      >
        {zones.map(name => (
          <option value={name} key={name}>
            {name.replaceAll('_', ' ')}
            {(name === zone || name === own) && ` (${nameOfZone(name, locale, 'shortOffset')})`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** `GMT+1`, or `Central European Time`. */
export const nameOfZone = (zone: string, locale: string, style: 'shortOffset' | 'longGeneric'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
    .formatToParts()
    .find(part => part.type === 'timeZoneName')?.value ?? zone
