import { useId } from 'react'
import { defaultColour } from '#web/ui/theme/brand.ts'
import { Button } from '../../../parts/button.tsx'
import { widgetWords } from '../words.ts'
import css from './website.module.css'

/** A colour by the control of the browser; '' for none of one's own. */
export function ColourField({ value, change }: { value: string; change: (value: string) => void }) {
  const words = widgetWords()
  const id = useId()
  return (
    <div className={css.colour}>
      <label htmlFor={id}>{words.colour}</label>
      <div className={css.colourLine}>
        <input
          id={id}
          type="color"
          value={value || defaultColour}
          aria-describedby={`${id}-note`}
          onChange={event => change(event.target.value)}
        />
        <code dir="ltr">{value || words.colour_house}</code>
        {value && (
          <Button variant="subtle" size="xs" onClick={() => change('')}>
            {words.colour_house}
          </Button>
        )}
      </div>
      <p id={`${id}-note`}>{words.colour_note}</p>
    </div>
  )
}
