import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { longestEntry, passwordLength } from '#contract/limits.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { PasswordField } from '../../session/password-field.tsx'
import { refusalOf } from '../../session/refusals.ts'
import { shellWords } from '../../shell/words.ts'
import { say } from '../../words/words.ts'
import { changeProfile } from '../queries.ts'
import { settingsWords } from '../words.ts'
import css from './profile.module.css'

/** Another address to sign in with: it holds once the link that is mailed there was followed. */
export function AddressDialog({ close }: { close: () => void }) {
  const words = settingsWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      const { pending_email } = await changeProfile({ email, current_password: password })
      setDone(say(pending_email ? words.email_pending : words.email_changed, { email }))
    } catch (error) {
      setFault(refusalOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog title={words.new_email} close={close}>
      {done !== null ? (
        <div className={css.done}>
          <p role="status">{done}</p>
          <Button onClick={close}>{shellWords().close}</Button>
        </div>
      ) : (
        <form className={css.form} onSubmit={submit}>
          <TextField
            label={words.new_email}
            type="email"
            autoComplete="email"
            dir="ltr"
            required
            maxLength={longestEntry.email}
            value={email}
            onChange={event => setEmail(event.target.value)}
            autoFocus
          />
          <PasswordField
            label={words.current_password}
            autoComplete="current-password"
            required
            maxLength={passwordLength.most}
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
          {fault !== null && (
            <p className={css.fault} role="alert">
              {fault}
            </p>
          )}
          <Button type="submit" loading={busy}>
            {words.change}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
