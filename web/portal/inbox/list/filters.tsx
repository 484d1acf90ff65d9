import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FilterIcon } from '../../parts/icons.tsx'
import { Popover } from '../../parts/popover.tsx'
import { useMe } from '../../shell/me.ts'
import { linksQuery, membersQuery } from '../queries.ts'
import { type InboxSearch, isFiltered } from '../search.ts'
import { inboxWords } from '../words.ts'
import css from './filters.module.css'
import { SavedViews } from './saved-views.tsx'

const channels = ['chat', 'widget', 'call', 'email', 'sms', 'whatsapp'] as const

/** What the list is narrowed down to, and the views that were saved. */
export function Filters({ search, className }: { search: InboxSearch; className?: string }) {
  const words = inboxWords()
  const isOn = isFiltered(search)
  return (
    <Popover
      button={
        <>
          <FilterIcon />
          {isOn && <span className={css.on} />}
        </>
      }
      label={isOn ? words.filter_on : words.filter}
      title={`${words.filter} (F)`}
      shortcut="f"
      className={className}
    >
      {close => <Panel search={search} close={close} />}
    </Popover>
  )
}

function Panel({ search, close }: { search: InboxSearch; close: () => void }) {
  const words = inboxWords()
  const go = useNavigate()
  const { user } = useMe()
  const { data } = useQuery(membersQuery)
  const links = useQuery(linksQuery).data?.links ?? []
  const others = (data?.members ?? []).filter(({ id }) => id !== user.id)
  const set = (change: Partial<InboxSearch>) =>
    void go({ to: '.', search: { ...search, ...change }, replace: true } as never)
  return (
    <div className={css.panel}>
      <Choice
        label={words.channel}
        value={search.channel ?? ''}
        onChange={value => set({ channel: (value || undefined) as InboxSearch['channel'] })}
      >
        {channels.map(channel => (
          <option key={channel} value={channel}>
            {words[`channel_${channel}`]}
          </option>
        ))}
      </Choice>
      <Choice
        label={words.assignee}
        value={search.assignee ?? ''}
        onChange={value => set({ assignee: value || undefined })}
      >
        <option value="me">{words.me}</option>
        <option value="none">{words.nobody}</option>
        {others.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {name ?? email}
          </option>
        ))}
      </Choice>
      <TagField tag={search.tag ?? ''} onChange={tag => set({ tag: tag || undefined })} />
      {links.length > 0 && (
        <Choice
          label={words.chat_link}
          value={search.link ?? ''}
          onChange={value => set({ link: value || undefined })}
        >
          {links.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Choice>
      )}
      <label className={css.check}>
        <input
          type="checkbox"
          checked={search.unread ?? false}
          onChange={event => set({ unread: event.currentTarget.checked || undefined })}
        />
        {words.only_unread}
      </label>
      {isFiltered(search) && (
        <button
          type="button"
          className={css.clear}
          onClick={() => {
            close()
            void go({ to: '.', search: { view: search.view }, replace: true } as never)
          }}
        >
          {words.clear_filter}
        </button>
      )}
      <SavedViews search={search} close={close} />
    </div>
  )
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  return (
    <label className={css.line}>
      {label}
      <select className={css.field} value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{inboxWords().any}</option>
        {children}
      </select>
    </label>
  )
}

/** A tag is asked for when it is written, not with each letter. */
function TagField({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const [text, setText] = useState(tag)
  const ask = () => text.trim() !== tag && onChange(text.trim())
  return (
    <label className={css.line}>
      {inboxWords().tag}
      <input
        className={css.field}
        value={text}
        maxLength={60}
        dir="auto"
        onChange={event => setText(event.currentTarget.value)}
        onBlur={ask}
        onKeyDown={event => event.key === 'Enter' && ask()}
      />
    </label>
  )
}
