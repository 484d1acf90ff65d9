import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { say } from '../../../words/words.ts'
import { keysQuery } from '../../programs/queries.ts'
import { membersQuery } from '../../queries.ts'
import rows from '../../rows.module.css'
import { privacyWords } from '../words.ts'
import css from './filters.module.css'
import { type AuditSearch, methods } from './search.ts'

/** What of the log is shown; the address keeps it. */
export function Filters({ search }: { search: AuditSearch }) {
  const words = privacyWords()
  const go = useNavigate()
  const { data: team } = useQuery(membersQuery)
  const { data: programs } = useQuery(keysQuery)
  const set = (change: { [name in keyof AuditSearch]?: string | undefined }) =>
    void go({ to: '.', search: { ...search, ...change } as never, replace: true })
  const people = [
    ...(team?.members ?? []).map(({ id, name, email }) => [id, name ?? email] as const),
    ...(programs?.api_keys ?? []).map(({ id, name }) => [id, say(words.key, { name })] as const),
  ]
  return (
    <div className={css.filters}>
      <Choice
        label={words.who}
        value={search.who}
        any={words.anybody}
        options={people}
        change={who => set({ who })}
      />
      <Choice
        label={words.what}
        value={search.what}
        any={words.anything}
        options={Object.entries(words.areas)}
        change={what => set({ what })}
      />
      <Choice
        label={words.how}
        value={search.how}
        any={words.any_way}
        options={methods.map(method => [method, words.did[method]] as const)}
        change={how => set({ how })}
      />
      {(['from', 'to'] as const).map(end => (
        <label key={end} className={css.field}>
          {words[end]}
          <input
            type="date"
            className={css.input}
            value={search[end] ?? ''}
            onChange={event => set({ [end]: event.target.value || undefined })}
          />
        </label>
      ))}
      {search.record && <p className={rows.more}>{words.one_record}</p>}
      {Object.keys(search).length > 0 && (
        <button
          type="button"
          className={rows.way}
          onClick={() => void go({ to: '.', search: {} as never, replace: true })}
        >
          {words.clear}
        </button>
      )}
    </div>
  )
}

function Choice({
  label,
  value,
  any,
  options,
  change,
}: {
  label: string
  value: string | undefined
  any: string
  options: readonly (readonly [string, string])[]
  change: (value: string | undefined) => void
}) {
  return (
    <label className={css.field}>
      {label}
      <select
        className={css.input}
        value={value ?? ''}
        onChange={event => change(event.target.value || undefined)}
      >
        <option value="">{any}</option>
        {options.map(([key, said]) => (
          <option key={key} value={key}>
            {said}
          </option>
        ))}
      </select>
    </label>
  )
}
