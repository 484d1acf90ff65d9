import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { BroadcastPreview, Channel, CountedBroadcast } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Chip } from '../../../parts/chip.tsx'
import { CheckIcon, RefreshIcon } from '../../../parts/icons.tsx'
import { Bones, Failure, Late } from '../../../parts/states.tsx'
import { useNow } from '../../../words/clock.ts'
import { lasting, numberOf, waited } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { channels } from '../../channels.ts'
import { isCorrectable } from '../people/correctable.ts'
import { reasonIn } from '../reason.ts'
import { broadcastWords } from '../words.ts'
import css from './dry-run.module.css'
import own from './editor.module.css'
import { Step } from './step.tsx'

const PeopleDialog = lazy(async () => ({
  default: (await import('../people/people-dialog.tsx')).PeopleDialog,
}))

const minuteMs = 60_000

/** Step 3: who gets it, and who does not, why, and what can be done. `run`: starts a check that does not start by itself. */
export function DryRun({
  saved,
  dry,
  isWritten,
  run,
}: {
  saved: CountedBroadcast
  dry: UseQueryResult<BroadcastPreview>
  isWritten: boolean
  run: (() => void) | null
}) {
  const words = broadcastWords().dry
  const { data, error, isFetching, refetch, dataUpdatedAt } = dry
  return (
    <Step
      n={3}
      title={words.title}
      aside={data && !isFetching && <Freshness at={dataUpdatedAt} again={() => void refetch()} />}
    >
      {!isWritten ? (
        <p className={own.quiet}>{words.unfinished}</p>
      ) : data ? (
        <Result saved={saved} data={data} isStale={isFetching} />
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : run ? (
        <div className={own.line}>
          <p className={own.quiet}>{words.large}</p>
          <Button variant="default" onClick={run}>
            {words.run}
          </Button>
        </div>
      ) : (
        <Late>
          <Bones lines={3} height={44} />
        </Late>
      )}
    </Step>
  )
}

function Freshness({ at, again }: { at: number; again: () => void }) {
  const words = broadcastWords().dry
  const now = useNow()
  return (
    <span className={own.line}>
      {now - at < minuteMs ? (
        <Chip tone="ok">
          <CheckIcon size={12} />
          {words.fresh}
        </Chip>
      ) : (
        say(words.old, { ago: waited(new Date(at).toISOString(), now) })
      )}
      <button type="button" className={own.icon} aria-label={words.again} title={words.again} onClick={again}>
        <RefreshIcon size={16} />
      </button>
    </span>
  )
}

function Result({
  saved,
  data,
  isStale,
}: {
  saved: CountedBroadcast
  data: BroadcastPreview
  isStale: boolean
}) {
  const all = broadcastWords()
  const words = all.dry
  const [shown, setShown] = useState<string | null>(null)
  const { counts, by_channel, by_reason, sms_segments, lasts_seconds } = data
  const gets = counts.sending + counts.held
  const reasons = Object.entries(by_reason).sort(([, one], [, two]) => two.count - one.count)
  const ways = channels.filter(channel => by_channel[channel])
  return (
    <div className={css.result} data-stale={isStale || undefined}>
      <div className={css.figure} role="status">
        <b className={css.big}>{numberOf(gets)}</b>
        <span>{counted(words.of, counts.total)}</span>
        <span className={css.bar} aria-hidden="true">
          <i style={{ inlineSize: `${counts.total ? (gets / counts.total) * 100 : 0}%` }} />
        </span>
        <ul className={css.notes}>
          {ways.length > 1 &&
            ways.map((channel: Channel) => (
              <li key={channel}>
                {say(words.by, { count: numberOf(by_channel[channel]!), channel: all.channels[channel] })}
              </li>
            ))}
          {counts.held > 0 && <li>{counted(words.held, counts.held)}</li>}
          {sms_segments > 0 && <li>{counted(words.sms_cost, sms_segments)}</li>}
          {lasts_seconds !== null && lasts_seconds >= 60 && (
            <li>{say(words.lasts, { time: lasting(lasts_seconds) })}</li>
          )}
        </ul>
      </div>
      {reasons.length ? (
        <ul className={css.reasons}>
          {reasons.map(([reason, { count, label }]) => (
            <li key={reason} className={css.reason}>
              <b className={css.count}>{numberOf(count)}</b>
              <span>{reasonIn(all.reasons, reason, label)}</span>
              <Button
                variant="subtle"
                size="xs"
                aria-label={say(isCorrectable(reason) ? words.correct_reason : words.show_reason, {
                  reason: reasonIn(all.reasons, reason, label),
                })}
                onClick={() => setShown(reason)}
              >
                {isCorrectable(reason) ? words.correct : words.show}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={own.quiet}>{words.everybody}</p>
      )}
      {shown !== null && (
        <Suspense>
          <PeopleDialog draft={saved} reason={shown} close={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  )
}
