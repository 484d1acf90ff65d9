import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#client'
import { Chip } from '../../../parts/chip.tsx'
import { momentOf } from '../../../words/dates.ts'
import { isolated, say } from '../../../words/words.ts'
import rows from '../../rows.module.css'
import { privacyWords } from '../words.ts'
import { areaName, areaOf, placeOf } from './areas.ts'

/** Who did what, and when. */
export function EntryRow({ entry: { at, actor, method, route, record_id, status } }: { entry: AuditEntry }) {
  const words = privacyWords()
  const name = isolated(actor.name ?? words.nameless)
  const place = record_id && method !== 'DELETE' ? placeOf(route, record_id) : null
  return (
    <div className={rows.row}>
      <div className={rows.what}>
        <div className={rows.name}>
          <span>{actor.kind === 'key' ? say(words.key, { name }) : name}</span>
          <Chip>
            {words.did[method]}: {areaName(areaOf(route))}
          </Chip>
          {status >= 400 && <Chip tone="alarm">{say(words.refused, { status })}</Chip>}
        </div>
        <div className={rows.more}>
          {momentOf(at)} ·{' '}
          {place ? (
            <Link to={place as never}>
              <code className={rows.code} dir="ltr">
                {method} {route}
              </code>
            </Link>
          ) : (
            <code className={rows.code} dir="ltr">
              {method} {route}
            </code>
          )}
        </div>
      </div>
      {record_id && (
        <Link
          to={'/settings/privacy/audit' as never}
          search={{ record: record_id } as never}
          className={rows.back}
        >
          {words.only_this}
        </Link>
      )}
    </div>
  )
}
