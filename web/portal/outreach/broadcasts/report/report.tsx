import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BroadcastReport, CountedBroadcast } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Chip } from '../../../parts/chip.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { CopyIcon } from '../../../parts/icons.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { Pending } from '../../../parts/states.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { momentOf, numberOf, soon } from '../../../words/dates.ts'
import { isolated, say } from '../../../words/words.ts'
import own from '../editor/editor.module.css'
import { Meter } from '../meter.tsx'
import { isHeld, isRunning, progressOf } from '../progress.ts'
import { audiencesQuery, reportQuery, useCancel, useReplies } from '../queries.ts'
import { toneOf } from '../tones.ts'
import { useWriteAgain } from '../use-write-again.ts'
import { broadcastWords } from '../words.ts'
import { Behind } from './behind.tsx'
import { figuresOf, readShown, type Shown } from './figures.ts'
import { Held } from './held.tsx'
import { Reasons } from './reasons.tsx'
import css from './report.module.css'

/** A broadcast that was told to go: until it begins it can be taken back, then one sees what becomes of it. */
export function Report({ broadcast }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords()
  const { name, status, sent_at, completed_at, waiting_for, starts_at } = broadcast
  return (
    <>
      <header className={own.head}>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        <Chip tone={toneOf[status]}>{words.status[status]}</Chip>
        <span className={own.quiet}>
          {sent_at && say(words.report.told, { when: momentOf(sent_at) })}
          {completed_at && `, ${say(words.report.ended, { when: momentOf(completed_at) })}`}
          {waiting_for && waiting_for !== 'time' && `, ${say(words.waits[waiting_for], { when: '' })}`}
          {waiting_for === 'time' && starts_at && `, ${say(words.waits.time, { when: soon(starts_at) })}`}
        </span>
        <Actions broadcast={broadcast} />
      </header>
      {isHeld(broadcast) ? <Held broadcast={broadcast} /> : <Outcome broadcast={broadcast} />}
    </>
  )
}

function Actions({ broadcast }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords()
  const isOwner = useIsOwner()
  const again = useWriteAgain()
  const cancel = useCancel(broadcast.id)
  if (!isOwner) return null
  return (
    <span className={css.actions}>
      {isRunning(broadcast) && !isHeld(broadcast) && (
        <Button
          variant="alarm"
          loading={cancel.isPending}
          onClick={() =>
            void cancel.mutateAsync(undefined).then(
              () => tell(words.report.stopping),
              error => tell(faultSentence(error)),
            )
          }
        >
          {words.report.stop}
        </Button>
      )}
      <Button variant="default" leftSection={<CopyIcon size={16} />} onClick={() => again(broadcast)}>
        {words.duplicate}
      </Button>
    </span>
  )
}

function Outcome({ broadcast }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords().report
  const { data, error, refetch } = useQuery(reportQuery(broadcast))
  const { data: audiences } = useQuery(audiencesQuery)
  const audience = audiences?.find(({ id }) => id === broadcast.audience_id)
  const { done, total, share } = progressOf(broadcast, audience?.contact_count ?? 0)
  const reached = say(broadcastWords().reached, { done: numberOf(done), total: numberOf(total) })
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <section className={own.card} aria-label={words.figures}>
          {isRunning(broadcast) && (
            <div className={css.progress}>
              <Meter
                share={share}
                label={say(broadcastWords().progress, { name: isolated(broadcast.name) })}
                text={reached}
              />
              <span className={own.quiet} role="status">
                {reached}
              </span>
            </div>
          )}
          {data ? (
            <Figures report={data} broadcast={broadcast} />
          ) : (
            <Pending error={error} retry={refetch} lines={2} height={60} />
          )}
        </section>
        <Behind broadcast={broadcast} />
      </div>
      <aside className={css.aside}>
        {data && <Reasons report={data} />}
        <Replies broadcast={broadcast} />
      </aside>
    </div>
  )
}

function Figures({ report, broadcast }: { report: BroadcastReport; broadcast: CountedBroadcast }) {
  const words = broadcastWords().report
  const navigate = useNavigate()
  const { show, reason } = readShown(useSearch({ strict: false }))
  const open = (next: Shown) => void navigate({ to: '.', search: next as never, replace: true })
  const isMail = report.by_channel.email !== undefined
  return (
    <>
      <ul className={css.figures}>
        {figuresOf(report, broadcast.status).map(([figure, count]) => {
          const isOpen = show === figure && !reason
          return (
            <li key={figure}>
              <button
                type="button"
                className={css.figure}
                aria-pressed={isOpen}
                onClick={() => open(isOpen ? {} : { show: figure })}
              >
                <b>{numberOf(count)}</b>
                <span>{words[figure]}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {isMail && <p className={own.quiet}>{words.no_reads}</p>}
    </>
  )
}

function Replies({ broadcast: { id, allow_replies } }: { broadcast: CountedBroadcast }) {
  const words = broadcastWords().report
  const isOwner = useIsOwner()
  const replies = useReplies(id)
  return (
    <section className={own.card}>
      <label className={own.check}>
        <input
          type="checkbox"
          checked={allow_replies}
          disabled={!isOwner}
          onChange={event =>
            replies.mutate(event.currentTarget.checked, {
              onSuccess: ({ allow_replies: isOn }) => tell(isOn ? words.replies_on : words.replies_off),
              onError: error => tell(faultSentence(error)),
            })
          }
        />
        {words.replies}
      </label>
    </section>
  )
}
