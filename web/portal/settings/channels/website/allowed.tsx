import type { Account } from '#client'
import { AreaField } from '../../../parts/field.tsx'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { widgetWords } from '../words.ts'
import { linesOf } from './widget-look.ts'

/** The websites that may carry the chat. */
export function Allowed({ account, closed }: { account: Account; closed: string | null }) {
  const words = widgetWords()
  const edits = useEdits(`domains:${account.id}`, { domains: account.allowed_domains.join('\n') })
  return (
    <Subject title={words.where} note={words.where_note}>
      <SaveForm
        edits={edits}
        closed={closed}
        save={({ domains = '' }) => changeAccount({ allowed_domains: linesOf(domains) })}
      >
        <AreaField
          label={words.domains}
          dir="ltr"
          maxLength={30_000}
          value={edits.values.domains}
          onChange={event => edits.set({ domains: event.target.value })}
        />
      </SaveForm>
    </Subject>
  )
}
