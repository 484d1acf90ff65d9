import { useState } from 'react'
import { ChoiceField } from '../parts/field.tsx'
import { countriesIn, countryName, zoneLabel, zonesWith } from '../parts/places.ts'
import { doorWords } from '../session/words.ts'
import { say } from '../words/words.ts'
import css from './forms.module.css'

export interface Place {
  timezone: string
  country: string | null
}

/** Where the business is, as the browser suggests it: one line, which opens to be changed. */
export function PlaceFields({ place, change }: { place: Place; change: (place: Place) => void }) {
  const words = doorWords()
  const [open, setOpen] = useState(false)
  const { country, timezone } = place
  if (!open)
    return (
      <p className={css.place}>
        <span>
          {say(words.place, {
            country: country ? countryName(country) : words.place_unknown,
            zone: zoneLabel(timezone),
          })}
        </span>
        <button type="button" className={css.change} onClick={() => setOpen(true)}>
          {words.place_change}
        </button>
      </p>
    )
  return (
    <>
      <ChoiceField
        label={words.country}
        name="country"
        autoComplete="country"
        value={country ?? ''}
        onChange={event => change({ timezone, country: event.target.value || null })}
        options={[['', words.place_unknown], ...countriesIn()]}
      />
      <ChoiceField
        label={words.timezone}
        name="timezone"
        value={timezone}
        onChange={event => change({ country, timezone: event.target.value })}
        options={zonesWith(timezone).map(zone => [zone, zoneLabel(zone)] as const)}
      />
    </>
  )
}
