import { useState } from 'react'
import { ClockIcon } from '../../parts/icons.tsx'
import { MenuItem, MenuLine } from '../../parts/menu.tsx'
import { Popover } from '../../parts/popover.tsx'
import { now } from '../../words/clock.ts'
import { soon } from '../../words/dates.ts'
import { inboxWords } from '../words.ts'
import css from './menus.module.css'
import { pickedMoment, snoozeChoices } from './snooze.ts'

/** When it is to wait again. `onPick(null)`: now. */
export function SnoozeMenu({
  isSnoozed = false,
  onPick,
  shortcut,
  className,
}: {
  isSnoozed?: boolean
  onPick: (until: string | null) => void
  shortcut?: string
  className?: string
}) {
  const words = inboxWords()
  const [picked, setPicked] = useState('')
  const moment = pickedMoment(picked, now())
  return (
    <Popover
      role="menu"
      button={<ClockIcon />}
      label={words.snooze}
      title={shortcut ? `${words.snooze} (${shortcut.toUpperCase()})` : undefined}
      className={className}
      shortcut={shortcut}
    >
      {close => {
        const pick = (until: string | null) => {
          close()
          onPick(until)
        }
        return (
          <div className={css.items}>
            {isSnoozed && (
              <>
                <MenuItem onClick={() => pick(null)}>{words.unsnooze}</MenuItem>
                <MenuLine />
              </>
            )}
            {snoozeChoices(now()).map(({ key, until }) => (
              <MenuItem key={key} onClick={() => pick(until.toISOString())} aside={soon(until)}>
                {words[`snooze_${key}`]}
              </MenuItem>
            ))}
            <MenuLine />
            <form
              className={css.pick}
              onSubmit={event => {
                event.preventDefault()
                if (moment) pick(moment.toISOString())
              }}
            >
              <label className={css.label}>
                {words.snooze_pick}
                <input
                  type="datetime-local"
                  className={css.input}
                  value={picked}
                  onChange={event => setPicked(event.currentTarget.value)}
                />
              </label>
              <button type="submit" className={css.ok} disabled={!moment}>
                {words.snooze}
              </button>
            </form>
          </div>
        )
      }}
    </Popover>
  )
}
