import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Bones, Failure, Late } from '../parts/states.tsx'

/** What is read before it can be shown: a skeleton of that many lines, then what it is, or why it is not there. */
export function Read<T>({
  query: { data, error, refetch },
  lines,
  children,
}: {
  query: UseQueryResult<T>
  lines: number
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (error) return <Failure error={error} retry={refetch} />
  return (
    <Late>
      <Bones lines={lines} height={44} />
    </Late>
  )
}
