import { Button, Checkbox } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BusinessExport } from '#client'
import { api } from '../../api/api.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { tell } from '../../parts/notices/notices.ts'
import { momentOf, numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { exportsQuery } from './queries.ts'
import { privacyWords } from './words.ts'

/** All data of the business as one file: made in the background, and fetched within a day. */
export function Whole() {
  const words = privacyWords()
  const client = useQueryClient()
  const { data } = useQuery(exportsQuery)
  const [recordings, setRecordings] = useState(false)
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }) }
  const start = useMutation({
    mutationFn: () => api.post('/api/v1/account/exports', { body: { recordings } }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.delete('/api/v1/account/exports/{id}', { params: { id } }),
    ...settled,
  })
  const fail = (error: unknown) => tell(faultSentence(error))
  const isMaking = data?.exports.some(({ status }) => status === 'queued' || status === 'running') ?? false
  return (
    <Subject title={words.whole} note={words.whole_note}>
      <Checkbox
        label={words.with_recordings}
        checked={recordings}
        onChange={event => setRecordings(event.currentTarget.checked)}
      />
      <div className={rows.ways}>
        <Button
          variant="default"
          loading={start.isPending}
          disabled={isMaking}
          onClick={() => start.mutateAsync().catch(fail)}
        >
          {words.make_file}
        </Button>
      </div>
      <ul className={rows.list}>
        {data?.exports.map(each => (
          <li key={each.id} className={rows.row}>
            <div className={rows.what}>
              <div className={rows.name}>{momentOf(each.created_at)}</div>
              <Standing of={each} />
            </div>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => remove.mutateAsync(each.id).catch(fail)}
            >
              {words.delete_file}
            </Button>
          </li>
        ))}
      </ul>
    </Subject>
  )
}

function Standing({
  of: { id, status, done, total, bytes, reason, expires_at: until },
}: {
  of: BusinessExport
}) {
  const words = privacyWords()
  if (status === 'failed')
    return (
      <p className={rows.more} role="status">
        {words.file_failed[reason ?? 'internal']}
      </p>
    )
  if (status !== 'done')
    return (
      <p className={rows.more} role="status">
        <progress value={done} max={Math.max(total ?? 0, 1)} aria-label={words.making} />{' '}
        {total === null
          ? words.making
          : say(words.file_progress, { done: numberOf(done), total: numberOf(total) })}
      </p>
    )
  if (!until) return null
  const size = Math.max(1, Math.round((bytes ?? 0) / 1000))
  return (
    <p className={rows.more} role="status">
      <a className={rows.back} href={`/api/v1/account/exports/${id}/file`} download>
        {say(words.fetch_file, { size: numberOf(size) })}
      </a>{' '}
      {say(words.file_until, { date: momentOf(until) })}
    </p>
  )
}
