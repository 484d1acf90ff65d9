import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Source } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { BackIcon } from '../../parts/icons.tsx'
import { useTitle } from '../../parts/page.tsx'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { momentOf } from '../../words/dates.ts'
import { counted, isolated, say } from '../../words/words.ts'
import { FindingRow } from '../gaps/finding-row.tsx'
import { noticesQuery } from '../gaps/queries.ts'
import list from '../list.module.css'
import { sizeOf } from '../sizes.ts'
import { knowledgeWords } from '../words.ts'
import { iconOf } from './icons.ts'
import { sourceQuery } from './queries.ts'
import css from './source.module.css'
import { SourceActions } from './source-actions.tsx'
import { SourceBody } from './source-body.tsx'
import { PairEditor, SourceName } from './source-editor.tsx'

/** One source: what was read from it, what is odd about it, and everything that can be done with it. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const words = knowledgeWords().sources
  const { data, error, refetch } = useQuery(sourceQuery(id))
  return (
    <>
      <Link to="/knowledge/sources" className={css.back}>
        <BackIcon size={16} />
        {words.all}
      </Link>
      {data ? (
        <One key={id} source={data} />
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={48} />
      )}
    </>
  )
}

function One({ source }: { source: Source }) {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const { parent_doc_id: id, kind, name, status, reason, url } = source
  useTitle(name)
  const Icon = iconOf(kind)
  return (
    <>
      <section className={list.card}>
        <div className={css.head}>
          <div className={css.line}>
            <Icon size={20} />
            <SourceName source={source} mayEdit={isOwner && kind !== 'qa'} />
            {isOwner && <SourceActions source={source} />}
          </div>
          <p className={css.facts}>
            {words.kinds[kind]} · {counted(words.count_passages, source.chunks)} · {sizeOf(source.bytes)} ·{' '}
            {origin(source)}
            {url && (
              <>
                {' · '}
                <a href={url} target="_blank" rel="noreferrer">
                  {words.sources.original}
                </a>
              </>
            )}
          </p>
          {status !== 'ready' && (
            <p>
              <Chip tone={status === 'failed' ? 'alarm' : 'sky'}>{words.sources[status]}</Chip>{' '}
              {reason && <span dir="auto">{reason}</span>}
            </p>
          )}
          {source.question !== null && <PairEditor source={source} mayEdit={isOwner} />}
        </div>
      </section>
      <Findings id={id} />
      <SourceBody source={source} mayEdit={isOwner && kind === 'text'} />
    </>
  )
}

function origin({ taught_by: by, created_at, updated_at }: Source): string {
  const words = knowledgeWords().sources
  const when = momentOf(created_at)
  const taught = by?.name
    ? say(words.taught_by, { name: isolated(by.name), when })
    : say(words.taught_at, { when })
  if (updated_at <= created_at) return taught
  return `${taught}, ${say(words.changed_at, { when: momentOf(updated_at) })}`
}

/** What is over in this source, or contradicts another one. */
function Findings({ id }: { id: string }) {
  const words = knowledgeWords().findings
  const { data } = useQuery(noticesQuery)
  const own = data?.notices.filter(({ passages }) => passages.some(each => each.parent_doc_id === id)) ?? []
  if (!own.length) return null
  return (
    <section className={list.card} aria-labelledby="odd">
      <div className={list.head}>
        <h2 id="odd" className={list.title}>
          {words.title}
        </h2>
      </div>
      <ul>
        {own.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no name of their own
          <FindingRow key={i} finding={notice} />
        ))}
      </ul>
    </section>
  )
}
