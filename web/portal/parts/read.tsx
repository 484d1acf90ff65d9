import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Pending } from './states.tsx'

/** What is read before it can be shown: a skeleton of that many lines, then what it is, or why it is not there. */
export function Read<T>({
  query: { data, error, refetch },
  lines,
  height = 44,
  children,
}: {
  query: UseQueryResult<T>
  lines: number
  height?: number
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  return <Pending error={error} retry={refetch} lines={lines} height={height} />
}
