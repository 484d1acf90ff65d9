import { type FormEvent, useState } from 'react'
import type { NewSuppression } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { TextField } from '../../parts/field.tsx'
import css from '../audiences/audiences.module.css'
import { audienceWords } from '../audiences/words.ts'
import { channels } from '../channels.ts'
import rows from '../rows.module.css'

/** Rough on purpose: the server knows better, and says so. */
const isMail = (address: string) => /^\S+@\S+\.\S+$/.test(address)
const isNumber = (address: string) => /^\+?[\d\s()./-]{6,40}$/.test(address)

/** An address is put on the stop list, for all channels or for some. */
export function AddStopDialog({
  close,
  add,
}: {
  close: () => void
  add: (address: string, stop: NewSuppression) => void
}) {
  const { stops: words, channels: names } = audienceWords()
  const [address, setAddress] = useDraft('stop:address')
  const [reason, setReason] = useDraft('stop:reason')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(channels))
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const given = address.trim()
    if (!isMail(given) && !isNumber(given)) return setWrong(true)
    setAddress('')
    setReason('')
    close()
    add(given, {
      ...(isMail(given) ? { email: given } : { phone: given }),
      channels: channels.filter(channel => chosen.has(channel)),
      ...(reason.trim() && { reason: reason.trim() }),
    })
  }
  return (
    <Dialog title={words.add_title} close={close}>
      <form className={css.form} onSubmit={send} noValidate>
        <TextField
          label={words.address}
          dir="ltr"
          maxLength={320}
          value={address}
          error={isWrong && words.wrong}
          onChange={event => {
            setAddress(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <fieldset className={css.consent}>
          <legend className={css.legend}>{words.channels}</legend>
          <div className={css.checks}>
            {channels.map(channel => (
              <label key={channel} className={rows.check}>
                <input
                  type="checkbox"
                  checked={chosen.has(channel)}
                  onChange={event => {
                    const next = new Set(chosen)
                    if (event.currentTarget.checked) next.add(channel)
                    else next.delete(channel)
                    setChosen(next)
                  }}
                />
                {names[channel]}
              </label>
            ))}
          </div>
          {chosen.size === 0 && <p className={rows.alarm}>{words.pick}</p>}
        </fieldset>
        <TextField
          label={words.reason}
          placeholder={words.reason_example}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <div className={css.ways}>
          <Button type="submit" disabled={!address.trim() || chosen.size === 0}>
            {words.stop}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
