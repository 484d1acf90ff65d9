import { Button } from '@mantine/core'
import { CopyButton } from '../../parts/copy-button.tsx'
import rows from '../rows.module.css'
import { programsWords } from './words.ts'

/** A secret that can't be read again. `note`: what it is good for. */
export function ShownOnce({ secret, note, done }: { secret: string; note?: string; done: () => void }) {
  const words = programsWords()
  return (
    <div className={rows.form}>
      {note !== undefined && <p>{note}</p>}
      <div className={rows.line}>
        <code className={`${rows.code} ${rows.block}`} dir="ltr" data-secret>
          {secret}
        </code>
        <CopyButton text={secret} label={words.copy} said={words.copied} />
      </div>
      <p className={rows.more}>{words.shown_once}</p>
      <div className={rows.ways}>
        <Button onClick={done} data-first>
          {words.kept}
        </Button>
      </div>
    </div>
  )
}
