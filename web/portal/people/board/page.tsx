import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import type { Lead, LeadStatus } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { SearchField } from '../../parts/search-field.tsx'
import { counted, isolated, say } from '../../words/words.ts'
import { useBulk, useUndo } from '../queries.ts'
import { readSearch, stages } from '../search.ts'
import { peopleWords } from '../words.ts'
import css from './board.module.css'
import { Column } from './column.tsx'
import { useColumns } from './columns.ts'
import { focusCard, type Held, neighbour } from './keys.ts'

/** Everybody by how far they are, side by side. Cards are carried with the pointer, the keyboard, or by their own list. */
export function Page() {
  const words = peopleWords()
  const { q } = readSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const columns = useColumns(q)
  const bulk = useBulk()
  const undo = useUndo()
  const [held, hold] = useState<Held | null>(null)
  const [said, speak] = useState('')
  const called = (lead: Lead) => isolated(lead.name || lead.email || lead.phone || words.nameless)

  // A card that goes to another column is drawn anew there: the focus goes with it.
  const heldId = held?.id
  const heldAt = held?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: it lies elsewhere then
  useLayoutEffect(() => {
    if (heldId) focusCard(heldId)
  }, [heldId, heldAt])
  // What was put down is held until the list says so too.
  const isThere =
    held?.isDown &&
    columns.some(each => each.stage === held.at && each.leads.some(({ id }) => id === held.id))
  useLayoutEffect(() => {
    if (isThere) hold(null)
  }, [isThere])

  const move = (lead: Lead, to: LeadStatus) => {
    if (lead.status === to) return
    const back = (token: string) =>
      undo.mutateAsync(token).then(
        () => tell(words.back),
        error => tell(faultSentence(error)),
      )
    void tellWhenDone(
      bulk.mutateAsync({ body: { ids: [lead.id], action: 'status', value: to }, shown: [lead.id] }).then(
        ({ undo: token }) => ({
          text: counted(words.moved, 1, { stage: words.stages[to] }),
          undo: token ? () => back(token) : null,
        }),
        error => {
          hold(null)
          return { text: faultSentence(error) }
        },
      ),
    )
  }

  const press = (lead: Lead, event: React.KeyboardEvent) => {
    if (held?.isDown) return
    const at = held?.id === lead.id ? held.at : lead.status
    if (event.key === ' ') {
      event.preventDefault()
      if (held?.id !== lead.id) {
        hold({ id: lead.id, at, isDown: false })
        speak(say(words.board.taken, { name: called(lead), stage: words.stages[at] }))
      } else {
        hold(at === lead.status ? null : { id: lead.id, at, isDown: true })
        move(lead, at)
      }
    } else if (event.key === 'Escape' && held) {
      hold(null)
      speak(say(words.board.left, { name: called(lead), stage: words.stages[lead.status] }))
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isRight = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
      const next = stages[stages.indexOf(at) + (isRight ? 1 : -1)]
      if (!next) return
      event.preventDefault()
      if (held?.id === lead.id) {
        hold({ id: lead.id, at: next, isDown: false })
        speak(say(words.board.carried, { name: called(lead), stage: words.stages[next] }))
      } else neighbour(event.currentTarget, next)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const card = event.currentTarget.closest('li')
      const other = event.key === 'ArrowDown' ? card?.nextElementSibling : card?.previousElementSibling
      other?.querySelector<HTMLElement>('a')?.focus()
    }
  }

  return (
    <>
      <div className={css.head}>
        <SearchField
          className={css.search}
          label={words.search}
          q={q ?? ''}
          search={next =>
            void navigate({ to: '.', search: (next ? { q: next } : {}) as never, replace: true })
          }
        />
        <p className={css.help}>{words.board.help}</p>
      </div>
      <p role="status" className={css.heard}>
        {said}
      </p>
      <div className={css.board} data-board>
        {columns.map(column => (
          <Column
            key={column.stage}
            column={column}
            held={held}
            columns={columns}
            move={move}
            press={press}
          />
        ))}
      </div>
    </>
  )
}
