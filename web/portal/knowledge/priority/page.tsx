import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import { KindRow } from './kind-row.tsx'
import { moved } from './order.ts'
import css from './priority.module.css'
import { priorityQuery, useSetPriority } from './queries.ts'

/** The order that holds until a business chooses one. */
const usual = ['qa', 'document', 'page', 'photo', 'question_set']

/** Which kind of source is believed when two fit equally well. */
export function Page() {
  const words = knowledgeWords().priority
  const { data, error, refetch } = useQuery(priorityQuery)
  return (
    <section className={list.card} aria-labelledby="priority">
      <div className={list.head}>
        <h2 id="priority" className={list.title}>
          {words.title}
        </h2>
        <p className={list.note}>
          {words.note} {words.text_note}
        </p>
      </div>
      {data ? <Order order={data.order} /> : <Pending error={error} retry={refetch} lines={5} height={52} />}
    </section>
  )
}

function Order({ order }: { order: string[] }) {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const save = useSetPriority()
  const rows = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [heard, setHeard] = useState('')
  /** what was moved last: the focus goes along with it */
  const last = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it has moved when the order is another one
  useEffect(() => {
    if (last.current)
      rows.current?.querySelector<HTMLElement>(`[data-kind="${last.current}"] button`)?.focus()
    last.current = null
  }, [order])
  const nameOf = (kind: string) => (words.kinds_of as Record<string, string>)[kind] ?? kind

  const put = (next: string[]) =>
    save.mutate(next, {
      onError: failed => tell(faultSentence(failed)),
      onSuccess: () => setHeard(words.priority.saved),
    })
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= order.length) return
    put(moved(order, from, to))
    setHeard(say(words.priority.place, { kind: nameOf(order[from]!), place: to + 1, all: order.length }))
    last.current = order[from]!
  }
  const press = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!by || !event.altKey) return
    event.preventDefault()
    move(at, at + by)
  }
  return (
    <>
      <ol ref={rows}>
        {order.map((kind, at) => (
          <KindRow
            key={kind}
            kind={kind}
            name={nameOf(kind)}
            place={at + 1}
            isLast={at === order.length - 1}
            isDragged={dragged === at}
            mayMove={isOwner}
            move={by => move(at, at + by)}
            press={event => press(event, at)}
            drag={{
              start: () => setDragged(at),
              over: () => {
                if (dragged === null || dragged === at) return
                move(dragged, at)
                setDragged(at)
              },
              end: () => setDragged(null),
            }}
          />
        ))}
      </ol>
      <div className={css.foot}>
        {isOwner && <p className={css.hint}>{words.priority.hint}</p>}
        {isOwner && order.join() !== usual.join() && (
          <button type="button" className={controls.plain} onClick={() => put(usual)}>
            {words.priority.usual}
          </button>
        )}
        <p className={controls.heard} role="status">
          {heard}
        </p>
      </div>
    </>
  )
}
