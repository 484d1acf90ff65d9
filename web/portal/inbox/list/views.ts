import { queryOptions } from '@tanstack/react-query'
import type { KeptPreferences } from '#client'
import { api, reasonOf } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { type InboxSearch, readSearch, writeSearch } from '../search.ts'
import { inboxWords } from '../words.ts'

export interface SavedView {
  id: string
  name: string
  area: string
  search: InboxSearch
}

export const preferencesQuery = queryOptions({
  queryKey: ['me', 'preferences'],
  queryFn: ({ signal }) => api.get('/api/v1/me/preferences', { signal }),
})

/** The saved views of the inbox. */
export const viewsOf = (kept: KeptPreferences | undefined): SavedView[] =>
  (kept?.preferences.views ?? [])
    .filter(({ area }) => area === 'inbox')
    .map(view => ({ ...view, search: readSearch(Object.fromEntries(new URLSearchParams(view.search))) }))

/** Changes the saved views of the inbox; those of other areas, and what else is preferred, stay as they are. */
export async function saveViews(change: (views: SavedView[]) => SavedView[]): Promise<void> {
  const { queryKey } = preferencesQuery
  const before = queryClient.getQueryData<KeptPreferences>(queryKey)
  try {
    // Read anew: another tab may have saved something since.
    const kept = await queryClient.fetchQuery({ ...preferencesQuery, staleTime: 0 })
    const others = (kept.preferences.views ?? []).filter(({ area }) => area !== 'inbox')
    const own = change(viewsOf(kept)).map(view => ({ ...view, search: writeSearch(view.search) }))
    const views = [...others, ...own]
    queryClient.setQueryData<KeptPreferences>(queryKey, { preferences: { ...kept.preferences, views } })
    await api.put('/api/v1/me/preferences', { body: { preferences: { views } } })
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    tell(say(inboxWords().not_done, { reason: reasonOf(error) ?? String((error as Error).message) }))
  }
}
