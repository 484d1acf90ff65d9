import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { TextField } from '../../../parts/field.tsx'
import { zoneLabel } from '../../../parts/places.ts'
import { useMe } from '../../../shell/me.ts'
import { now } from '../../../words/clock.ts'
import { say } from '../../../words/words.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'
import { clockIn, momentIn } from './zoned.ts'

const hourMs = 3_600_000
const yearMs = 365 * 24 * hourMs

/** When it goes out, by the clock of the business. */
export function LaterDialog({ close, pick }: { close: () => void; pick: (moment: string) => void }) {
  const words = broadcastWords().send
  const { timezone: zone } = useMe().tenant
  const [typed, setTyped] = useState(() => `${clockIn(now() + 24 * hourMs, zone).slice(0, 11)}09:00`)
  const [fault, setFault] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const moment = momentIn(typed, zone)
    if (!moment || moment.getTime() <= now()) setFault(words.past)
    else if (moment.getTime() - now() > yearMs) setFault(words.too_far)
    else pick(moment.toISOString())
  }
  return (
    <Dialog title={words.later} close={close}>
      <form className={css.stack} onSubmit={submit} noValidate>
        <TextField
          type="datetime-local"
          label={words.at}
          note={say(words.zone, { zone: zoneLabel(zone) })}
          error={fault}
          min={clockIn(now(), zone)}
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setFault(null)
          }}
        />
        <div className={css.end}>
          <Button type="submit" disabled={!typed}>
            {words.set}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
