import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { useKeys } from '../../parts/keys.ts'
import { Bones, Empty, Failure, Late } from '../../parts/states.tsx'
import { useNow } from '../../words/clock.ts'
import { numberOf, waited } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { type InboxSearch, isFiltered } from '../search.ts'
import { inboxWords } from '../words.ts'
import { heightOf, type Line, linesOf } from './arrange.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { Head } from './head.tsx'
import css from './list.module.css'
import { useSelection } from './selection.ts'
import { type GroupState, useGroups } from './use-groups.ts'
import { useWindow } from './use-window.ts'

/** The conversations of a view. `order` tells others which ids stand on the screen, from above to below. */
export function List({
  search,
  openId,
  order,
}: {
  search: InboxSearch
  openId: string | null
  order: RefObject<string[]>
}) {
  const words = inboxWords()
  const now = useNow()
  const { groups, arrived, takeArrived, isPending, error, retry } = useGroups(search)
  const lines = useMemo(() => linesOf(groups, now), [groups, now])
  const ids = useMemo(() => lines.flatMap(line => (line.kind === 'row' ? [line.key] : [])), [lines])
  order.current = ids
  const selection = useSelection(ids, JSON.stringify(search))
  const scroller = useRef<HTMLDivElement>(null)
  const heights = useMemo(() => lines.map(heightOf), [lines])
  const { rows, total, scrollTo } = useWindow(scroller, heights)
  useListKeys(lines, ids, openId, selection.toggle, scrollTo)
  const isEmpty = !isPending && !lines.length
  return (
    <section className={css.list} aria-label={words.conversations}>
      <Head search={search} />
      {selection.count > 0 && <BulkBar selection={selection} groups={groups} />}
      {arrived > 0 && (
        <button
          type="button"
          className={css.arrived}
          onClick={() => {
            takeArrived()
            scroller.current?.scrollTo({ top: 0 })
          }}
        >
          {counted(words.arrived, arrived)}
        </button>
      )}
      <div className={css.scroller} ref={scroller}>
        {error && !lines.length ? <Failure error={error} retry={retry} /> : null}
        {isPending && !lines.length ? (
          <Late>
            <div className={css.bones}>
              <Bones lines={8} height={72} />
            </div>
          </Late>
        ) : null}
        {isEmpty && !error ? <Nothing search={search} /> : null}
        <ul className={css.lines} style={{ blockSize: total }}>
          {rows.map(({ index, start, size }) => {
            const line = lines[index]!
            const { key } = line
            if (line.kind === 'row')
              return (
                <ConversationRow
                  key={key}
                  conversation={line.conversation}
                  isOpen={line.key === openId}
                  isSelected={selection.has(line.key)}
                  isSelecting={selection.count > 0}
                  now={now}
                  start={start}
                  size={size}
                  onSelect={selection.select}
                />
              )
            const style = { transform: `translateY(${start}px)`, blockSize: size }
            if (line.kind === 'head')
              return (
                <li key={key} className={css.head} style={style}>
                  <HeadWords line={line} groups={groups} now={now} />
                </li>
              )
            return <More key={key} style={style} group={groups[line.group]!} />
          })}
        </ul>
      </div>
    </section>
  )
}

function HeadWords({
  line,
  groups,
  now,
}: {
  line: Line & { kind: 'head' }
  groups: GroupState[]
  now: number
}) {
  const words = inboxWords()
  if (line.day) return <span>{words[line.day]}</span>
  const group = groups.find(({ key }) => key === line.group)!
  const oldest = group.rows.map(({ waiting_since }) => waiting_since ?? '').filter(Boolean)
  const count = group.isCapped
    ? say(words.more_than, { count: numberOf(group.total) })
    : numberOf(group.total)
  if (group.key !== 'waiting')
    return (
      <>
        <span>{group.key === 'people' ? words.with_people : words.with_assistant}</span>
        <span>{count}</span>
      </>
    )
  return (
    <>
      <span>{words.waiting_for_you}</span>
      {oldest.length > 0 && <span>{say(words.longest, { time: waited(oldest.sort()[0]!, now) })}</span>}
    </>
  )
}

/** Loads the next page when it comes near the screen. */
function More({ style, group }: { style: React.CSSProperties; group: GroupState }) {
  const { loadMore, rows } = group
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has come, and this is still on the screen
  useEffect(loadMore, [loadMore, rows.length])
  return (
    <li className={css.more} style={style}>
      {inboxWords().loading_more}
    </li>
  )
}

function Nothing({ search }: { search: InboxSearch }) {
  const words = inboxWords()
  const go = useNavigate()
  const { view = 'needs', q } = search
  if (isFiltered(search))
    return (
      <Empty
        title={words.empty_filter}
        action={
          <div className={css.nothing}>
            {q !== undefined && view !== 'all' && (
              <Button
                variant="default"
                onClick={() => void go({ to: '.', search: { ...search, view: 'all' } as never })}
              >
                {words.search_all}
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() => void go({ to: '.', search: { view: search.view } as never })}
            >
              {words.clear_filter}
            </Button>
          </div>
        }
      />
    )
  if (view === 'needs') return <Empty title={words.empty_needs} note={words.empty_needs_note} />
  if (view === 'open') return <Empty title={words.empty_open} note={words.empty_needs_note} />
  return <Empty title={words.empty_all} note={words.empty_all_note} />
}

/** J and K move; with a conversation open they open its neighbour. X selects. */
function useListKeys(
  lines: Line[],
  ids: string[],
  openId: string | null,
  toggle: (id: string) => void,
  scrollTo: (index: number) => void,
) {
  const go = useNavigate()
  const focused = () =>
    (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-id]')?.dataset.id ?? openId
  const move = (by: 1 | -1) => () => {
    const from = focused()
    const at = from === null ? -1 : ids.indexOf(from)
    const id = ids[at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))]
    if (!id) return
    scrollTo(lines.findIndex(({ key }) => key === id))
    if (openId !== null)
      void go({ to: '/inbox/$id', params: { id } as never, search: true as never, replace: true })
    // At once, so that Enter opens it however soon it follows.
    else document.querySelector<HTMLElement>(`a[data-id="${id}"]`)?.focus({ preventScroll: true })
  }
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = focused()
      if (id !== null && ids.includes(id)) toggle(id)
    },
  })
}
