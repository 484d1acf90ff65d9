import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { UploadIcon } from '../../parts/icons.tsx'
import { Card, Page as Frame } from '../../parts/page.tsx'
import { Empty } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { briefly } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import { peopleWords } from '../words.ts'
import css from './import.module.css'
import { importsQuery, useUpload } from './queries.ts'
import { importWords } from './words.ts'

/** Where a file of people is chosen; and the imports before. */
export function Page() {
  const words = importWords()
  const isOwner = useIsOwner()
  return (
    <Frame
      title={words.title}
      actions={
        <Button component={Link} to="/people" variant="default">
          {peopleWords().title}
        </Button>
      }
    >
      {isOwner ? (
        <div className={css.page}>
          <Choose />
          <Earlier />
        </div>
      ) : (
        <Empty title={words.only_owner} />
      )}
    </Frame>
  )
}

function Choose() {
  const words = importWords()
  const upload = useUpload()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const read = (file: File | undefined) => {
    if (!file) return
    upload
      .mutateAsync(file)
      .then(({ id }) => navigate({ to: '/people/import/$id', params: { id } as never }))
      .catch(() => undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    read(event.dataTransfer.files[0])
  }
  return (
    <section
      className={css.place}
      data-over={isOver || undefined}
      aria-label={words.choose}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{words.what}</p>
      <Button
        leftSection={<UploadIcon size={16} />}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <p className={css.quiet} role="status">
        {upload.isPending ? say(words.reading, { name: isolated(upload.variables.name) }) : words.drop}
      </p>
      {upload.error ? (
        <p role="alert" className={css.wrong}>
          {faultSentence(upload.error)}
        </p>
      ) : (
        <p className={css.quiet}>{words.example}</p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv"
        aria-label={words.choose}
        onChange={event => {
          read(event.currentTarget.files?.[0])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </section>
  )
}

function Earlier() {
  const words = importWords()
  const { data } = useQuery(importsQuery)
  if (!data?.imports.length) return null
  return (
    <Card title={words.earlier}>
      <ul>
        {data.imports.map(({ id, name, status, total, created_at: at }) => (
          <li key={id} className={css.earlier}>
            <Link to="/people/import/$id" params={{ id } as never} dir="auto" className={css.name}>
              {name}
            </Link>
            <span className={css.quiet}>{counted(words.rows, total)}</span>
            <Chip tone={status === 'done' ? 'ok' : status === 'draft' ? 'ask' : 'plain'}>
              {words.states[status]}
            </Chip>
            <time dateTime={at} className={css.quiet}>
              {briefly(at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
