import { type FormEvent, useState } from 'react'
import type { Whoami } from '#client'
import { longestEntry, passwordLength } from '#contract/limits.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { door } from './door.ts'
import { PasswordField } from './password-field.tsx'
import { refusalOf, wantsCode } from './refusals.ts'
import css from './sign-in-form.module.css'
import { doorWords } from './words.ts'

/**
 * Address, password and, for those who have a second factor, its code. `person`: only they may sign in, and at this business
 * if they still belong to it.
 */
export function SignInForm({
  person,
  done,
}: {
  person?: { email: string; tenantId: string }
  done: (whoami: Whoami) => void
}) {
  const words = doorWords()
  const [email, setEmail] = useState(person?.email ?? '')
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<'pair' | 'code'>('pair')
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    const body = {
      email,
      password,
      ...(step === 'code' && { code }),
      ...(person && { tenant_id: person.tenantId }),
    }
    const { data, error } = await door.try.post('/api/v1/auth/login', { body, idempotencyKey: false })
    setBusy(false)
    if (data) return done(data)
    if (step === 'pair' && wantsCode(error)) return setStep('code')
    setRefusal(refusalOf(error))
  }

  return (
    <form className={css.form} onSubmit={submit}>
      {step === 'pair' ? (
        <>
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="username"
            dir="ltr"
            required
            readOnly={person !== undefined}
            maxLength={longestEntry.email}
            value={email}
            onChange={event => setEmail(event.target.value)}
            autoFocus={!person}
          />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            required
            maxLength={passwordLength.most}
            value={password}
            onChange={event => setPassword(event.target.value)}
            autoFocus={person !== undefined}
          />
        </>
      ) : (
        <CodeStep code={code} setCode={setCode} />
      )}
      {refusal !== null && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={css.ways}>
        <Button type="submit" size="md" loading={busy} fullWidth>
          {step === 'pair' ? words.sign_in : words.go_on}
        </Button>
        {step === 'code' && (
          <Button
            variant="subtle"
            fullWidth
            onClick={() => {
              setStep('pair')
              setCode('')
              setRefusal(null)
            }}
          >
            {words.back}
          </Button>
        )}
      </div>
    </form>
  )
}

function CodeStep({ code, setCode }: { code: string; setCode: (code: string) => void }) {
  const words = doorWords()
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      <p className={css.note}>{recovery ? words.recovery_note : words.code_note}</p>
      <TextField
        key={String(recovery)}
        label={words.code}
        name="code"
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        dir="ltr"
        required
        maxLength={64}
        spellCheck={false}
        autoCapitalize="none"
        value={code}
        onChange={event => setCode(event.target.value)}
        autoFocus
      />
      <button
        type="button"
        className={css.other}
        onClick={() => {
          setRecovery(!recovery)
          setCode('')
        }}
      >
        {recovery ? words.use_app : words.use_recovery}
      </button>
    </>
  )
}
