import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ApiError, type BroadcastPreview, type BroadcastStart, type CountedBroadcast } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { ClockIcon, SendIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { numberOf } from '../../../words/dates.ts'
import { counted, say } from '../../../words/words.ts'
import { useSend } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'

const LaterDialog = lazy(async () => ({ default: (await import('./later-dialog.tsx')).LaterDialog }))

/** In these seconds after Send nothing leaves yet, and it can be stopped. */
const holdSeconds = 30

/** Step 4: send now, with seconds to stop it, or later. A button that is closed says why. */
export function SendBar({
  saved,
  dry,
  isSaved,
  isWritten,
}: {
  saved: CountedBroadcast
  dry: UseQueryResult<BroadcastPreview>
  isSaved: boolean
  isWritten: boolean
}) {
  const words = broadcastWords().send
  const send = useSend(saved.id)
  const [later, setLater] = useState(false)
  const { counts } = dry.data ?? {}
  const gets = counts ? counts.sending + counts.held : 0
  const why = !saved.audience_id
    ? words.why.audience
    : !isSaved
      ? words.why.saving
      : !isWritten
        ? words.why.words
        : !counts || dry.isFetching
          ? words.why.checking
          : gets === 0
            ? words.why.nobody
            : null
  const go = (start: BroadcastStart): void =>
    void send.mutateAsync(start).catch(error => {
      // What has changed since the check is shown by the next one.
      if (error instanceof ApiError && error.status === 409) void dry.refetch()
      tell(faultSentence(error))
    })
  return (
    <footer className={css.sendBar}>
      <p className={css.quiet} role="status">
        {why ?? say(words.note, { seconds: numberOf(holdSeconds) })}
      </p>
      <div className={css.line}>
        <Button
          variant="default"
          leftSection={<ClockIcon size={16} />}
          disabled={why !== null || send.isPending}
          onClick={() => setLater(true)}
        >
          {words.later}
        </Button>
        <Button
          leftSection={<SendIcon size={16} />}
          disabled={why !== null}
          loading={send.isPending}
          onClick={() => go({ hold_seconds: holdSeconds })}
        >
          {counted(words.send, gets)}
        </Button>
      </div>
      {later && (
        <Suspense>
          <LaterDialog
            close={() => setLater(false)}
            pick={send_at => {
              setLater(false)
              go({ send_at })
            }}
          />
        </Suspense>
      )}
    </footer>
  )
}
