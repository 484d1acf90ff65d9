import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { PersonErased, PersonExport } from '#client'
import { TextField } from '../../parts/field.tsx'
import { holdBack } from '../../parts/notices/notices.ts'
import { saveFile } from '../../parts/save-file.ts'
import { counted } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { KeptLines } from './kept-lines.tsx'
import { erasePerson, exportPerson, type Named } from './queries.ts'
import { privacyWords } from './words.ts'

const countOf = ({ records }: PersonExport) =>
  Object.values(records).reduce((sum, { length }) => sum + length, 0)

/** How much there is of what, by the names that the file has. */
const kindsOf = ({ records }: PersonExport) =>
  Object.entries(records)
    .filter(([, of]) => of.length)
    .map(([kind, of]) => `${kind}: ${of.length}`)
    .join(' · ')

/** Everything that is kept about one person: shown as numbers, saved as a file, or erased. */
export function Person({ named, name }: { named: Named; name: (named: Named) => void }) {
  const words = privacyWords()
  const [found, setFound] = useState<PersonExport | null>(null)
  const [erased, setErased] = useState<PersonErased | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const set = (change: Named) => {
    const next = { ...named, ...change }
    name({ ...(next.email && { email: next.email }), ...(next.phone && { phone: next.phone }) })
    setFound(null)
    setErased(null)
  }
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    await work().catch((error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  const look = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => setFound(await exportPerson(named)))
  }
  const erase = () => {
    const before = found
    setFound(null)
    holdBack(words.erasing, {
      write: () => void attempt(async () => setErased(await erasePerson(named))),
      undo: () => setFound(before),
    })
  }
  return (
    <Subject title={words.person} note={words.person_note}>
      <form className={rows.form} onSubmit={look}>
        <TextField
          label={words.email}
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={320}
          value={named.email ?? ''}
          onChange={event => set({ email: event.target.value })}
        />
        <TextField
          label={words.phone}
          type="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          value={named.phone ?? ''}
          onChange={event => set({ phone: event.target.value })}
          error={fault}
        />
        <div className={rows.ways}>
          <Button type="submit" variant="default" loading={busy} disabled={!named.email && !named.phone}>
            {words.look}
          </Button>
        </div>
      </form>
      <div role="status">
        {found && <p>{countOf(found) ? counted(words.found, countOf(found)) : words.nothing}</p>}
        {found && (
          <p className={rows.code} dir="ltr">
            {kindsOf(found)}
          </p>
        )}
        {erased && <KeptLines erased={erased.erased} kept={erased.kept} />}
      </div>
      {found && countOf(found) > 0 && (
        <div className={rows.ways}>
          <Button
            variant="default"
            onClick={() => saveFile('person.json', JSON.stringify(found, null, 2), 'application/json')}
          >
            {words.save_file}
          </Button>
          <Button variant="subtle" color="red" onClick={erase}>
            {words.erase}
          </Button>
        </div>
      )}
    </Subject>
  )
}
