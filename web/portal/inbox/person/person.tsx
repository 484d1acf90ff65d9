import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reasonOf } from '../../api/api.ts'
import { Chip } from '../../parts/chip.tsx'
import { tell } from '../../parts/notices/notices.ts'
import { dateOf, languageOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { Assigning, Tagging } from '../actions/keeping.tsx'
import { conversationWords } from '../conversation-words.ts'
import { letterOf } from '../names.ts'
import type { Conversation } from '../records.ts'
import { inboxWords } from '../words.ts'
import { History } from './history.tsx'
import { Name } from './name.tsx'
import css from './person.module.css'
import { type LeadStatus, leadQuery, leadStatuses, useStage } from './queries.ts'
import { Teach } from './teach.tsx'

/** Who somebody is: how to reach them, what they want, what there was before, and what they asked that nobody has taught. */
export function Person({ conversation }: { conversation: Conversation }) {
  const words = conversationWords()
  const { lead_id, needs, tags, assignee, language, channel } = conversation
  const { data: lead } = useQuery({ ...leadQuery(lead_id ?? ''), enabled: lead_id !== null })
  const email = lead?.email ?? conversation.email
  const phone = lead?.phone ?? conversation.phone
  const unanswered = (needs ?? []).filter(({ kind }) => kind === 'unanswered')
  return (
    <div className={css.person}>
      <header className={css.head}>
        <span className={css.face} aria-hidden="true">
          {letterOf(conversation)}
        </span>
        <div className={css.who}>
          <Name conversation={conversation} />
          {lead && <p className={css.quiet}>{say(words.since, { date: dateOf(lead.created_at) })}</p>}
        </div>
        {phone && (
          <a className={css.call} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {words.call}
          </a>
        )}
      </header>
      <dl className={css.facts}>
        {email && (
          <Fact name={words.mail}>
            <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact name={words.phone}>
            <bdi dir="ltr">{phone}</bdi>
          </Fact>
        )}
        {lead?.intent && (
          <Fact name={words.wants}>
            <span dir="auto">{lead.intent}</span>
          </Fact>
        )}
        {lead && (
          <Fact name={words.stage}>
            <Stage leadId={lead.id} status={lead.status} />
          </Fact>
        )}
        <Fact name={words.came_by}>{inboxWords()[`channel_${channel}`]}</Fact>
        {language && <Fact name={words.language}>{languageOf(language)}</Fact>}
        <Fact name={words.assigned}>
          <span className={css.kept}>
            <span dir="auto">{assignee?.name ?? inboxWords().nobody}</span>
            <Assigning conversation={conversation} className={css.edit} />
          </span>
        </Fact>
        <Fact name={words.tags}>
          <span className={css.kept}>
            {tags.map(tag => (
              <Chip key={tag}>
                <span dir="auto">{tag}</span>
              </Chip>
            ))}
            <Tagging conversation={conversation} className={css.edit} />
          </span>
        </Fact>
      </dl>
      {!email && !phone && <p className={css.quiet}>{words.unknown_person}</p>}
      {unanswered.map(need => (
        <Teach key={need.id} need={need} />
      ))}
      {lead_id && <History conversation={conversation} leadId={lead_id} />}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Stage({ leadId, status }: { leadId: string; status: LeadStatus }) {
  const words = conversationWords()
  const stage = useStage(leadId)
  return (
    <select
      className={css.stage}
      data-stage={status}
      aria-label={words.stage}
      value={status}
      onChange={event => {
        const next = event.currentTarget.value as LeadStatus
        stage.mutateAsync(next).catch(error => tell(say(words.not_saved, { reason: reasonOf(error) ?? '' })))
      }}
    >
      {leadStatuses.map(each => (
        <option key={each} value={each}>
          {words[`stage_${each}`]}
        </option>
      ))}
    </select>
  )
}
