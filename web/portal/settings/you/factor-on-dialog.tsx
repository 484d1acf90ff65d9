import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '#contract/limits.ts'
import { api } from '../../api/api.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { QrPicture } from '../../parts/qr-picture.tsx'
import { PasswordField } from '../../session/password-field.tsx'
import { refusalOf } from '../../session/refusals.ts'
import { readFactor } from '../queries.ts'
import { settingsWords } from '../words.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './second-factor.module.css'

type Step =
  | { at: 'password' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }

/** Turns the second factor on: the password, the app's first code, the recovery codes. */
export function FactorOnDialog({ close }: { close: () => void }) {
  const words = settingsWords()
  const [step, setStep] = useState<Step>({ at: 'password' })
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<Step>) => {
    setBusy(true)
    setFault(null)
    try {
      setStep(await work())
    } catch (error) {
      setFault(refusalOf(error))
    }
    setBusy(false)
  }
  const begin = (password: string) =>
    attempt(async () => {
      const { secret, otpauth_uri: uri } = await api.post('/api/v1/auth/totp', { body: { password } })
      return { at: 'scan', secret, uri }
    })
  const confirm = (code: string) =>
    attempt(async () => {
      const answer = await api.post('/api/v1/auth/totp/confirm', { body: { code } })
      void readFactor()
      return { at: 'codes', codes: answer.recovery_codes }
    })
  return (
    <Dialog title={step.at === 'codes' ? words.factor_recovery : words.factor} close={close}>
      {step.at === 'password' && <PasswordStep go={begin} busy={busy} />}
      {step.at === 'scan' && <ScanStep {...step} go={confirm} busy={busy} />}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} done={close} />}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}

function PasswordStep({ go, busy }: { go: (password: string) => void; busy: boolean }) {
  const words = settingsWords()
  const [password, setPassword] = useState('')
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        go(password)
      }}
    >
      <PasswordField
        label={words.current_password}
        autoComplete="current-password"
        required
        maxLength={passwordLength.most}
        value={password}
        onChange={event => setPassword(event.target.value)}
        autoFocus
      />
      <Button type="submit" loading={busy}>
        {words.go_on}
      </Button>
    </form>
  )
}

function ScanStep({
  secret,
  uri,
  go,
  busy,
}: {
  secret: string
  uri: string
  go: (code: string) => void
  busy: boolean
}) {
  const words = settingsWords()
  const [code, setCode] = useState('')
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        go(code)
      }}
    >
      <p>{words.factor_scan}</p>
      <QrPicture text={uri} label={words.factor_picture} />
      <p>
        {words.factor_type}
        <code className={css.key} dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextField
        label={words.factor_code}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        required
        maxLength={64}
        value={code}
        onChange={event => setCode(event.target.value)}
        autoFocus
      />
      <Button type="submit" loading={busy}>
        {words.factor_confirm}
      </Button>
    </form>
  )
}
