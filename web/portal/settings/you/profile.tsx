import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { TextField } from '../../parts/field.tsx'
import { useMe } from '../../shell/me.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeProfile } from '../queries.ts'
import { SaveForm } from '../save-form.tsx'
import { settingsWords } from '../words.ts'
import { AddressDialog } from './address-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import css from './profile.module.css'

/** Name, address and password of the member. */
export function Profile() {
  const words = settingsWords()
  const { user } = useMe()
  const edits = useEdits('profile', { name: user.name ?? '' })
  const [open, setOpen] = useState<'address' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <Subject title={words.profile}>
      <SaveForm edits={edits} save={({ name }) => changeProfile({ name: name?.trim() || null })}>
        <TextField
          label={words.name}
          note={words.name_note}
          autoComplete="name"
          maxLength={120}
          value={edits.values.name}
          onChange={event => edits.set({ name: event.target.value })}
        />
      </SaveForm>
      <Line
        label={words.email}
        value={user.email}
        note={words.email_note}
        change={() => setOpen('address')}
      />
      <Line
        label={words.password}
        value="••••••••"
        note={words.password_note}
        change={() => setOpen('password')}
      />
      {open === 'address' && <AddressDialog close={close} />}
      {open === 'password' && <PasswordDialog close={close} />}
    </Subject>
  )
}

function Line({
  label,
  value,
  note,
  change,
}: {
  label: string
  value: ReactNode
  note: string
  change: () => void
}) {
  const words = settingsWords()
  return (
    <div className={css.line}>
      <div className={css.what}>
        <div className={css.label}>{label}</div>
        <div>
          <bdi>{value}</bdi>
        </div>
        <div className={css.note}>{note}</div>
      </div>
      <Button variant="default" onClick={change} aria-label={`${words.change}: ${label}`}>
        {words.change}
      </Button>
    </div>
  )
}
