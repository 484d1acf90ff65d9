import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { CitedPassage, CitedSource } from '#contract/conversations/chat.ts'
import type { ChatViewProps } from '../chat-view-props.ts'
import { photoOf } from './photo.ts'
import { OutsideLink } from './reply.tsx'
import { safeHref } from './reply-text.ts'

interface SourcesProps {
  sources: CitedSource[]
  viewProps: ChatViewProps
  /** Reads the passages of this answer; absent where they cannot be asked for. */
  readPassages?: () => Promise<CitedPassage[]>
}

/** The sources of an answer: photos, and names that open the passages used. */
export function Sources({ sources, viewProps, readPassages }: SourcesProps) {
  const each = [...new Map(sources.map(source => [source.parent_doc_id, source])).values()]
  const photos = each.map(source => photoOf(source, viewProps.api, location.href))
  const [open, setOpen] = useState<string | null>(null)
  const [passages, setPassages] = useState<CitedPassage[] | 'failed' | null>(null)
  const region = useId()
  const show = (id: string) => {
    setOpen(open === id ? null : id)
    if (!Array.isArray(passages) && open !== id) {
      setPassages(null)
      readPassages?.().then(setPassages, () => setPassages('failed'))
    }
  }
  const place = useRef<HTMLElement>(null)
  // What was opened is not left behind the composer.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [open, passages])
  const shown = each.find(source => source.parent_doc_id === open)
  return (
    <>
      <ul class="sources" aria-label={viewProps.strings.sources}>
        {each.map((source, index) => (
          <li class={photos[index] ? 'source photo' : 'source'}>
            {photos[index] ? (
              <Photo {...photos[index]} name={source.name} />
            ) : (
              <Named
                {...source}
                open={open === source.parent_doc_id}
                controls={region}
                show={readPassages && (() => show(source.parent_doc_id))}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <section id={region} ref={place} class="passages" aria-label={shown.name}>
          <Passages {...{ passages, viewProps }} source={shown} />
        </section>
      )}
    </>
  )
}

interface NamedProps extends CitedSource {
  open: boolean
  controls: string
  show?: () => void
}

function Named({ name, place, open, controls, show }: NamedProps) {
  const words = (
    <>
      <span dir="auto">{name}</span>
      {place && (
        <span class="place" dir="auto">
          {place}
        </span>
      )}
    </>
  )
  if (!show) return <span class="name">{words}</span>
  return (
    <button type="button" class="name" aria-expanded={open} aria-controls={controls} onClick={show}>
      {words}
    </button>
  )
}

interface PassagesProps {
  passages: CitedPassage[] | 'failed' | null
  source: CitedSource
  viewProps: ChatViewProps
}

function Passages({ passages, source, viewProps: { strings } }: PassagesProps) {
  const href = safeHref(source.origin ?? '')
  if (passages === null) return <p class="note">…</p>
  if (passages === 'failed') return <p class="note">{strings.passage_failed}</p>
  const own = passages.filter(({ parent_doc_id }) => parent_doc_id === source.parent_doc_id)
  if (own.length === 0) return <p class="note">{strings.passage_gone}</p>
  return (
    <>
      {own.map(({ text }) => (
        <p class="passage" dir="auto">
          {text}
        </p>
      ))}
      {href?.startsWith('http') && (
        <p>
          <OutsideLink href={href}>{strings.open_page}</OutsideLink>
        </p>
      )}
    </>
  )
}

function Photo({ href, thumb, name }: { href: string; thumb: string; name: string }) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {/* A website whose policy shows no pictures of ours still has the name, and the way to the photo. */}
      <img src={thumb} alt="" onError={event => (event.currentTarget.hidden = true)} />
      <span dir="auto">{name}</span>
    </a>
  )
}
