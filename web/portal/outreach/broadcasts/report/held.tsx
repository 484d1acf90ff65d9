import { useEffect, useState } from 'react'
import type { CountedBroadcast } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { ClockIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { zoneLabel } from '../../../parts/places.ts'
import { useIsOwner, useMe } from '../../../shell/me.ts'
import { now } from '../../../words/clock.ts'
import { momentOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { useRecall } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import css from './report.module.css'

/** Up to so many seconds before it begins, they are counted. */
const countedSeconds = 120

/** A broadcast that has not begun: when it does, and the way back to a draft. */
export function Held({ broadcast: { id, starts_at } }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords().held
  const isOwner = useIsOwner()
  const { timezone: zone } = useMe().tenant
  const recall = useRecall(id)
  const left = useSecondsTo(starts_at ?? '')
  const isSoon = left <= countedSeconds
  const stop = () =>
    // The page shows the draft by then, so that nothing may hang on this part of it.
    recall.mutateAsync(undefined).then(
      () => tell(words.stopped),
      error => tell(faultSentence(error)),
    )
  return (
    <section className={css.held}>
      <ClockIcon />
      <div className={css.heldWords}>
        <p className={css.heldTitle} role="timer">
          {!isSoon
            ? say(words.at, { when: momentOf(starts_at!, zone) })
            : left > 0
              ? counted(words.seconds, left)
              : words.now}
        </p>
        {!isSoon && (
          <p className={css.heldNote}>
            {say(words.zone, { zone: zoneLabel(zone) })}. {words.of_then}
          </p>
        )}
      </div>
      {isOwner && (
        <Button variant={isSoon ? 'alarm' : 'default'} loading={recall.isPending} onClick={stop}>
          {isSoon ? words.stop : words.take_back}
        </Button>
      )}
    </section>
  )
}

/** Whole seconds until a moment, counted down; never below 0. */
function useSecondsTo(moment: string): number {
  const [left, setLeft] = useState(() => secondsTo(moment))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(moment)), 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

const secondsTo = (moment: string): number => Math.max(0, Math.ceil((Date.parse(moment) - now()) / 1_000))
