import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ChatLink } from '#client'
import { Dialog } from '../../../parts/dialog.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { reasonSentence } from '../../../parts/fault-sentence.ts'
import { AreaField } from '../../../parts/field.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { numberOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { makeOneOfMany, readLinks } from '../queries.ts'
import { linksWords } from '../words.ts'
import { csvOf, type Made, makeAll, namesIn } from './making.ts'
import css from './many.module.css'

/** As long as a name may be. */
const longest = 120

/** A link for each name of a list, such as the tables of a restaurant; afterwards all their addresses and codes. */
export function ManyDialog({ close }: { close: () => void }) {
  const words = linksWords()
  const [text, write] = useDraft('many-links')
  const names = namesIn(text, longest)
  const [done, setDone] = useState<number | null>(null)
  const [made, setMade] = useState<Made<ChatLink> | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setDone(0)
    const all = await makeAll(names, makeOneOfMany, setDone)
    setMade(all)
    setDone(null)
    // Those that are missing stay in the field.
    const finished = new Set(all.done.map(({ label }) => label))
    write(names.filter(name => !finished.has(name)).join('\n'))
    await readLinks()
  }
  return (
    <Dialog title={words.many} close={close}>
      <form className={css.form} onSubmit={submit}>
        <AreaField
          label={words.names}
          note={words.many_note}
          rows={8}
          maxLength={60_000}
          value={text}
          disabled={done !== null}
          onChange={event => write(event.target.value)}
        />
        {done !== null && (
          <div role="status" className={css.progress}>
            <progress max={names.length} value={done} aria-label={words.many} />
            {say(words.making, { done: numberOf(done), count: numberOf(names.length) })}
          </div>
        )}
        {made && <Outcome made={made} missing={names.length} />}
        {names.length > 0 && (
          <Button type="submit" loading={done !== null}>
            {counted(words.make_count, names.length)}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function Outcome({ made: { done, error }, missing }: { made: Made<ChatLink>; missing: number }) {
  const words = linksWords()
  const list = csvOf([['name', 'address'], ...done.map(({ label, url }) => [label, url])])
  return (
    <div className={css.form}>
      <p role="status" className={error === null ? undefined : css.fault}>
        {error === null
          ? counted(words.all_made, done.length)
          : say(words.stopped, {
              done: numberOf(done.length),
              count: numberOf(done.length + missing),
              reason: reasonSentence(error),
            })}
      </p>
      {done.length > 0 && (
        <div className={css.ways}>
          <Button variant="default" onClick={() => saveFile('chat-links.csv', list, 'text/csv')}>
            {words.save_list}
          </Button>
          <Button
            component={Link}
            variant="default"
            {...({
              to: '/outreach/links/print',
              search: { ids: done.map(({ id }) => id).join(',') },
            } as object)}
          >
            {words.print_these}
          </Button>
        </div>
      )}
    </div>
  )
}
