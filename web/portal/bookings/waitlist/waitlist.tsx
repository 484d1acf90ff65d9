import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Waiting } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { reasonSentence } from '../../parts/fault-sentence.ts'
import { CloseIcon, PlusIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Failure } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { dateOf, momentOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { lastDayOf } from '../days.ts'
import { bookingWords } from '../words.ts'
import { useWaitlist, waitlistQuery } from './queries.ts'
import { WaitingDialog } from './waiting-dialog.tsx'
import css from './waitlist.module.css'

const nobody: Waiting[] = []

/** Who wants a time that is not free: the next that suits them is offered to them by itself. */
export function Waitlist() {
  const words = bookingWords().waitlist
  const { timezone: zone } = useMe().tenant
  const { data, error, refetch } = useQuery(waitlistQuery)
  const waiting = useKept(data?.waiting ?? nobody)
  const { remove, accept, skip } = useWaitlist()
  const [busy, setBusy] = useState<string | null>(null)
  const decide = async ({ id, name, offered_time: time }: Waiting, does: 'accept' | 'skip') => {
    setBusy(id)
    const said = { name: isolated(name), when: time ? momentOf(time, zone) : '' }
    await (does === 'accept' ? accept(id) : skip(id)).then(
      () => tell(does === 'accept' ? say(words.accepted, said) : words.skipped),
      fault => tell(reasonSentence(fault)),
    )
    setBusy(null)
  }
  const [open, setOpen] = useState<Waiting | 'new' | null>(null)
  const takeOff = ({ id, name }: Waiting) =>
    holdRemoval(say(words.removed, { name: isolated(name) }), id, () =>
      remove(id).catch(fault => tell(reasonSentence(fault))),
    )
  return (
    <aside className={css.list} aria-label={words.title}>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <button
          type="button"
          className={css.add}
          onClick={() => setOpen('new')}
          aria-label={words.add}
          title={words.add}
        >
          <PlusIcon size={16} />
        </button>
      </div>
      {data ? (
        waiting.length ? (
          <ul className={css.rows}>
            {waiting.map(each => (
              <WaitingLine
                key={each.id}
                waiting={each}
                takeOff={takeOff}
                open={setOpen}
                decide={decide}
                isBusy={busy === each.id}
              />
            ))}
          </ul>
        ) : (
          <p className={css.none}>{words.none}</p>
        )
      ) : (
        error && <Failure error={error} retry={refetch} />
      )}
      {open && <WaitingDialog waiting={open === 'new' ? null : open} close={() => setOpen(null)} />}
    </aside>
  )
}

function WaitingLine({
  waiting,
  takeOff,
  open,
  decide,
  isBusy,
}: {
  waiting: Waiting
  takeOff: (waiting: Waiting) => void
  open: (waiting: Waiting) => void
  decide: (waiting: Waiting, does: 'accept' | 'skip') => Promise<void>
  isBusy: boolean
}) {
  const words = bookingWords().waitlist
  const { timezone: zone } = useMe().tenant
  const { name, service_name, email, phone, notes, earliest, latest, offer, offered_time, source } = waiting
  const last = latest ? dateOf(lastDayOf(latest, zone), 'UTC') : ''
  const when = earliest
    ? latest
      ? say(words.between, { from: dateOf(earliest, zone), to: last })
      : say(words.from, { from: dateOf(earliest, zone) })
    : latest
      ? say(words.until, { to: last })
      : words.any_time
  return (
    <li className={css.row}>
      <div className={css.who}>
        <button type="button" className={css.name} dir="auto" onClick={() => open(waiting)}>
          {name}
        </button>
        <span dir="auto">
          {service_name} · {when}
          {source !== 'desk' && ` · ${words.by_themselves}`}
        </span>
        {(phone ?? email) && <span dir="ltr">{phone ?? email}</span>}
        {notes && <span dir="auto">{notes}</span>}
        {offer && offered_time && (
          <Link
            to="."
            search={((before: object) => ({ ...before, new: true, at: offered_time })) as never}
            className={css.offer}
          >
            <Chip tone={offer === 'call' ? 'ask' : 'sky'}>
              {say(words.offers[offer], { when: momentOf(offered_time, zone) })}
            </Chip>
          </Link>
        )}
        {offer && offered_time && (
          <div className={css.decides}>
            {(['accept', 'skip'] as const).map(does => (
              <button
                key={does}
                type="button"
                className={css.decide}
                disabled={isBusy}
                onClick={() => void decide(waiting, does)}
              >
                {words[does]}
              </button>
            ))}
          </div>
        )}
      </div>
      <button
        type="button"
        className={css.add}
        onClick={() => takeOff(waiting)}
        aria-label={say(words.remove, { name })}
      >
        <CloseIcon size={16} />
      </button>
    </li>
  )
}
