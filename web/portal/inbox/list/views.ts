import { queryOptions } from '@tanstack/react-query'
import { api, reasonOf } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import { tell } from '../../parts/notices/notices.ts'
import { say } from '../../words/words.ts'
import { type InboxSearch, readSearch } from '../search.ts'
import { inboxWords } from '../words.ts'

export interface SavedView {
  id: string
  name: string
  area: string
  search: InboxSearch
}

interface Preferences {
  preferences: Record<string, unknown>
}

export const preferencesQuery = queryOptions({
  queryKey: ['me', 'preferences'],
  queryFn: ({ signal }): Promise<Preferences> => api.get('/api/v1/me/preferences', { signal }),
})

/** The saved views of the inbox. Other programs write preferences too, so that what is no view of ours is passed over. */
export function viewsOf(data: Preferences | undefined): SavedView[] {
  const views = data?.preferences.views
  if (!Array.isArray(views)) return []
  return views.flatMap((view: Partial<SavedView> | null) => {
    if (view?.area !== 'inbox' || typeof view.id !== 'string' || typeof view.name !== 'string') return []
    return [{ id: view.id, name: view.name, area: 'inbox', search: readSearch({ ...view.search }) }]
  })
}

/** Changes the saved views of the inbox; what else is preferred stays as it is. */
export async function saveViews(change: (views: SavedView[]) => SavedView[]): Promise<void> {
  const { queryKey } = preferencesQuery
  const before = queryClient.getQueryData<Preferences>(queryKey)
  try {
    // Read anew: another tab may have saved something since.
    const { preferences } = await queryClient.fetchQuery({ ...preferencesQuery, staleTime: 0 })
    const others = Array.isArray(preferences.views)
      ? preferences.views.filter((view: Partial<SavedView> | null) => view?.area !== 'inbox')
      : []
    const next = { ...preferences, views: [...others, ...change(viewsOf({ preferences }))] }
    queryClient.setQueryData<Preferences>(queryKey, { preferences: next })
    await api.put('/api/v1/me/preferences', { body: { preferences: next } })
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    tell(say(inboxWords().not_done, { reason: reasonOf(error) ?? String((error as Error).message) }))
  }
}
