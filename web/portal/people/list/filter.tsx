import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchField } from '../../parts/search-field.tsx'
import { useFilter } from '../../parts/use-filter.ts'
import css from '../people.module.css'
import { fieldsQuery, tagsQuery } from '../queries.ts'
import { type PeopleSearch, readSearch, sorts, stages } from '../search.ts'
import { peopleWords } from '../words.ts'
import { FieldFilter } from './field-filter.tsx'

/** What of the people is shown; the address keeps it. */
export function Filter({ search }: { search: PeopleSearch }) {
  const words = peopleWords()
  const { q = '', status, tag, field: id, sort = 'newest' } = search
  const change = useFilter(readSearch)
  const { data: own } = useQuery(fieldsQuery)
  const { data: known } = useQuery(tagsQuery)
  const field = own?.fields.find(each => each.id === id)
  // A tag of the address that nobody has, or one beyond those that are listed, is shown all the same.
  const isSame = (one: string) => one.toLowerCase() === tag?.toLowerCase()
  const tags = known?.tags ?? []
  const shown = tags.find(isSame) ?? tag
  const fields = own?.fields ?? []
  return (
    <div className={css.filter}>
      <SearchField className={css.search} label={words.search} q={q} search={next => change({ q: next })} />
      <NativeSelect
        aria-label={words.stage}
        value={status ?? ''}
        onChange={event => change({ status: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: words.all_stages },
          ...stages.map(stage => ({ value: stage, label: words.stages[stage] })),
        ]}
      />
      {(tags.length > 0 || tag) && (
        <NativeSelect
          className={css.choice}
          aria-label={words.tag}
          value={shown ?? ''}
          onChange={event => change({ tag: event.currentTarget.value || undefined })}
          data={[{ value: '', label: words.all_tags }, ...(tag && !tags.some(isSame) ? [tag] : []), ...tags]}
        />
      )}
      {(fields.length > 0 || id) && (
        <NativeSelect
          className={css.choice}
          aria-label={words.by_field}
          value={id ?? ''}
          onChange={event =>
            change({
              field: event.currentTarget.value || undefined,
              value: undefined,
              value_from: undefined,
              value_to: undefined,
            })
          }
          data={[
            { value: '', label: words.by_field },
            ...(own && id && !field ? [{ value: id, label: words.field_gone }] : []),
            ...fields.map(each => ({ value: each.id, label: each.name })),
          ]}
        />
      )}
      <NativeSelect
        aria-label={words.sort}
        value={sort}
        onChange={event => change({ sort: event.currentTarget.value })}
        data={sorts.map(each => ({ value: each, label: words[each] }))}
      />
      {field && <FieldFilter key={field.id} field={field} search={search} change={change} />}
    </div>
  )
}
