import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CitedSource } from '#client'
import { api } from '../../api/api.ts'
import { DocumentIcon } from '../../parts/icons.tsx'
import { Popover } from '../../parts/popover.tsx'
import { Failure } from '../../parts/states.tsx'
import { say } from '../../words/words.ts'
import { inboxWords } from '../words.ts'
import css from './sources.module.css'

/** What an answer is made of: each source, which opens the passage. */
export function Sources({
  sources,
  conversationId,
  messageId,
}: {
  sources: CitedSource[]
  conversationId: string
  messageId: string
}) {
  const words = inboxWords()
  return sources.map(source => (
    <Popover
      key={`${source.parent_doc_id} ${source.place ?? ''}`}
      className={css.source}
      title={say(words.source, { name: source.name.slice(0, 200) })}
      panelClass={css.panel}
      button={
        <>
          <DocumentIcon size={12} />
          <span className={css.name} dir="auto">
            {source.name}
          </span>
        </>
      }
    >
      {() => <Passages source={source} conversationId={conversationId} messageId={messageId} />}
    </Popover>
  ))
}

function Passages({
  source,
  conversationId,
  messageId,
}: {
  source: CitedSource
  conversationId: string
  messageId: string
}) {
  const words = inboxWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['passages', messageId],
    queryFn: ({ signal }) =>
      api.get('/api/v1/conversations/{id}/messages/{message_id}/passages', {
        params: { id: conversationId, message_id: messageId },
        signal,
      }),
  })
  if (error) return <Failure error={error} retry={refetch} />
  if (!data) return <p className={css.note}>{words.source_reading}</p>
  const passages = data.passages.filter(({ parent_doc_id }) => parent_doc_id === source.parent_doc_id)
  if (!passages.length) return <p className={css.note}>{words.source_gone}</p>
  return (
    <div className={css.passages}>
      <p className={css.title} dir="auto">
        {source.name}
      </p>
      {passages.map(({ text, place }) => (
        <blockquote key={text} className={css.passage} dir="auto">
          {place && <span className={css.place}>{place}</span>}
          {text}
        </blockquote>
      ))}
      <Link to="/knowledge/sources/$id" params={{ id: source.parent_doc_id } as never} className={css.open}>
        {words.open_source}
      </Link>
    </div>
  )
}
