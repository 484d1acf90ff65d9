import { useMemo } from 'react'
import { useMe } from '../shell/me.ts'
import type { Member } from './records.ts'

/** The reader, as a member of the team. */
export function useSelf(): Member {
  const { user } = useMe()
  const name = user.name ?? user.email
  return useMemo(() => ({ id: user.id, name }), [user.id, name])
}
