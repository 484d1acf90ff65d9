import { useQuery } from '@tanstack/react-query'
import type { Broadcast } from '#client'
import { audiencesQuery } from '../queries.ts'

/** More people are not checked anew with each change of the words. */
const mostAtOnce = 5_000

export function useIsLarge({ audience_id }: Broadcast): boolean {
  const { data: audiences } = useQuery(audiencesQuery)
  const count = audiences?.find(({ id }) => id === audience_id)?.contact_count ?? 0
  return count > mostAtOnce
}
