import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Lead, LeadStatus } from '#client'
import { faultOf, reasonOf } from '../../api/api.ts'
import { Chip } from '../../parts/chip.tsx'
import { useDraft } from '../../parts/draft.ts'
import { tell } from '../../parts/notices/notices.ts'
import { Card, Page as Frame } from '../../parts/page.tsx'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { shellWords } from '../../shell/words.ts'
import { fullDateOf } from '../../words/dates.ts'
import { personQuery, useChange } from '../queries.ts'
import { stages } from '../search.ts'
import { peopleWords } from '../words.ts'
import css from './person.module.css'
import { Timeline } from './timeline.tsx'

/** One person: how they are reached, what they want, and what happened with them on every channel. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const words = peopleWords()
  const { data: person, error, refetch } = useQuery(personQuery(id))
  const title = person ? person.name || person.email || person.phone || words.nameless : words.title
  return (
    <Frame title={<span dir="auto">{title}</span>} actions={<Back />}>
      {person ? (
        <div className={css.page}>
          <Details person={person} />
          <Card title={words.timeline}>
            <Timeline id={person.id} />
          </Card>
        </div>
      ) : error ? (
        <Failure error={error} retry={refetch} />
      ) : (
        <Late>
          <Bones lines={8} height={36} />
        </Late>
      )}
    </Frame>
  )
}

const Back = () => (
  <Button component={Link} to="/people" variant="default">
    {peopleWords().title}
  </Button>
)

function Details({ person }: { person: Lead }) {
  const words = peopleWords()
  const shell = shellWords()
  const { id, email, phone, intent, status, source, tags, notes, created_at } = person
  const change = useChange(id)
  const [text, write] = useDraft(`person:${id}`, notes ?? '')
  const save = (changes: Parameters<typeof change.mutateAsync>[0]) =>
    change.mutateAsync(changes).then(
      () => tell(words.saved),
      error => tell(reasonOf(error) ?? shell[`fault_${faultOf(error)}`]),
    )
  return (
    <Card title={words.contact}>
      <dl className={css.details}>
        <Line name={words.stage}>
          <NativeSelect
            size="xs"
            aria-label={words.stage}
            value={status}
            onChange={event => void save({ status: event.currentTarget.value as LeadStatus })}
            data={stages.map(stage => ({ value: stage, label: words.stages[stage] }))}
          />
        </Line>
        {email && (
          <Line name={words.email}>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </Line>
        )}
        {phone && (
          <Line name={words.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
              {phone}
            </a>
          </Line>
        )}
        {intent && (
          <Line name={words.wish}>
            <span className={css.wish} dir="auto">
              {intent}
            </span>
          </Line>
        )}
        {tags.length > 0 && (
          <Line name={words.tags}>
            <span className={css.tags}>
              {tags.map(tag => (
                <Chip key={tag}>
                  <span dir="auto">{tag}</span>
                </Chip>
              ))}
            </span>
          </Line>
        )}
        <Line name={words.came_by}>{words.sources[source]}</Line>
        <Line name={words.since}>
          <time dateTime={created_at}>{fullDateOf(created_at)}</time>
        </Line>
      </dl>
      <form
        className={css.notes}
        onSubmit={event => {
          event.preventDefault()
          void save({ notes: text.trim() || null }).then(() => write(''))
        }}
      >
        <Textarea
          label={words.notes}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={10_000}
          value={text}
          onChange={event => write(event.currentTarget.value)}
          dir="auto"
        />
        {text.trim() !== (notes ?? '') && (
          <Button type="submit" size="compact-sm" loading={change.isPending}>
            {words.save_notes}
          </Button>
        )}
      </form>
    </Card>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
