import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RecordsSearch } from './search.ts'

/** A figure that opens the records it was counted from. */
export const RecordsLink = ({ search, children }: { search: RecordsSearch; children: ReactNode }) => (
  <Link to={'/reports/records' as string} search={search as never}>
    {children}
  </Link>
)
