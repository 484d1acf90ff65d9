import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Webhook, WebhookChanges } from '#client'
import { faultOf } from '../../api/api.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { holdRemoval, tell } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { Empty } from '../../parts/states.tsx'
import { fullDateOf } from '../../words/dates.ts'
import { isolated, say } from '../../words/words.ts'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { OwnersOnly } from '../owners-only.tsx'
import rows from '../rows.module.css'
import { SaveForm } from '../save-form.tsx'
import { sentenceOf } from '../sentence.ts'
import { Deliveries } from './deliveries.tsx'
import { EventChoice } from './event-choice.tsx'
import { changeWebhook, removeWebhook, rotateSecret, sendTest, webhookQuery } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'
import { WebhookState } from './webhook-row.tsx'
import { programsWords } from './words.ts'

/** One webhook: where it goes, what it is told, and how that went. */
export function Page() {
  const words = programsWords()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(webhookQuery(id))
  return (
    <OwnersOnly>
      <Link to={'/settings/programs' as never} className={rows.back}>
        {words.back}
      </Link>
      {query.error && faultOf(query.error) === 'gone' ? (
        <Empty title={words.gone} />
      ) : (
        <Read query={query} lines={6}>
          {webhook => (
            <>
              <Editor webhook={webhook} />
              <Deliveries webhook={webhook} />
            </>
          )}
        </Read>
      )}
    </OwnersOnly>
  )
}

function Editor({ webhook }: { webhook: Webhook }) {
  const words = programsWords()
  const { id, url, is_active } = webhook
  const edits = useEdits(`webhook:${id}`, {
    url,
    description: webhook.description ?? '',
    events: webhook.events,
  })
  const { values, set } = edits
  const save = ({ description, ...changes }: Partial<typeof values>) =>
    changeWebhook(id, {
      ...changes,
      ...(description !== undefined && { description: description.trim() || null }),
    } as WebhookChanges)
  return (
    <Subject title={<bdi dir="ltr">{new URL(url).host}</bdi>} aside={<WebhookState webhook={webhook} />}>
      <Trouble webhook={webhook} />
      <SaveForm edits={edits} save={save} wrong={values.events.length ? null : words.no_events}>
        <TextField
          label={words.url}
          inputMode="url"
          dir="ltr"
          required
          maxLength={2_000}
          value={values.url}
          onChange={event => set({ url: event.target.value })}
        />
        <TextField
          label={words.about}
          maxLength={500}
          value={values.description}
          onChange={event => set({ description: event.target.value })}
        />
        <EventChoice events={values.events} change={events => set({ events })} />
      </SaveForm>
      <Ways id={id} host={new URL(url).host} isActive={is_active} />
    </Subject>
  )
}

/** Why nothing arrives, and what becomes of what waits. */
function Trouble({ webhook: { is_active, failing_since, disabled_at } }: { webhook: Webhook }) {
  const words = programsWords()
  if (is_active && !failing_since) return null
  const said = is_active
    ? words.failing_note
    : disabled_at
      ? say(words.disabled_note, { date: fullDateOf(disabled_at) })
      : words.off_note
  return <p className={rows.notice}>{said}</p>
}

function Ways({ id, host, isActive }: { id: string; host: string; isActive: boolean }) {
  const words = programsWords()
  const go = useNavigate()
  const [secret, setSecret] = useState<string | null>(null)
  const attempt = (work: Promise<unknown>, done?: string) =>
    void work.then(
      () => done && tell(done),
      (error: unknown) => tell(sentenceOf(error)),
    )
  const remove = () => {
    void go({ to: '/settings/programs' as never })
    holdRemoval(say(words.removed_hook, { host: isolated(host) }), id, () =>
      removeWebhook(id).catch((error: unknown) => tell(sentenceOf(error))),
    )
  }
  return (
    <div className={rows.ways}>
      {isActive && (
        <Button variant="default" onClick={() => attempt(sendTest(id), words.tested)}>
          {words.test}
        </Button>
      )}
      <Button
        variant={isActive ? 'default' : 'filled'}
        onClick={() => attempt(changeWebhook(id, { is_active: !isActive }))}
      >
        {isActive ? words.switch_off : words.switch_on}
      </Button>
      <Button
        variant="default"
        onClick={() => attempt(rotateSecret(id).then(answer => setSecret(answer.secret)))}
      >
        {words.rotate}
      </Button>
      <Button variant="subtle" color="red" onClick={remove}>
        {words.remove_hook}
      </Button>
      {secret !== null && (
        <Dialog title={words.secret} close={() => setSecret(null)}>
          <ShownOnce secret={secret} note={words.rotate_note} done={() => setSecret(null)} />
        </Dialog>
      )}
    </div>
  )
}
