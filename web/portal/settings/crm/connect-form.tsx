import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CrmConnection } from '#client'
import { TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { programsWords } from '../programs/words.ts'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { connectCrm, type Provider } from './queries.ts'

/** The token, and for a program of one's own its address. A secret is never kept as a draft. */
export function ConnectForm({
  provider,
  connection,
  done,
}: {
  provider: Provider
  connection: CrmConnection | null
  done: () => void
}) {
  const words = programsWords()
  const [token, setToken] = useState('')
  const [url, setUrl] = useState(connection?.url ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      await connectCrm(provider, {
        ...(token.trim() && { token: token.trim() }),
        ...(provider === 'signed_json' && { url: url.trim() }),
      })
      tell(words.connected)
      setToken('')
      done()
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <form className={rows.form} onSubmit={submit}>
      {provider === 'signed_json' && (
        <TextField
          label={words.url}
          inputMode="url"
          dir="ltr"
          required
          maxLength={2_000}
          value={url}
          onChange={event => setUrl(event.target.value)}
        />
      )}
      <TextField
        label={words[`token_${provider}`]}
        note={connection ? words.token_kept : undefined}
        type="password"
        autoComplete="off"
        dir="ltr"
        required={!connection}
        minLength={16}
        maxLength={1_000}
        value={token}
        onChange={event => setToken(event.target.value)}
        error={fault}
      />
      <div className={rows.ways}>
        <Button type="submit" loading={busy}>
          {words.connect}
        </Button>
      </div>
    </form>
  )
}
