import { type FormEvent, useState } from 'react'
import type { Account, WidgetCheck } from '#client'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { TextField } from '../../../parts/field.tsx'
import { isolated, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { sentenceOf } from '../../sentence.ts'
import { checkWebsite } from '../queries.ts'
import { Done, Said } from '../test-result.tsx'
import { widgetWords } from '../words.ts'
import css from './website.module.css'

/** Opens a page of the website, and says whether the chat is on it. */
export function Check({ account }: { account: Account }) {
  const words = widgetWords()
  const [url, setUrl] = useDraft('settings:widget-check', account.website ?? '')
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<WidgetCheck | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const look = async () => {
    setBusy(true)
    setFault(null)
    await checkWebsite(url.trim()).then(setFound, (error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look()
  }
  const allow = async () => {
    const { host } = new URL(found!.url)
    await changeAccount({ allowed_domains: [...account.allowed_domains, host] }).then(
      look,
      (error: unknown) => setFault(sentenceOf(error)),
    )
  }
  return (
    <Subject title={words.check} note={words.check_note}>
      <form className={css.check} onSubmit={submit}>
        <TextField
          label={words.address}
          dir="ltr"
          inputMode="url"
          required
          maxLength={2_000}
          value={url}
          onChange={event => setUrl(event.target.value)}
        />
        <Button type="submit" variant="default" loading={busy} className={css.look}>
          {words.look_up}
        </Button>
      </form>
      {found && !busy && <Found found={found} />}
      {found?.state === 'not_allowed' && (
        <div>
          <Button onClick={() => void allow()}>{words.allow_it}</Button>
        </div>
      )}
      {fault !== null && <Said lead={fault} detail="" />}
    </Subject>
  )
}

function Found({ found: { state, url, detail, tag_manager } }: { found: WidgetCheck }) {
  const words = widgetWords()
  const sentence = say(words.result[state], { url: isolated(url) })
  if (state === 'found') return <Done>{sentence}</Done>
  const more = state === 'absent' && tag_manager
  return (
    <>
      <Said lead={sentence} detail={detail ?? ''} />
      {more && <p className={css.quiet}>{words.tag_manager}</p>}
    </>
  )
}
