import { useState } from 'react'
import type { Lead, PersonErased } from '#client'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { dismiss } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { isolated, say } from '../../words/words.ts'
import css from './person.module.css'
import { exportAddress, useErase } from './queries.ts'
import { personWords } from './words.ts'

/** Everything that is kept of a person: saved as a file, or erased everywhere. Only for owners. */
export function Privacy({
  person,
  called,
  erased,
}: {
  person: Lead
  called: string
  erased: (receipt: PersonErased) => void
}) {
  const words = personWords()
  const [isErasing, erase] = useState(false)
  if (!person.email && !person.phone)
    return (
      <Card title={words.privacy}>
        <p className={css.small}>{words.unreachable}</p>
      </Card>
    )
  return (
    <Card title={words.privacy}>
      <div className={css.buttons}>
        <Button component="a" href={exportAddress(person)} download="person.json" size="xs" variant="default">
          {words.export}
        </Button>
        <Button size="xs" variant="alarm" onClick={() => erase(true)}>
          {words.erase}
        </Button>
      </div>
      {isErasing && (
        <EraseDialog person={person} called={called} close={() => erase(false)} erased={erased} />
      )}
    </Card>
  )
}

function EraseDialog({
  person,
  called,
  close,
  erased,
}: {
  person: Lead
  called: string
  close: () => void
  erased: (receipt: PersonErased) => void
}) {
  const words = personWords()
  const erase = useErase()
  return (
    <Dialog title={say(words.erase_title, { name: isolated(called) })} close={close}>
      <p>{words.erase_note}</p>
      {erase.error && (
        <p role="alert" className={css.wrong}>
          {faultSentence(erase.error)}
        </p>
      )}
      <div className={css.buttons}>
        <Button
          variant="alarm"
          loading={erase.isPending}
          onClick={() => {
            // What was done to them last can't be taken back any more.
            dismiss()
            void erase.mutateAsync(person).then(erased, () => undefined)
          }}
        >
          {words.erase_now}
        </Button>
        <Button variant="default" onClick={close} data-first>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
