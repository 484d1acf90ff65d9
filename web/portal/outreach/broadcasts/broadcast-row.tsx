import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CountedBroadcast } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { SendIcon } from '../../parts/icons.tsx'
import { briefly, numberOf, soon } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import css from './list.module.css'
import { Meter } from './meter.tsx'
import { isHeld, isRunning, leftOf, progressOf } from './progress.ts'
import { audiencesQuery } from './queries.ts'
import { toneOf } from './tones.ts'
import { broadcastWords } from './words.ts'

/** One broadcast of the list, with what became of it so far. */
export function BroadcastRow({ broadcast }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords()
  const { id, name, status, counts, audience_id } = broadcast
  const { data: audiences } = useQuery(audiencesQuery)
  const audience = audiences?.find(each => each.id === audience_id)
  const at = broadcast.completed_at ?? broadcast.sent_at ?? broadcast.created_at
  const goes = isRunning(broadcast) && !isHeld(broadcast)
  const { done, total, share } = progressOf(broadcast, audience?.contact_count ?? 0)
  const reached = say(words.reached, { done: numberOf(done), total: numberOf(total) })
  return (
    <Link to="/outreach/broadcasts/$id" params={{ id } as never} className={css.row} data-row={id}>
      <SendIcon size={16} />
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        {goes ? (
          <Meter share={share} label={say(words.progress, { name: isolated(name) })} text={reached} />
        ) : (
          <span className={css.detail}>
            {audience && <bdi>{audience.name}</bdi>}
            {status !== 'draft' && counts.total > 0 && (
              <>
                {audience && ' · '}
                {say(words.reached, { done: numberOf(leftOf(counts)), total: numberOf(counts.total) })}
              </>
            )}
            {counts.replied > 0 && ` · ${counted(words.row_replied, counts.replied)}`}
            {counts.failed > 0 && ` · ${counted(words.row_failed, counts.failed)}`}
          </span>
        )}
      </span>
      <span className={css.figures}>
        {goes && <span className={css.count}>{reached}</span>}
        <Chip tone={toneOf[status]}>{words.status[status]}</Chip>
        {isHeld(broadcast) && broadcast.starts_at ? (
          <time dateTime={broadcast.starts_at}>{soon(broadcast.starts_at)}</time>
        ) : (
          <time dateTime={at}>{briefly(at)}</time>
        )}
      </span>
    </Link>
  )
}
