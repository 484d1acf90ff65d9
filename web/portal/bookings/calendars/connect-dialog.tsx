import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useDraft } from '../../parts/draft.ts'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { isolated, say } from '../../words/words.ts'
import css from '../settings/settings.module.css'
import { settingWords } from '../settings/words.ts'
import { useCalendars } from './queries.ts'

/** Connects a calendar, which is read at once: an address that leads to none is refused with the reason. */
export function ConnectDialog({ close }: { close: () => void }) {
  const words = settingWords().calendars
  const [kind, setKind] = useState<'ics' | 'caldav'>('ics')
  const [url, setUrl] = useDraft('calendar:url')
  const [name, setName] = useDraft('calendar:name')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [writes, setWrites] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { connect } = useCalendars()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    try {
      const made = await connect({
        kind,
        url: url.trim(),
        ...(name.trim() && { name: name.trim() }),
        ...(username && { username, password }),
        writes: kind === 'caldav' && writes,
      })
      setUrl('')
      setName('')
      tell(say(words.connected, { name: isolated(made.name) }))
      close()
    } catch (error) {
      setRefusal(reasonSentence(error))
      setBusy(false)
    }
  }
  return (
    <Dialog title={words.add} close={close}>
      <form className={css.form} onSubmit={event => void submit(event)}>
        <ChoiceField
          label={words.kind}
          options={[
            ['ics', words.ics],
            ['caldav', words.caldav],
          ]}
          value={kind}
          onChange={event => setKind(event.currentTarget.value as typeof kind)}
        />
        <TextField
          label={words.url}
          note={kind === 'ics' ? words.url_note : undefined}
          required
          dir="ltr"
          inputMode="url"
          maxLength={2_000}
          value={url}
          onChange={event => setUrl(event.currentTarget.value)}
        />
        <TextField
          label={words.name}
          maxLength={120}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        {kind === 'caldav' && (
          <>
            <div className={css.pair}>
              <TextField
                label={words.user}
                autoComplete="off"
                maxLength={500}
                value={username}
                onChange={event => setUsername(event.currentTarget.value)}
              />
              <TextField
                label={words.password}
                type="password"
                autoComplete="off"
                maxLength={2_000}
                value={password}
                onChange={event => setPassword(event.currentTarget.value)}
              />
            </div>
            <label className={css.check}>
              <input
                type="checkbox"
                checked={writes}
                onChange={event => setWrites(event.currentTarget.checked)}
              />
              {words.writes}
            </label>
          </>
        )}
        <p role="alert" className={css.wrong}>
          {refusal}
        </p>
        <Button type="submit" loading={busy} disabled={!url.trim()}>
          {words.connect}
        </Button>
      </form>
    </Dialog>
  )
}
