import { type FormEvent, useState } from 'react'
import type { Account } from '#client'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { CloseIcon } from '../../parts/icons.tsx'
import { Card } from '../../parts/page.tsx'
import { useMe } from '../../shell/me.ts'
import { useNow } from '../../words/clock.ts'
import { say } from '../../words/words.ts'
import { dayFromNow } from '../days.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { rangeOf } from '../week/weekday.ts'
import type { Closure } from './closure-changes.ts'
import { useClosures } from './use-closures.ts'

/** The days on which the business is closed, from today on; those that are over stay saved and unseen. */
export function Closures({ account, isOwner }: { account: Account; isOwner: boolean }) {
  const words = settingWords().hours
  const { timezone: zone } = useMe().tenant
  const today = dayFromNow(zone, useNow())
  const { closures, put } = useClosures(account)
  const ahead = closures.filter(({ to }) => to >= today)
  const reopen = (closure: Closure) =>
    put({ added: [], removed: [closure] }, say(words.reopened, { when: rangeOf(closure.from, closure.to) }))
  return (
    <Card title={words.closures}>
      <p className={css.note}>{words.closures_note}</p>
      {ahead.length ? (
        <ul className={css.rows}>
          {ahead.map(closure => {
            const when = rangeOf(closure.from, closure.to)
            return (
              <li key={`${closure.from} ${closure.to} ${closure.reason}`} className={css.row}>
                <div className={css.grow}>
                  <b>{when}</b> {closure.reason && <span dir="auto">{closure.reason}</span>}
                </div>
                {isOwner && (
                  <Button
                    variant="subtle"
                    aria-label={say(words.reopen, { when })}
                    title={say(words.reopen, { when })}
                    onClick={() => reopen(closure)}
                  >
                    <CloseIcon size={16} />
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className={css.quiet}>{words.no_closures}</p>
      )}
      {isOwner && <AddClosure today={today} put={put} />}
    </Card>
  )
}

function AddClosure({ today, put }: { today: string; put: ReturnType<typeof useClosures>['put'] }) {
  const words = settingWords().hours
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const closure = { from, to: to || from, reason: reason.trim() || null }
    put(
      { added: [closure], removed: [] },
      say(words.closed_added, { when: rangeOf(closure.from, closure.to) }),
    )
    setFrom('')
    setTo('')
    setReason('')
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <div className={css.pair}>
        <TextField
          label={words.closed_from}
          type="date"
          required
          min={today}
          value={from}
          onChange={event => setFrom(event.currentTarget.value)}
        />
        <TextField
          label={words.closed_to}
          type="date"
          min={from || today}
          value={to}
          onChange={event => setTo(event.currentTarget.value)}
        />
        <TextField
          label={words.reason}
          maxLength={200}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
      </div>
      <div className={css.acts}>
        <Button type="submit" variant="default" disabled={!from || (to !== '' && to < from)}>
          {words.close_days}
        </Button>
      </div>
    </form>
  )
}
