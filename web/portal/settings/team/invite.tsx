import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#client'
import { longestEntry } from '#contract/limits.ts'
import { useDraft } from '../../parts/draft.ts'
import { ChoiceField, TextField } from '../../parts/field.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { inviteMember } from '../queries.ts'
import { sentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import css from './team.module.css'

type Role = 'owner' | 'agent'

/** Mails somebody an invitation to the team. */
export function Invite() {
  const words = settingsWords()
  const [email, setEmail] = useDraft('settings:invite')
  const [role, setRole] = useState<Role>('agent')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    try {
      await inviteMember({ email, role })
      tell(say(words.invited, { email }))
      setEmail('')
    } catch (error) {
      const taken = error instanceof ApiError && error.status === 409
      setFault(taken ? words.invite_taken : sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <Subject title={words.invite} note={words.invite_note}>
      <form className={css.invite} onSubmit={submit}>
        <TextField
          label={words.email}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          maxLength={longestEntry.email}
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={fault}
        />
        <ChoiceField
          label={words.role}
          value={role}
          onChange={event => setRole(event.target.value as Role)}
          options={[
            ['agent', words.agent],
            ['owner', words.owner],
          ]}
        />
        <Button type="submit" loading={busy} className={css.send}>
          {words.invite_send}
        </Button>
      </form>
    </Subject>
  )
}
