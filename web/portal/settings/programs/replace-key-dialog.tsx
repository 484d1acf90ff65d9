import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ApiKey } from '#client'
import { Dialog } from '../../parts/dialog.tsx'
import { say } from '../../words/words.ts'
import rows from '../rows.module.css'
import { sentenceOf } from '../sentence.ts'
import { replaceKey } from './queries.ts'
import { ShownOnce } from './shown-once.tsx'
import { programsWords } from './words.ts'

/** Replaces a key that was lost or seen by others; says first that the old one stops. */
export function ReplaceKeyDialog({ apiKey, close }: { apiKey: ApiKey; close: () => void }) {
  const words = programsWords()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [made, setMade] = useState<string | null>(null)
  const replace = async () => {
    setBusy(true)
    try {
      setMade((await replaceKey(apiKey.id)).key)
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <Dialog title={made === null ? words.regenerate : words.key_made} close={close}>
      {made === null ? (
        <div className={rows.form}>
          <p>{say(words.regenerate_note, { name: apiKey.name })}</p>
          {fault !== null && (
            <p className={rows.fault} role="alert">
              {fault}
            </p>
          )}
          <div className={rows.ways}>
            <Button loading={busy} onClick={() => void replace()} data-first>
              {words.regenerate_do}
            </Button>
          </div>
        </div>
      ) : (
        <ShownOnce secret={made} done={close} />
      )}
    </Dialog>
  )
}
