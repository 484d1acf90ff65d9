import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../parts/button.tsx'
import { Read } from '../../../parts/read.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { Subject } from '../../frame.tsx'
import { accountQuery } from '../../queries.ts'
import { settingsWords } from '../../words.ts'
import { ChannelPage, WhileSending } from '../frame.tsx'
import { callSetupQuery } from '../queries.ts'
import { phoneStanding } from '../standing.ts'
import { callsWords, channelsWords } from '../words.ts'
import { CallLine } from './call-line.tsx'
import { CallRules } from './call-rules.tsx'
import { OutgoingCalls } from './outgoing-calls.tsx'
import css from './phone.module.css'

/** Who carries the calls, and how they are held. */
export function Page() {
  const words = callsWords()
  const closed = useIsOwner() ? null : settingsWords().owners_only
  const { data: setup } = useQuery(callSetupQuery)
  const account = useQuery(accountQuery)
  return (
    <ChannelPage title={channelsWords().phone}>
      {setup && <p className={css.standing}>{phoneStanding(setup).sentence}</p>}
      {closed === null && (
        <WhileSending>
          <CallLine />
        </WhileSending>
      )}
      <Read query={account} lines={8}>
        {found => (
          <>
            <CallRules account={found} closed={closed} setup={setup} />
            <OutgoingCalls account={found} closed={closed} />
          </>
        )}
      </Read>
      <Subject title={words.rehearse} note={words.rehearse_note}>
        <div>
          <Button component={Link} to={'/settings/channels/simulations' as never} variant="default">
            {words.rehearse_open}
          </Button>
        </div>
      </Subject>
    </ChannelPage>
  )
}
