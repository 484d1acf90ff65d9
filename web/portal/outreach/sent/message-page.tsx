import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { SentMessage } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { BackIcon, RefreshIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { Card } from '../../parts/page.tsx'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { momentOf } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import { MailView } from '../mail-view/mail-view.tsx'
import { historyOf } from './history.ts'
import { messageQuery, useSendAgain } from './queries.ts'
import css from './sent.module.css'
import { stateTone } from './state-tone.ts'
import { sentWords } from './words.ts'

/** One message: what was said, and what became of it. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useQuery(messageQuery(id))
  if (data) return <Opened sent={data} />
  return <Pending error={error} retry={refetch} lines={8} height={40} />
}

function Opened({ sent }: { sent: SentMessage }) {
  const words = sentWords()
  const isOwner = useIsOwner()
  const { message, may_send_again: mayAgain } = sent
  const { name, to_address: to, state, channel } = message
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Link to="/outreach/sent" className={css.back} aria-label={words.message.back}>
          <BackIcon size={18} />
        </Link>
        <h2 className={css.title} dir="auto">
          {name || to || words.nobody}
        </h2>
        <Chip tone={stateTone[state]}>{words.states[state]}</Chip>
        {channel && <Chip>{words.channels[channel]}</Chip>}
        {isOwner && mayAgain && <Again id={message.id} />}
      </div>
      <div className={css.columns}>
        <Said sent={sent} />
        <div className={css.side}>
          <History sent={sent} />
          <Origin sent={sent} />
        </div>
      </div>
    </div>
  )
}

function Again({ id }: { id: string }) {
  const words = sentWords().message
  const again = useSendAgain(id)
  const navigate = useNavigate()
  const go = () =>
    again.mutate(undefined, {
      onSuccess: ({ message: { id: next, state, reason_label: reason } }) => {
        if (state === 'failed' || state === 'blocked') tell(say(words.again_failed, { reason: reason ?? '' }))
        else tell(state === 'queued' || state === 'sending' ? words.again_waits : words.sent_again)
        if (next) void navigate({ to: '/outreach/sent/$id', params: { id: next } as never })
      },
      onError: error => tell(faultSentence(error)),
    })
  return (
    <Button variant="default" leftSection={<RefreshIcon size={16} />} loading={again.isPending} onClick={go}>
      {words.again}
    </Button>
  )
}

function Said({ sent: { message, html } }: { sent: SentMessage }) {
  const words = sentWords().message
  const { rendered_subject: subject, rendered_body: body, to_address: to } = message
  return (
    <Card
      title={words.said}
      aside={to && <span className={css.quiet}>{say(words.to, { address: isolated(to) })}</span>}
    >
      {body === null ? (
        <p className={css.quiet}>{words.nothing_said}</p>
      ) : (
        <>
          {subject && (
            <p className={css.subject} dir="auto">
              {subject}
            </p>
          )}
          {html === null ? (
            <p className={css.text} dir="auto">
              {body}
            </p>
          ) : (
            <MailView html={html} label={words.said} picture={words.picture} />
          )}
        </>
      )}
    </Card>
  )
}

function History({ sent: { message } }: { sent: SentMessage }) {
  const words = sentWords().message
  const { state, reason_label: why, attempts, held_until: held } = message
  const isLeftOut = state === 'blocked' || state === 'cancelled'
  return (
    <Card title={words.history}>
      <ol className={css.history}>
        {historyOf(message).map(({ step, at }) => (
          <li key={step}>
            <time dateTime={at}>{momentOf(at)}</time>
            <span>
              {step === 'replied'
                ? say(words.replied, { words: isolated(message.reply_snippet ?? '') })
                : words[step]}
            </span>
          </li>
        ))}
        {held !== null && <li>{say(words.held, { time: momentOf(held) })}</li>}
        {isLeftOut && <li>{words[state]}</li>}
      </ol>
      {why !== null && (
        <p className={css.why} dir="auto">
          <b>{words.why}:</b> {why}
        </p>
      )}
      {attempts > 1 && <p className={css.quiet}>{counted(words.attempts, attempts)}</p>}
      {message.reply_conversation_id && (
        <Link to="/inbox/$id" params={{ id: message.reply_conversation_id } as never}>
          {words.conversation}
        </Link>
      )}
    </Card>
  )
}

function Origin({ sent }: { sent: SentMessage }) {
  const words = sentWords().message
  const { message, broadcast_name: broadcast, template_id: template, template_name: name } = sent
  return (
    <Card title={words.from}>
      <dl className={css.origin}>
        <dt>{words.broadcast}</dt>
        <dd>
          <Link to="/outreach/sent" search={{ broadcast: message.broadcast_id } as never} dir="auto">
            {broadcast}
          </Link>
        </dd>
        {template && name && (
          <>
            <dt>{words.template}</dt>
            <dd>
              <Link to="/outreach/templates/$id" params={{ id: template } as never} dir="auto">
                {name}
              </Link>
            </dd>
          </>
        )}
        {message.provider_id && (
          <>
            <dt>{words.provider}</dt>
            <dd dir="ltr">{message.provider_id}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
