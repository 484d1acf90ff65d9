import type { CitedSource } from '#contract/conversations/chat.ts'
import type { ChatViewProps } from '../chat-view-props.ts'
import { photoOf } from './photo.ts'
import { OutsideLink } from './reply.tsx'
import { safeHref } from './reply-text.ts'

/** The sources of an answer: names, links to pages, and photos. */
export function Sources({ sources, viewProps }: { sources: CitedSource[]; viewProps: ChatViewProps }) {
  const each = [...new Map(sources.map(source => [source.parent_doc_id, source])).values()]
  return (
    <ul class="sources" aria-label={viewProps.strings.sources}>
      {each.map(source => {
        const photo = photoOf(source, viewProps.api, location.href)
        return (
          <li class={photo ? 'source photo' : 'source'} title={source.name}>
            {photo ? <Photo {...photo} name={source.name} /> : <Named {...source} />}
          </li>
        )
      })}
    </ul>
  )
}

function Named({ name, origin }: CitedSource) {
  const href = safeHref(origin ?? '')
  return href?.startsWith('http') ? (
    <OutsideLink href={href}>{name}</OutsideLink>
  ) : (
    <span dir="auto">{name}</span>
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
