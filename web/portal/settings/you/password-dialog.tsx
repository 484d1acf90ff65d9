import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '#contract/limits.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { PasswordField } from '../../session/password-field.tsx'
import { refusalOf } from '../../session/refusals.ts'
import { useMe } from '../../shell/me.ts'
import { counted } from '../../words/words.ts'
import { changeProfile } from '../queries.ts'
import { settingsWords } from '../words.ts'
import css from './profile.module.css'

/** Another password. Whoever is signed in elsewhere is signed out. */
export function PasswordDialog({ close }: { close: () => void }) {
  const words = settingsWords()
  const { user } = useMe()
  const [now, setNow] = useState('')
  const [next, setNext] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      await changeProfile({ password: next, current_password: now })
      tell(words.password_changed)
      close()
    } catch (error) {
      setFault(refusalOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.new_password} close={close}>
      <form className={css.form} onSubmit={submit}>
        <PasswordField
          label={words.current_password}
          autoComplete="current-password"
          required
          maxLength={passwordLength.most}
          value={now}
          onChange={event => setNow(event.target.value)}
          autoFocus
        />
        <PasswordField
          label={words.new_password}
          note={counted({ other: words.password_rule }, passwordLength.least)}
          autoComplete="new-password"
          required
          minLength={passwordLength.least}
          maxLength={passwordLength.most}
          value={next}
          onChange={event => setNext(event.target.value)}
        />
        {fault !== null && (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
        {/* For password managers, which otherwise store the password without a name. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <Button type="submit" loading={busy}>
          {words.change}
        </Button>
      </form>
    </Dialog>
  )
}
