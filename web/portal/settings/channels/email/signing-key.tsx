import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, type SigningKeys } from '#client'
import { Button } from '../../../parts/button.tsx'
import { AreaField, TextField } from '../../../parts/field.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { Read } from '../../../parts/read.tsx'
import { isolated, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import rows from '../../rows.module.css'
import { sentenceOf } from '../../sentence.ts'
import { CopyLine } from '../copy-line.tsx'
import { addSigningKey, dropSigningKey, signingQuery, startSigning } from '../queries.ts'
import { channelsWords } from '../words.ts'
import css from './domain.module.css'

/** The key with which the business's own mails are signed, and the record that the DNS has to show before. */
export function SigningKey() {
  const words = channelsWords().signing
  const query = useQuery(signingQuery)
  return (
    <Subject title={words.title} note={words.note}>
      <Read query={query} lines={3}>
        {keys => <Keys keys={keys} />}
      </Read>
    </Subject>
  )
}

function Keys({ keys: { active, waiting } }: { keys: SigningKeys }) {
  const words = channelsWords().signing
  const [busy, setBusy] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  /** Does one thing at a time, and says what was wrong with it. */
  const attempt = async (what: string, work: () => Promise<unknown>, done?: string) => {
    setBusy(what)
    setFault(null)
    await work().then(
      () => done && tell(done),
      (error: unknown) => setFault(what === 'use' && isNotSeen(error) ? words.not_seen : sentenceOf(error)),
    )
    setBusy(null)
  }
  return (
    <>
      {active && <p className={css.advice}>{say(words.signs, { name: isolated(active.name) })}</p>}
      {waiting ? (
        <>
          <p className={css.advice}>{words.enter}</p>
          <CopyLine label={channelsWords().record_name} value={waiting.name} />
          <CopyLine label={channelsWords().record_value} note={words.long} value={waiting.record} />
          <div className={rows.ways}>
            <Button loading={busy === 'use'} onClick={() => void attempt('use', startSigning, words.keep)}>
              {words.check}
            </Button>
            <Button
              variant="subtle"
              loading={busy === 'throw'}
              onClick={() => void attempt('throw', () => dropSigningKey('waiting'))}
            >
              {words.throw}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className={rows.ways}>
            <Button
              variant="default"
              loading={busy === 'make'}
              onClick={() => void attempt('make', () => addSigningKey({}))}
            >
              {active ? words.again : words.make}
            </Button>
            {active && (
              <Button
                variant="subtle"
                loading={busy === 'stop'}
                onClick={() => void attempt('stop', () => dropSigningKey('active'), words.stopped)}
              >
                {words.stop}
              </Button>
            )}
          </div>
          <Bring
            busy={busy === 'bring'}
            bring={(selector, private_key) =>
              void attempt('bring', () => addSigningKey({ selector, private_key }))
            }
          />
        </>
      )}
      {fault !== null && (
        <p className={rows.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

const isNotSeen = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** A key that the owner has already. Its private half is not kept in the page. */
function Bring({ busy, bring }: { busy: boolean; bring: (selector: string, key: string) => void }) {
  const words = channelsWords()
  const [selector, setSelector] = useState('')
  const [key, setKey] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    bring(selector.trim(), key)
    setKey('')
  }
  return (
    <details className={css.found}>
      <summary>{words.signing.bring}</summary>
      <form onSubmit={submit} className={css.record}>
        <p className={css.advice}>{words.signing.bring_note}</p>
        <TextField
          label={words.selector}
          dir="ltr"
          autoComplete="off"
          required
          maxLength={63}
          pattern="[A-Za-z0-9]([A-Za-z0-9\\-]*[A-Za-z0-9])?"
          value={selector}
          onChange={event => setSelector(event.target.value)}
        />
        <AreaField
          label={words.signing.private}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          rows={4}
          maxLength={10_000}
          value={key}
          onChange={event => setKey(event.target.value)}
        />
        <div className={rows.ways}>
          <Button type="submit" variant="default" loading={busy}>
            {words.signing.save}
          </Button>
        </div>
      </form>
    </details>
  )
}
