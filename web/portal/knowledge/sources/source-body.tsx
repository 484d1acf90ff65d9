import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Source } from '#client'
import { Rows } from '../../parts/rows.tsx'
import { Pending } from '../../parts/states.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import { PassageRow } from './passage-row.tsx'
import { passagesQuery, textQuery } from './queries.ts'
import css from './source.module.css'
import { TextEditor } from './source-editor.tsx'
import { hitsIn } from './text-hits.ts'

/** Characters shown of a long text until the owner wants all of it. */
const longest = 50_000

/** What was read from a source: its text, and the passages that it was cut into. */
export function SourceBody({ source, mayEdit }: { source: Source; mayEdit: boolean }) {
  const words = knowledgeWords().sources
  const [view, setView] = useState<'text' | 'passages'>('text')
  return (
    <section className={list.card} aria-label={words[view === 'text' ? 'as_read' : 'passages']}>
      <fieldset className={css.views} aria-label={words.views}>
        {(['text', 'passages'] as const).map(each => (
          <button
            key={each}
            type="button"
            className={css.view}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {words[each === 'text' ? 'as_read' : 'passages']}
          </button>
        ))}
      </fieldset>
      {view === 'text' ? <Text id={source.parent_doc_id} mayEdit={mayEdit} /> : <Passages source={source} />}
    </section>
  )
}

function Text({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const words = knowledgeWords().sources
  const { data, error, refetch } = useQuery(textQuery(id))
  const [isEditing, setEditing] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [wanted, setWanted] = useState('')
  if (!data) return <Pending error={error} retry={refetch} lines={8} height={28} />
  if (isEditing) return <TextEditor id={id} text={data.text} stop={() => setEditing(false)} />
  const shown = isWhole ? data.text : data.text.slice(0, longest)
  const parts = hitsIn(shown, wanted)
  const hits = parts.filter(part => part.isHit).length
  return (
    <div className={css.body}>
      <div className={css.tools}>
        <input
          className={controls.field}
          type="search"
          aria-label={words.find_in}
          placeholder={words.find_in}
          value={wanted}
          onChange={event => setWanted(event.currentTarget.value)}
        />
        {wanted.trim() && <span role="status">{counted(words.hits, hits)}</span>}
        {mayEdit && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
      </div>
      <p className={css.text} dir="auto">
        {parts.map(({ text, isHit }, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
          isHit ? <mark key={i}>{text}</mark> : text,
        )}
      </p>
      {shown.length < data.text.length && (
        <p className={css.facts}>
          {say(words.too_long, { shown: numberOf(shown.length), all: numberOf(data.text.length) })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {words.show_all_text}
          </Button>
        </p>
      )}
    </div>
  )
}

function Passages({ source }: { source: Source }) {
  const words = knowledgeWords().sources
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(
    passagesQuery(source.parent_doc_id),
  )
  if (!data) return <Pending error={error} retry={refetch} lines={5} height={90} />
  const passages = data.pages
    .flatMap(page => page.passages)
    .map((passage, i) => ({ ...passage, place: i + 1 }))
  return (
    <Rows
      items={passages}
      keyOf={passage => String(passage.place)}
      height={110}
      label={words.passages}
      onEnd={() => hasNextPage && void fetchNextPage()}
    >
      {passage => <PassageRow passage={passage} />}
    </Rows>
  )
}
