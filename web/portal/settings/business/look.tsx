import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Account } from '#client'
import { useEdits } from '../edits.ts'
import { Subject } from '../frame.tsx'
import { changeAccount, changeLogo, removeLogo } from '../queries.ts'
import rows from '../rows.module.css'
import { SaveForm } from '../save-form.tsx'
import { sentenceOf } from '../sentence.ts'
import { settingsWords } from '../words.ts'
import css from './look.module.css'

/** The house's own colour, which pages have until a business chooses one. */
const usual = '#1f5c4c'

/** The logo and the colour of the business's pages. */
export function Look({ account, closed }: { account: Account; closed: string | null }) {
  const words = settingsWords()
  const edits = useEdits(`look:${account.id}`, { primary_color: account.primary_color })
  const { primary_color } = edits.values
  return (
    <Subject title={words.look} note={words.look_note}>
      <Logo url={account.logo_url} mayChange={closed === null} />
      <SaveForm edits={edits} closed={closed} save={changeAccount}>
        <div className={css.line}>
          <label className={css.label} htmlFor="colour">
            {words.colour}
          </label>
          <input
            id="colour"
            type="color"
            className={css.colour}
            value={primary_color ?? usual}
            onChange={event => edits.set({ primary_color: event.target.value })}
          />
          <code className={rows.code} dir="ltr">
            {primary_color ?? words.colour_usual}
          </code>
          {primary_color && (
            <button type="button" className={rows.way} onClick={() => edits.set({ primary_color: null })}>
              {words.colour_usual}
            </button>
          )}
        </div>
      </SaveForm>
    </Subject>
  )
}

function Logo({ url, mayChange }: { url: string | null; mayChange: boolean }) {
  const words = settingsWords()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const attempt = async (work: Promise<unknown>) => {
    setBusy(true)
    setFault(null)
    await work.catch((error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <div className={css.logo}>
      {url ? <img src={url} alt={words.logo} className={css.picture} /> : <span>{words.no_logo}</span>}
      {mayChange && (
        <div className={rows.ways}>
          <input
            ref={field}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label={words.choose_logo}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void attempt(changeLogo(file))
              target.value = ''
            }}
          />
          <Button variant="default" loading={busy} onClick={() => field.current?.click()}>
            {words.choose_logo}
          </Button>
          {url && (
            <Button variant="subtle" onClick={() => void attempt(removeLogo())}>
              {words.no_logo}
            </Button>
          )}
        </div>
      )}
      <p className={rows.more}>{words.logo_note}</p>
      {fault !== null && (
        <p className={rows.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
