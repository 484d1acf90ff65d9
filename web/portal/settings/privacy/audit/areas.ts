import { privacyWords } from '../words.ts'

/** The first part of a route: `/chat-links/:id` is of `chat-links`. */
export const areaOf = (route: string): string => route.split('/')[1] ?? ''

/** What an area is called; its own name where we have none. */
export const areaName = (area: string): string => {
  const names: Record<string, string> = privacyWords().areas
  return names[area] ?? area
}

/** Where a record can be seen, by the route that changed it; null where it has no page. */
export function placeOf(route: string, id: string): string | null {
  if (route.startsWith('/leads')) return `/people/${id}`
  if (route.startsWith('/conversations')) return `/inbox/${id}`
  if (route.startsWith('/chat-links')) return `/outreach/links/${id}`
  if (/^\/webhooks\/:id(?!\/deliveries)/.test(route) || route === '/webhooks')
    return `/settings/programs/webhooks/${id}`
  if (route.startsWith('/knowledge/documents')) return `/knowledge/sources/${id}`
  return null
}
