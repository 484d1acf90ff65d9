import type { CitedSource } from '#contract/conversations/chat.ts'
import { photoOf } from '#web/ui/photo.ts'

import type { ChatViewProps } from './chat-view-props.ts'
import { OutsideLink } from './reply.tsx'
import { safeHref } from './reply-text.ts'

/** What an answer was made of: names, links where there is a page to open, photos as such. */
export function Sources({ sources, scene }: { sources: CitedSource[]; scene: ChatViewProps }) {
  const each = [...new Map(sources.map(source => [source.parent_doc_id, source])).values()]
  return (
    <ul class="sources" aria-label={scene.strings.sources}>
      {each.map(source => {
        const photo = photoOf(source, scene.api, location.href)
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
