import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TrashIcon } from '../../parts/icons.tsx'
import { offerUndo } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { type InboxSearch, isFiltered } from '../search.ts'
import { inboxWords } from '../words.ts'
import css from './filters.module.css'
import { preferencesQuery, type SavedView, saveViews, viewsOf } from './views.ts'

/** Filters that a member has given a name. They come along to every browser. */
export function SavedViews({ search, close }: { search: InboxSearch; close: () => void }) {
  const words = inboxWords()
  const { data } = useQuery(preferencesQuery)
  const [name, setName] = useState('')
  const views = viewsOf(data)
  const remove = (view: SavedView) => {
    void saveViews(all => all.filter(({ id }) => id !== view.id))
    offerUndo(say(words.view_removed, { name: view.name }), () => saveViews(all => [...all, view]))
  }
  if (!views.length && !isFiltered(search) && !search.view) return null
  return (
    <section className={css.views} aria-label={words.views}>
      <h2 className={css.viewsTitle}>{words.views}</h2>
      {views.map(view => (
        <div key={view.id} className={css.view}>
          <Link to="/inbox" search={view.search as never} className={css.viewLink} onClick={close} dir="auto">
            {view.name}
          </Link>
          <button
            type="button"
            className={css.remove}
            aria-label={say(words.remove_view, { name: view.name })}
            onClick={() => remove(view)}
          >
            <TrashIcon size={15} />
          </button>
        </div>
      ))}
      {(isFiltered(search) || search.view) && (
        <form
          className={css.save}
          onSubmit={event => {
            event.preventDefault()
            if (!name.trim()) return
            const view = { id: crypto.randomUUID(), name: name.trim(), area: 'inbox', search }
            void saveViews(all => [...all, view])
            setName('')
          }}
        >
          <input
            className={css.field}
            aria-label={words.view_name}
            placeholder={words.view_name}
            maxLength={60}
            dir="auto"
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <button type="submit" className={css.ok} disabled={!name.trim()}>
            {words.save_view}
          </button>
        </form>
      )}
    </section>
  )
}
