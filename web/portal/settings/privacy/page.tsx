import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Read } from '../../parts/read.tsx'
import { Subject } from '../frame.tsx'
import { OwnersOnly } from '../owners-only.tsx'
import { accountQuery } from '../queries.ts'
import rows from '../rows.module.css'
import { Erasures } from './erasures.tsx'
import { Person } from './person.tsx'
import type { Named } from './queries.ts'
import { Retention } from './retention.tsx'
import { Whole } from './whole.tsx'
import { privacyWords } from './words.ts'

/** How long things are kept, one person's data, and what was done. */
export function Page() {
  const words = privacyWords()
  const [named, setNamed] = useState<Named>({})
  return (
    <OwnersOnly>
      <Read query={useQuery(accountQuery)} lines={6}>
        {account => <Retention account={account} />}
      </Read>
      <Person named={named} name={setNamed} />
      <Erasures of={named} />
      <Subject title={words.audit} note={words.audit_note}>
        <Link to={'/settings/privacy/audit' as never} className={rows.back}>
          {words.open_audit}
        </Link>
      </Subject>
      <Whole />
    </OwnersOnly>
  )
}
