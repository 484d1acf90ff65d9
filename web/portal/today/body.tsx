import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Bones, Failure, Late } from '../parts/states.tsx'

/** What a card shows of an answer: what is known, else a skeleton of so many lines, or what went wrong. */
export function Body<T>({
  of,
  lines,
  height = 42,
  children,
}: {
  of: UseQueryResult<T>
  lines: number
  height?: number
  children: (data: T) => ReactNode
}) {
  if (of.data !== undefined) return children(of.data)
  if (of.isError) return <Failure error={of.error} retry={of.refetch} />
  return (
    <Late>
      <Bones lines={lines} height={height} />
    </Late>
  )
}
