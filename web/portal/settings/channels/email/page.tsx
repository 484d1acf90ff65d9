import { useQuery } from '@tanstack/react-query'
import type { Account } from '#client'
import { ChoiceField } from '../../../parts/field.tsx'
import { Read } from '../../../parts/read.tsx'
import { useEdits } from '../../edits.ts'
import { Subject } from '../../frame.tsx'
import { accountQuery, changeAccount } from '../../queries.ts'
import { SaveForm } from '../../save-form.tsx'
import { ChannelPage, WhileSending } from '../frame.tsx'
import { connectionsQuery } from '../queries.ts'
import { channelsWords } from '../words.ts'
import { Domain } from './domain.tsx'
import { EmailAccount } from './email-account.tsx'
import { SigningKey } from './signing-key.tsx'
import { TestMail } from './test-mail.tsx'

/** How mails leave and arrive. */
export function Page() {
  return (
    <ChannelPage title={channelsWords().email}>
      <WhileSending>
        <Parts />
      </WhileSending>
    </ChannelPage>
  )
}

function Parts() {
  const words = channelsWords()
  const connections = useQuery(connectionsQuery)
  const account = useQuery(accountQuery)
  return (
    <>
      <Subject title={words.own_account}>
        <Read query={connections} lines={9}>
          {all => <EmailAccount connection={all.find(({ channel }) => channel === 'email')!} />}
        </Read>
      </Subject>
      <TestMail />
      <Domain />
      {connections.data?.some(({ channel, own }) => channel === 'email' && own) && <SigningKey />}
      <Subject title={words.answers}>
        <Read query={account} lines={1}>
          {found => <Answers account={found} />}
        </Read>
      </Subject>
    </>
  )
}

const ways = ['off', 'draft', 'auto'] as const

function Answers({ account }: { account: Account }) {
  const words = channelsWords()
  const { email_replies } = account
  const edits = useEdits(`answers:${account.id}`, { email_replies })
  return (
    <SaveForm edits={edits} save={changeAccount}>
      <ChoiceField
        label={words.answers}
        value={edits.values.email_replies}
        onChange={event => edits.set({ email_replies: event.target.value as (typeof ways)[number] })}
        options={ways.map(way => [way, words[`answers_${way}`]] as const)}
      />
    </SaveForm>
  )
}
