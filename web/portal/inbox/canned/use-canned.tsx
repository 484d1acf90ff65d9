import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useId, useState } from 'react'
import type { CannedReply } from '#client'
import { writeAndGoOn } from '../../parts/caret.ts'
import { NoteIcon } from '../../parts/icons.tsx'
import { useKept } from '../../parts/notices/notices.ts'
import { useMe } from '../../shell/me.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Conversation } from '../records.ts'
import { useSelf } from '../self.ts'
import { type Calling, callingAt, filled, inserted, matching } from './calling.ts'
import css from './canned.module.css'
import { cannedQuery, noReplies } from './queries.ts'

const Manage = lazy(() => import('./manage.tsx').then(({ Manage: component }) => ({ default: component })))

/**
 * Saved answers in a field that is typed in: `/` and a few letters call them, arrows choose, Enter inserts. `list` stands
 * above the field, `button` opens it without a slash, `onKeyDown` comes before the field's own keys and says whether it took
 * one.
 */
export function useCanned({
  conversation,
  text,
  field,
  write,
}: {
  conversation: Conversation
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
}) {
  const words = conversationWords()
  const me = useSelf()
  const { tenant } = useMe()
  const [calling, setCalling] = useState<Calling | null>(null)
  const [chosen, setChosen] = useState(0)
  const [managing, setManaging] = useState(false)
  const listId = useId()
  const { data } = useQuery({ ...cannedQuery, enabled: calling !== null || managing })
  const replies = useKept(data?.canned_replies ?? noReplies)
  const found = calling ? matching(replies, calling.word).slice(0, 50) : []
  const at = Math.min(chosen, Math.max(0, found.length - 1))

  const follow = () => {
    const box = field.current
    const next =
      box && box.selectionStart === box.selectionEnd ? callingAt(box.value, box.selectionStart) : null
    setCalling(next)
    if (next?.word !== calling?.word) setChosen(0)
  }
  const insert = (reply: CannedReply) => {
    if (!calling) return
    const { client_name: name } = conversation
    const own = filled(reply.text, { name, business: tenant.name, me: me.name })
    const { text: next, caret } = inserted(text, calling, own)
    setCalling(null)
    writeAndGoOn(field.current, () => write(next), caret)
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!calling || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length) setChosen((at + step + found.length) % found.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && found[at] && !event.ctrlKey && !event.metaKey)
      insert(found[at])
    else if (event.key === 'Escape') setCalling(null)
    else return false
    event.preventDefault()
    return true
  }
  const open = () => {
    const box = field.current
    const caret = box?.selectionStart ?? text.length
    const before = text.slice(0, caret)
    const slash = /(?:^|\s)$/.test(before) ? '/' : ' /'
    writeAndGoOn(box, () => write(before + slash + text.slice(caret)), caret + slash.length)
    follow()
  }

  const list = calling && data && (
    <div className={css.panel}>
      {found.length > 0 ? (
        <div id={listId} role="listbox" className={css.list} aria-label={words.canned}>
          {found.map((reply, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
            <div
              key={reply.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={css.option}
              onMouseDown={event => event.preventDefault()}
              onClick={() => insert(reply)}
              ref={element => {
                if (index === at) element?.scrollIntoView({ block: 'nearest' })
              }}
            >
              <span className={css.title} dir="auto">
                {reply.title}
              </span>
              {reply.shortcut && <kbd className={css.shortcut}>/{reply.shortcut}</kbd>}
              <span className={css.text} dir="auto">
                {reply.text.slice(0, 160)}
              </span>
            </div>
          ))}
        </div>
      ) : (
        <p className={css.none}>
          {data.canned_replies.length
            ? words.canned_no_match
            : `${words.canned_none} ${words.canned_none_note}`}
        </p>
      )}
      <div className={css.foot}>
        <span>{words.canned_hint}</span>
        <button
          type="button"
          className={css.manage}
          onMouseDown={event => event.preventDefault()}
          onClick={() => {
            setCalling(null)
            setManaging(true)
          }}
        >
          {words.canned_manage}
        </button>
      </div>
    </div>
  )
  return {
    list: (
      <>
        {list}
        {managing && (
          <Suspense>
            <Manage close={() => setManaging(false)} />
          </Suspense>
        )}
      </>
    ),
    button: (
      <button
        type="button"
        className={css.opener}
        aria-label={words.canned}
        title={`${words.canned} (/)`}
        onMouseDown={event => event.preventDefault()}
        onClick={open}
      >
        <NoteIcon />
      </button>
    ),
    onKeyDown,
    follow,
    /** What ties the field to the list, for screen readers. */
    fieldProps: calling
      ? ({
          'aria-controls': listId,
          'aria-activedescendant': found[at] ? `${listId}-${at}` : undefined,
          'aria-autocomplete': 'list',
        } as const)
      : {},
  }
}
