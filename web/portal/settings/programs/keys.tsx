import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiKey } from '#client'
import { PlusIcon } from '../../parts/icons.tsx'
import { Empty } from '../../parts/states.tsx'
import { now } from '../../words/clock.ts'
import { counted, say } from '../../words/words.ts'
import { Subject } from '../frame.tsx'
import { Read } from '../read.tsx'
import rows from '../rows.module.css'
import { useHeldBack } from '../use-held-back.ts'
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
  const { leaving, hold } = useHeldBack()
  const [open, setOpen] = useState<ApiKey | 'new' | null>(null)
  const revoke = ({ id, name }: ApiKey) => hold(id, say(words.revoked_soon, { name }), () => revokeKey(id))
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
        {({ api_keys }) => {
          const shown = api_keys.filter(({ id }) => !leaving.includes(id))
          const old = shown.filter(isOver)
          const inUse = shown.filter(key => !isOver(key))
          return (
            <>
              {inUse.length === 0 && <Empty title={words.no_keys} />}
              <ul className={rows.list}>
                {inUse.map(key => (
                  <KeyRow key={key.id} apiKey={key} replace={() => setOpen(key)} revoke={() => revoke(key)} />
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
        }}
      </Read>
      {open === 'new' && <NewKeyDialog close={() => setOpen(null)} />}
      {open !== null && open !== 'new' && <ReplaceKeyDialog apiKey={open} close={() => setOpen(null)} />}
    </Subject>
  )
}
