import type { CitedSource } from '#contract/conversations/chat.ts'

/**
 * The address of a cited photo: on the server that answers here (`api`, from `page`), whatever the host in its origin,
 * because a page may load pictures from no other. Null for a source that is no photo.
 */
export function photoOf(
  { kind, origin }: Pick<CitedSource, 'kind' | 'origin'>,
  api: string,
  page: string,
): { href: string; thumb: string } | null {
  const path = kind === 'photo' && /^https?:\/\/[^/]+(\/photos\/[\w-]+)$/.exec(origin ?? '')?.[1]
  if (!path) return null
  const { href } = new URL(path, new URL(api, page))
  return { href, thumb: `${href}/thumb` }
}
