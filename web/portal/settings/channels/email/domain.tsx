import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SenderDomain } from '#client'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { TextField } from '../../../parts/field.tsx'
import { RefreshIcon } from '../../../parts/icons.tsx'
import { Read } from '../../../parts/read.tsx'
import { isolated, say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { domainQuery } from '../queries.ts'
import { channelsWords } from '../words.ts'
import css from './domain.module.css'
import { RecordRow } from './record-row.tsx'

/** What the DNS says of the domain that mails come from, and what it should say. */
export function Domain() {
  const words = channelsWords()
  const [selector, setSelector] = useDraft('settings:dkim-selector')
  const query = useQuery(domainQuery(selector))
  const domain = query.data?.domain
  return (
    <Subject
      title={words.domain}
      note={domain && say(words.domain_note, { domain: isolated(domain) })}
      aside={
        domain && (
          <Button
            variant="subtle"
            size="xs"
            loading={query.isFetching}
            leftSection={<RefreshIcon size={14} />}
            onClick={() => void query.refetch()}
          >
            {words.look_again}
          </Button>
        )
      }
    >
      <Read query={query} lines={6}>
        {found =>
          found.domain === null ? (
            <p className={css.none}>{words.no_domain}</p>
          ) : (
            <Report found={found} selector={selector} choose={setSelector} />
          )
        }
      </Read>
    </Subject>
  )
}

function Report({
  found: { own, records },
  selector,
  choose,
}: {
  found: SenderDomain
  selector: string
  choose: (selector: string) => void
}) {
  const words = channelsWords()
  const needsSelector = records.some(({ kind, state }) => kind === 'dkim' && state === 'unknown')
  return (
    <>
      {!own && <p className={css.none}>{words.domain_shared}</p>}
      <ul className={css.records}>
        {records.map(record => (
          <RecordRow key={record.kind} record={record} />
        ))}
      </ul>
      {(needsSelector || selector !== '') && <Selector key={selector} chosen={selector} choose={choose} />}
    </>
  )
}

const form = '[A-Za-z0-9]([A-Za-z0-9._\\-]*[A-Za-z0-9])?'

/** Which key the mail service signs with, which only it knows. */
function Selector({ chosen, choose }: { chosen: string; choose: (selector: string) => void }) {
  const words = channelsWords()
  const [typed, setTyped] = useState(chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose(typed.trim())
  }
  return (
    <form className={css.selector} onSubmit={submit}>
      <TextField
        label={words.selector}
        note={words.selector_note}
        dir="ltr"
        autoComplete="off"
        maxLength={63}
        pattern={form}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" variant="default" className={css.look}>
        {words.look_up}
      </Button>
    </form>
  )
}
