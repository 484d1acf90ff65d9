import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { PeopleImport } from '#client'
import { Button } from '../../parts/button.tsx'
import { useDraft } from '../../parts/draft.ts'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { TextField } from '../../parts/field.tsx'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { Card, Page as Frame } from '../../parts/page.tsx'
import { Pending } from '../../parts/states.tsx'
import { momentOf, numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { Columns } from './columns.tsx'
import css from './import.module.css'
import { Problems, SaveRejected } from './problems.tsx'
import { importQuery, useDrop, useStart, useTakeBack } from './queries.ts'
import { importWords } from './words.ts'

/** One file of people: what it would do, how far it is, or what it did. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const words = importWords()
  const { data, error, refetch } = useQuery(importQuery(id))
  return (
    <Frame
      title={<span dir="auto">{data?.name ?? words.title}</span>}
      actions={
        <Button component={Link} to="/people/import" variant="default">
          {words.title}
        </Button>
      }
    >
      {data ? (
        <div className={css.page}>
          <Card>
            <Verdict of={data} />
            {data.status === 'draft' ? <Start draft={data} /> : <Outcome of={data} />}
          </Card>
          {data.status === 'draft' && (
            <>
              <Columns draft={data} />
              <Problems draft={data} />
            </>
          )}
        </div>
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={44} />
      )}
    </Frame>
  )
}

function Verdict({ of: { status, total, added, updated, rejected } }: { of: PeopleImport }) {
  const words = importWords()
  return (
    <div role="status">
      <p className={css.verdict}>
        {status === 'draft'
          ? counted(words.verdict, total, { good: numberOf(added + updated) })
          : words.states[status]}
      </p>
      <ul className={css.counts}>
        <li>{counted(words.added, added)}</li>
        <li>{counted(words.updated, updated)}</li>
        <li>{counted(words.rejected, rejected)}</li>
      </ul>
    </div>
  )
}

function Start({ draft: { id, added, updated } }: { draft: PeopleImport }) {
  const words = importWords()
  const navigate = useNavigate()
  const [tag, write] = useDraft(`import-tag:${id}`)
  const start = useStart(id)
  const drop = useDrop()
  const good = added + updated
  return (
    <form
      className={css.start}
      onSubmit={event => {
        event.preventDefault()
        start
          .mutateAsync(tag.trim())
          .then(() => write(''))
          .catch(error => tell(faultSentence(error)))
      }}
    >
      <TextField
        label={words.tag}
        note={words.tag_note}
        maxLength={60}
        value={tag}
        onChange={event => write(event.currentTarget.value)}
      />
      {good === 0 && <p className={css.quiet}>{words.nothing_to_start}</p>}
      <div className={css.buttons}>
        <Button type="submit" loading={start.isPending} disabled={good === 0}>
          {counted(words.start, good)}
        </Button>
        <Button
          variant="subtle"
          onClick={() =>
            void tellWhenDone(
              drop.mutateAsync(id).then(
                async () => {
                  await navigate({ to: '/people/import' })
                  return { text: words.forgotten }
                },
                error => ({ text: faultSentence(error) }),
              ),
            )
          }
        >
          {words.forget}
        </Button>
      </div>
      <p className={css.quiet}>{words.no_consent}</p>
    </form>
  )
}

function Outcome({
  of: { id, status, done, added, updated, rejected, undo_until: until },
}: {
  of: PeopleImport
}) {
  const words = importWords()
  const takeBack = useTakeBack(id)
  const isGoing = status === 'running' || status === 'undoing'
  const total = added + updated
  return (
    <>
      {isGoing && (
        <div className={css.progress}>
          <progress value={done} max={Math.max(total, 1)} aria-label={words.states[status]} />
          <span>{say(words.progress, { done: numberOf(done), total: numberOf(total) })}</span>
        </div>
      )}
      {!isGoing && (
        <div className={css.buttons}>
          <Button component={Link} to="/people">
            {words.see}
          </Button>
          <Button component={Link} to="/people/import" variant="default">
            {words.again}
          </Button>
          {until && (
            <Button
              variant="subtle"
              loading={takeBack.isPending}
              onClick={() => takeBack.mutateAsync(undefined).catch(error => tell(faultSentence(error)))}
            >
              {words.undo}
            </Button>
          )}
        </div>
      )}
      {until && rejected > 0 && <SaveRejected id={id} />}
      {until && <p className={css.quiet}>{say(words.undo_note, { date: momentOf(until) })}</p>}
    </>
  )
}
