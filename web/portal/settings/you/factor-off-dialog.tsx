import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '#contract/limits.ts'
import { api } from '../../api/api.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { PasswordField } from '../../session/password-field.tsx'
import { refusalOf } from '../../session/refusals.ts'
import { readFactor } from '../queries.ts'
import { settingsWords } from '../words.ts'
import css from './second-factor.module.css'

/** Turns the second factor off, for somebody who still has it. */
export function FactorOffDialog({ close }: { close: () => void }) {
  const words = settingsWords()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      await api.delete('/api/v1/auth/totp', { body: { password, code } })
      void readFactor()
      tell(words.factor_is_off)
      close()
    } catch (error) {
      setFault(refusalOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.factor_turn_off} close={close}>
      <form className={css.form} onSubmit={submit}>
        <PasswordField
          label={words.current_password}
          autoComplete="current-password"
          required
          maxLength={passwordLength.most}
          value={password}
          onChange={event => setPassword(event.target.value)}
          autoFocus
        />
        <TextField
          label={words.factor_code_or_recovery}
          autoComplete="one-time-code"
          dir="ltr"
          required
          maxLength={64}
          spellCheck={false}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        {fault !== null && (
          <p className={css.fault} role="alert">
            {fault}
          </p>
        )}
        <Button type="submit" loading={busy}>
          {words.factor_turn_off}
        </Button>
      </form>
    </Dialog>
  )
}
