import type { ReactNode } from 'react'
import type { Lead } from '#client'
import { fullDateOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { peopleWords } from '../words.ts'
import css from './duplicates.module.css'

/** Two records side by side, and whose values stay when they become one. */
export function Compared({
  leads,
  kept,
  keep,
}: {
  leads: [Lead, Lead]
  kept: string
  keep: (id: string) => void
}) {
  const words = peopleWords()
  const isOneName = leads[0].name === leads[1].name
  const calledIn = ({ name, email, phone }: Lead) =>
    (isOneName ? email || phone || name : name || email || phone) || words.nameless
  const rows: [label: string, of: (lead: Lead) => ReactNode][] = [
    [words.called, lead => lead.name],
    [words.email, lead => lead.email],
    [words.phone, lead => lead.phone],
    [words.stage, lead => words.stages[lead.status]],
    [words.wish, lead => lead.intent],
    [words.tags, lead => lead.tags.join(', ')],
    [words.notes, lead => lead.notes],
    [words.came_by, lead => words.sources[lead.source]],
    [words.since, lead => fullDateOf(lead.created_at)],
  ]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {leads.map(lead => (
              <th key={lead.id} scope="col">
                <label className={css.keep}>
                  <input type="radio" name="kept" checked={kept === lead.id} onChange={() => keep(lead.id)} />
                  <span>{say(words.keep, { name: isolated(calledIn(lead)) })}</span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {leads.map(lead => (
                <td key={lead.id} dir="auto">
                  {of(lead) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
