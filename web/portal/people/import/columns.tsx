import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PeopleImport } from '#client'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { isolated, say } from '../../words/words.ts'
import { useAddField } from '../fields/queries.ts'
import { fieldsQuery } from '../queries.ts'
import css from './import.module.css'
import { examplesQuery, importQuery, useMap } from './queries.ts'
import { importWords } from './words.ts'

/** Says of each column what it is; everything is judged anew after each choice. */
export function Columns({ draft: { id, headers, mapping } }: { draft: PeopleImport }) {
  const words = importWords()
  const { data: own } = useQuery(fieldsQuery)
  const { data: examples } = useQuery(examplesQuery(id))
  const client = useQueryClient()
  const map = useMap(id)
  // What was chosen on this page, whatever a list that was asked for before says meanwhile.
  const picked = useRef<string[] | null>(null)
  const add = useAddField()
  const choose = async (column: number, chosen: string) => {
    const header = headers[column]!
    try {
      const what =
        chosen === 'new'
          ? `field:${(await add.mutateAsync({ name: header.slice(0, 60), kind: 'text' })).id}`
          : chosen
      // One thing can't be in two columns: the one that was chosen last has it.
      picked.current = (picked.current ?? mapping).map((each, at) =>
        at === column ? what : each === what ? 'skip' : each,
      )
      const next = picked.current
      client.setQueryData(importQuery(id).queryKey, before => before && { ...before, mapping: next })
      await map.mutateAsync(next)
    } catch (error) {
      tell(faultSentence(error))
    }
  }
  const kinds = Object.entries(words.kinds)
  const isNew = (header: string) =>
    !own?.fields.some(({ name }) => name.toLowerCase() === header.toLowerCase())
  return (
    <Card title={words.columns}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.column}</th>
              <th scope="col">{words.means}</th>
              <th scope="col">{words.sample}</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((header, column) => (
              <tr key={header}>
                <th scope="row" dir="auto">
                  {header}
                </th>
                <td>
                  <select
                    className={css.select}
                    aria-label={header}
                    value={mapping[column]}
                    onChange={event => void choose(column, event.currentTarget.value)}
                  >
                    {kinds.map(([what, label]) => (
                      <option key={what} value={what}>
                        {label}
                      </option>
                    ))}
                    {own?.fields.map(field => (
                      <option key={field.id} value={`field:${field.id}`}>
                        {field.name}
                      </option>
                    ))}
                    {isNew(header) && (
                      <option value="new">{say(words.new_field, { name: isolated(header) })}</option>
                    )}
                  </select>
                </td>
                <td className={css.quiet} dir="auto">
                  {examples?.rows
                    .map(({ cells }) => cells[column])
                    .filter(Boolean)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
