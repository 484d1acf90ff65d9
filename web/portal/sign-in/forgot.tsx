import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { longestEntry } from '#contract/limits.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { door } from '../session/door.ts'
import { refusalOf } from '../session/refusals.ts'
import { doorWords } from '../session/words.ts'
import { say } from '../words/words.ts'
import { DoorPage } from './door-page.tsx'
import css from './forms.module.css'

/** Asks for the mail with a link to choose a new password. Whether somebody has the address stays unsaid. */
export function Page() {
  const words = doorWords()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    const { error } = await door.try.post('/api/v1/auth/password-reset', {
      body: { email },
      idempotencyKey: false,
    })
    setBusy(false)
    if (error) setRefusal(refusalOf(error))
    else setSentTo(email)
  }
  const foot = <Link to={'/sign-in' as never}>{words.to_sign_in}</Link>
  if (sentTo !== null)
    return (
      <DoorPage
        title={words.sent}
        note={<span role="status">{say(words.sent_note, { email: sentTo })}</span>}
        foot={foot}
      />
    )
  return (
    <DoorPage title={words.forgot_title} note={words.forgot_note} foot={foot}>
      <form className={css.form} onSubmit={submit}>
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          required
          maxLength={longestEntry.email}
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={refusal}
          autoFocus
        />
        <Button type="submit" size="md" loading={busy}>
          {words.send_link}
        </Button>
      </form>
    </DoorPage>
  )
}
