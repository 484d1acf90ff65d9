import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accesses, endpoints } from '#contract/roles.ts'
import { TextField } from '../../parts/field.tsx'
import { CheckIcon } from '../../parts/icons.tsx'
import { Empty } from '../../parts/states.tsx'
import { SettingsPage, Subject } from '../frame.tsx'
import { planWords } from '../plan/words.ts'
import rows from '../rows.module.css'
import css from './roles.module.css'

/** The columns, by their names in the table. */
const callers = [
  ['visitor', 'visitor'],
  ['standard key', 'standard'],
  ['admin key', 'admin'],
  ['agent', 'agent'],
  ['owner', 'owner'],
] as const

/** Who may call what, from the table that the program itself writes. */
export function Page() {
  const words = planWords()
  const [q, setQ] = useState('')
  const wanted = q.trim().toLowerCase()
  const found = Object.entries(endpoints)
    .map(
      ([module, calls]) => [module, calls.filter(([call]) => call.toLowerCase().includes(wanted))] as const,
    )
    .filter(([, calls]) => calls.length)
  return (
    <SettingsPage wide>
      <Link to={'/settings/team' as never} className={rows.back}>
        {words.back}
      </Link>
      <Subject title={words.roles} note={words.roles_note}>
        <p>{words.agent_may}</p>
        <p>{words.owner_may}</p>
        <TextField
          label={words.find}
          type="search"
          dir="ltr"
          maxLength={100}
          value={q}
          onChange={event => setQ(event.target.value)}
        />
        {found.length === 0 && <Empty title={words.none} />}
        {found.map(([module, calls]) => (
          <details key={module} className={rows.fold} open={wanted !== '' || undefined}>
            <summary>
              <code id={`of-${module}`} className={rows.code} dir="ltr">
                {module}
              </code>{' '}
              ({calls.length})
            </summary>
            <Table calls={calls} labelledBy={`of-${module}`} />
          </details>
        ))}
      </Subject>
    </SettingsPage>
  )
}

function Table({ calls, labelledBy }: { calls: readonly (readonly [string, string])[]; labelledBy: string }) {
  const words = planWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={css.scroll} aria-labelledby={labelledBy} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.action}</th>
            {callers.map(([caller, name]) => (
              <th key={caller} scope="col">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map(([call, access]) => (
            <tr key={call}>
              <th scope="row">
                <code className={rows.code} dir="ltr">
                  {call}
                </code>
              </th>
              {callers.map(([caller]) => (
                <td key={caller}>
                  {accesses[access]?.includes(caller) ? (
                    <span role="img" aria-label={words.may} className={css.yes}>
                      <CheckIcon size={16} />
                    </span>
                  ) : (
                    <span className={css.no} role="img" aria-label={words.may_not}>
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
