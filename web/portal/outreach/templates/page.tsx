import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Channel, Template } from '#client'
import { Button } from '../../parts/button.tsx'
import { PlusIcon } from '../../parts/icons.tsx'
import { Menu, MenuItem } from '../../parts/menu.tsx'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useFilter } from '../../parts/use-filter.ts'
import { useIsOwner } from '../../shell/me.ts'
import { channels } from '../channels.ts'
import css from '../rows.module.css'
import { templatesQuery } from './queries.ts'
import { TemplateRow } from './template-row.tsx'
import { templateWords } from './words.ts'

interface Search {
  q?: string
  channel?: Channel
}

const readSearch = ({ q, channel }: Record<string, unknown>): Search => {
  const known = channels.find(each => each === channel)
  return {
    ...(typeof q === 'string' && q.trim() && { q: q.trim().slice(0, 200) }),
    ...(known && { channel: known }),
  }
}

const matches = ({ name, subject, channel }: Template, search: Search): boolean => {
  const q = (search.q ?? '').toLocaleLowerCase()
  const isNamed = [name, subject ?? ''].some(text => text.toLocaleLowerCase().includes(q))
  return isNamed && (!search.channel || search.channel === channel)
}

/** The texts that are sent again and again, newest first. */
export function Page() {
  const words = templateWords()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const search = readSearch(useSearch({ strict: false }))
  const { data, error, refetch } = useQuery(templatesQuery)
  useRowKeys()
  const found = data?.filter(template => matches(template, search)) ?? []
  const change = useFilter(readSearch)
  const add = isOwner && <NewTemplateMenu />
  return (
    <section className={css.card} aria-label={words.title}>
      {data && data.length > 0 && (
        <div className={css.head}>
          <SearchField
            className={css.search}
            label={words.search}
            q={search.q ?? ''}
            search={q => change({ q })}
          />
          <select
            className={css.select}
            aria-label={words.channel}
            value={search.channel ?? ''}
            onChange={event => change({ channel: event.currentTarget.value || undefined })}
          >
            <option value="">{words.all_channels}</option>
            {channels.map(channel => (
              <option key={channel} value={channel}>
                {words.channels[channel]}
              </option>
            ))}
          </select>
          {add}
        </div>
      )}
      {data ? (
        found.length ? (
          <Rows items={found} keyOf={({ id }) => id} height={60} label={words.title}>
            {template => <TemplateRow template={template} />}
          </Rows>
        ) : data.length ? (
          <Empty
            title={words.none_found}
            action={
              <Button variant="default" onClick={() => void navigate({ to: '.', search: {} as never })}>
                {words.clear_filter}
              </Button>
            }
          />
        ) : (
          <Empty title={words.none} note={words.none_note} action={add || undefined} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={60} />
      )}
    </section>
  )
}

function NewTemplateMenu() {
  const words = templateWords()
  const navigate = useNavigate()
  return (
    <Menu
      className={css.menu}
      button={
        <>
          <PlusIcon size={16} />
          {words.add}
        </>
      }
    >
      {channels.map(channel => (
        <MenuItem
          key={channel}
          onClick={() =>
            void navigate({ to: '/outreach/templates/new', search: { channel } as never } as never)
          }
        >
          {words.add_of[channel]}
        </MenuItem>
      ))}
    </Menu>
  )
}
