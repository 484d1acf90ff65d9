import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { longestEntry, passwordLength } from '#contract/limits.ts'
import { pageData } from '../page-data.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { guessCountry, zoneHere } from '../parts/places.ts'
import { door, enterDesk } from '../session/door.ts'
import { PasswordField } from '../session/password-field.tsx'
import { refusalOf } from '../session/refusals.ts'
import { doorWords } from '../session/words.ts'
import { counted } from '../words/words.ts'
import { DoorPage } from './door-page.tsx'
import css from './forms.module.css'
import { PlaceFields } from './place-fields.tsx'
import { readWebsite } from './website.ts'

/** Opens a business with its owner. */
export function Page() {
  const words = doorWords()
  const foot = (
    <span>
      {words.have_account} <Link to={'/sign-in' as never}>{words.sign_in}</Link>
    </span>
  )
  if (!pageData.registration) return <DoorPage title={words.register} note={words.closed} foot={foot} />
  return (
    <DoorPage title={words.register} note={words.register_note} foot={foot}>
      <Registration />
    </DoorPage>
  )
}

function Registration() {
  const words = doorWords()
  const [name, setName] = useState('')
  const [website, setWebsite] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [place, setPlace] = useState(() => ({
    timezone: zoneHere(),
    country: guessCountry(zoneHere(), navigator.languages),
  }))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wrongSite, setWrongSite] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const site = readWebsite(website)
    setWrongSite(site === null && website.trim() !== '')
    if (site === null && website.trim()) return
    setBusy(true)
    setRefusal(null)
    const { timezone, country } = place
    const { error } = await door.try.post('/api/v1/auth/register', {
      body: { business_name: name, email, password, timezone, ...(country && { country }) },
      idempotencyKey: false,
    })
    if (error) {
      setBusy(false)
      return setRefusal(refusalOf(error))
    }
    // The business stands; without its website it only starts with less.
    if (site) await door.try.patch('/api/v1/account', { body: { website: site } })
    enterDesk('/welcome')
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={words.business_name}
        name="organization"
        autoComplete="organization"
        required
        maxLength={120}
        value={name}
        onChange={event => setName(event.target.value)}
        autoFocus
      />
      <TextField
        label={words.website}
        note={words.website_note}
        error={wrongSite && words.website_wrong}
        name="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        maxLength={2_000}
        placeholder="example.com"
        value={website}
        onChange={event => setWebsite(event.target.value)}
      />
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
      />
      <PasswordField
        label={words.password}
        note={<PasswordRule length={[...password].length} />}
        name="password"
        autoComplete="new-password"
        required
        minLength={passwordLength.least}
        maxLength={passwordLength.most}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <PlaceFields place={place} change={setPlace} />
      {refusal !== null && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" size="md" loading={busy}>
        {words.open}
      </Button>
    </form>
  )
}

/** The rule before one types, and how far it is kept while one does. */
function PasswordRule({ length }: { length: number }) {
  const words = doorWords()
  const { least } = passwordLength
  if (length === 0) return counted({ other: words.password_rule }, least)
  if (length < least) return counted(words.password_short, least - length)
  return <span className={css.enough}>✓ {words.password_enough}</span>
}
