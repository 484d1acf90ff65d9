import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Subject } from '../frame.tsx'
import { OwnersOnly } from '../owners-only.tsx'
import { accountQuery } from '../queries.ts'
import { Read } from '../read.tsx'
import rows from '../rows.module.css'
import { Erasures } from './erasures.tsx'
import { Person } from './person.tsx'
import type { Named } from './queries.ts'
import { Retention } from './retention.tsx'
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
      <Subject title={words.whole} note={words.whole_note}>
        {null}
      </Subject>
    </OwnersOnly>
  )
}
