import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { ChatLink } from '#client'
import { useDraft } from '../../../parts/draft.ts'
import { reasonSentence } from '../../../parts/fault-sentence.ts'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { Card } from '../../../parts/page.tsx'
import { counted, say } from '../../../words/words.ts'
import { addFile, sourcesOfLink, teachLink } from '../queries.ts'
import { linksWords } from '../words.ts'
import css from './link.module.css'

/** What only this link knows, besides what the business knows. */
export function Knowledge({ link: { id }, mayTeach }: { link: ChatLink; mayTeach: boolean }) {
  const words = linksWords()
  const { data } = useQuery(sourcesOfLink(id))
  const sources = data?.groups.flatMap(group => group.sources) ?? []
  return (
    <Card title={words.knowledge}>
      <div className={css.form}>
        {data && sources.length === 0 && <p className={css.note}>{words.knows_nothing}</p>}
        <ul className={css.sources}>
          {sources.map(({ parent_doc_id, name, chunks }) => (
            <li key={parent_doc_id}>
              <Link to="/knowledge/sources/$id" params={{ id: parent_doc_id } as never} dir="auto">
                {name}
              </Link>{' '}
              <span className={css.note}>· {counted(words.passages, chunks)}</span>
            </li>
          ))}
        </ul>
        {mayTeach && <Teach id={id} />}
      </div>
    </Card>
  )
}

function Teach({ id }: { id: string }) {
  const words = linksWords()
  const [question, setQuestion] = useDraft(`link-question:${id}`)
  const [answer, setAnswer] = useDraft(`link-answer:${id}`)
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what)
    setFault(null)
    try {
      await work()
      tell(words.taught)
    } catch (error) {
      setFault(reasonSentence(error))
    }
    setBusy(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt(question, async () => {
      await teachLink(id, { question, answer })
      setQuestion('')
      setAnswer('')
    })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={words.question}
        required
        maxLength={2_000}
        value={question}
        onChange={event => setQuestion(event.target.value)}
      />
      <AreaField
        label={words.answer}
        required
        rows={2}
        maxLength={50_000}
        value={answer}
        onChange={event => setAnswer(event.target.value)}
      />
      {busy !== null && <p role="status">{say(words.reading, { name: busy })}</p>}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={css.ways}>
        <Button type="submit" variant="default" disabled={busy !== null}>
          {words.teach}
        </Button>
        <Button variant="default" disabled={busy !== null} onClick={() => field.current?.click()}>
          {words.add_file}
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={words.add_file}
          accept=".pdf,.docx,.xlsx,.csv,.txt,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void attempt(file.name, () => addFile(id, file))
            target.value = ''
          }}
        />
      </div>
    </form>
  )
}
