import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { deskPath } from '../build.ts'
import { CloseIcon, SearchIcon } from '../parts/icons.tsx'
import { useMe } from '../shell/me.ts'
import { shellWords } from '../shell/words.ts'
import { counted, say } from '../words/words.ts'
import { type Entry, neighbour } from './entries.ts'
import { EntryRow } from './entry-row.tsx'
import css from './finder.module.css'
import { keepRecent } from './recent.ts'
import { useGroups } from './use-groups.ts'
import { finderWords } from './words.ts'

/**
 * Leads to every page, record and action by a few letters: a combobox with a list of groups (WAI-ARIA 1.2), in a dialog of the
 * browser's own.
 */
export function Finder({ close }: { close: () => void }) {
  const words = finderWords()
  const { history } = useRouter()
  const { user } = useMe()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { groups, isSearching, isFailed } = useGroups(typed)
  const entries = groups.flatMap(group => group.entries)
  const keys = entries.map(({ key }) => key)
  const current = chosen !== null && keys.includes(chosen) ? chosen : (keys[0] ?? null)
  const idOf = (key: string) => `${id}-${keys.indexOf(key)}`
  useEffect(() => {
    const own = dialog.current
    own?.showModal()
    return () => own?.close()
  }, [])
  useEffect(() => {
    if (current !== null)
      document.getElementById(`${id}-${keys.indexOf(current)}`)?.scrollIntoView({ block: 'nearest' })
  })
  const open = (entry: Entry) => {
    close()
    // Pages and actions stand in the list anyway.
    if (!/^(?:page|do) /.test(entry.key)) keepRecent(user.id, entry)
    if (entry.act) void entry.act()
    else if (entry.to) history.push(`${deskPath}${entry.to === '/' ? '' : entry.to}`)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setChosen(neighbour(keys, current, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = entries.find(({ key }) => key === current)
      if (entry) open(entry)
    }
  }
  const q = typed.trim()
  const isNothing = q !== '' && !isSearching && !isFailed && !entries.length
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={dialog}
      className={css.finder}
      aria-label={words.title}
      onCancel={event => {
        event.preventDefault()
        close()
      }}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <SearchIcon size={18} />
          <input
            className={css.input}
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current === null ? undefined : idOf(current)}
            aria-autocomplete="list"
            aria-label={words.title}
            placeholder={words.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            autoFocus
            value={typed}
            onChange={event => {
              setTyped(event.currentTarget.value)
              setChosen(null)
            }}
            onKeyDown={press}
          />
          <button type="button" className={css.close} onClick={close} aria-label={shellWords().close}>
            <CloseIcon size={16} />
          </button>
        </div>
        <div role="listbox" id={`${id}-list`} aria-label={words.title} className={css.list}>
          {groups.map(({ key, title, entries: own }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={key} role="group" aria-label={title}>
              <div className={css.title} aria-hidden="true">
                {title}
              </div>
              {own.map(entry => (
                <EntryRow
                  key={entry.key}
                  id={idOf(entry.key)}
                  entry={entry}
                  isCurrent={entry.key === current}
                  open={open}
                  choose={setChosen}
                />
              ))}
            </div>
          ))}
        </div>
        <p className={isNothing || isFailed ? css.note : css.unseen} role="status">
          {isFailed
            ? words.failed
            : isNothing
              ? say(words.nothing, { q })
              : q && !isSearching
                ? counted(words.results, entries.length)
                : ''}
        </p>
        <p className={css.hint} aria-hidden="true">
          {isSearching ? words.searching : words.hint}
        </p>
      </div>
    </dialog>
  )
}
