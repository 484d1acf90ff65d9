import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#client'
import { PlusIcon } from '../../parts/icons.tsx'
import { holdRemoval, tell, useKept } from '../../parts/notices/notices.ts'
import { Read } from '../../parts/read.tsx'
import { Empty } from '../../parts/states.tsx'
import { now } from '../../words/clock.ts'
import { counted, isolated, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { keysQuery, revokeKey } from './queries.ts'
import { ReplaceKeyDialog } from './replace-key-dialog.tsx'
import { programsWords } from './words.ts'

const isOver = ({ revoked_at, expires_at }: ApiKey) =>
  revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= now())

/** The keys with which programs act for the business. */
export function Keys() {
  const words = programsWords()
  const query = useQuery(keysQuery)
  const [open, setOpen] = useState<ApiKey | 'new' | null>(null)
  return (
    <Subject
      title={words.keys}
      note={words.keys_note}
      aside={
        <Button size="compact-sm" leftSection={<PlusIcon size={16} />} onClick={() => setOpen('new')}>
          {words.make_key}
        </Button>
      }
    >
      <Read query={query} lines={3}>
        {({ api_keys }) => <KeyList keys={api_keys} replace={setOpen} />}
      </Read>
      <a href="/docs" target="_blank" rel="noopener" className={rows.back}>
        {words.docs}
      </a>
      {open === 'new' && <NewKeyDialog close={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <ReplaceKeyDialog apiKey={open} close={() => setOpen(null)} />}
    </Subject>
  )
}

function KeyList({ keys, replace }: { keys: ApiKey[]; replace: (key: ApiKey) => void }) {
  const words = programsWords()
  const shown = useKept(keys)
  const old = shown.filter(isOver)
  const inUse = shown.filter(key => !isOver(key))
  const revoke = ({ id, name }: ApiKey) =>
    holdRemoval(say(words.revoked_soon, { name: isolated(name) }), id, () =>
      revokeKey(id).catch((error: unknown) => tell(sentenceOf(error))),
    )
  return (
    <>
      {inUse.length === 0 && <Empty title={words.no_keys} />}
      <ul className={rows.list}>
        {inUse.map(key => (
          <KeyRow key={key.id} apiKey={key} replace={() => replace(key)} revoke={() => revoke(key)} />
        ))}
      </ul>
      {old.length > 0 && (
        <details className={rows.fold}>
          <summary>{counted(words.old_keys, old.length)}</summary>
          <ul className={rows.list}>
            {old.map(key => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
