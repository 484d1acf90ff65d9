import { CopyLine } from '../copy-line.tsx'
import { ChannelPage, WhileSending } from '../frame.tsx'
import { channelsWords } from '../words.ts'
import { ChannelAccount } from './channel-account.tsx'
import { TwilioAccount } from './twilio-account.tsx'

/** How text messages leave and arrive. */
export function Page() {
  const words = channelsWords()
  return (
    <ChannelPage title={words.sms}>
      <WhileSending>
        <ChannelAccount channel="sms">
          {connection => (
            <>
              <TwilioAccount connection={connection} />
              {connection.webhook_url && (
                <CopyLine label={words.webhook} note={words.webhook_sms} value={connection.webhook_url} />
              )}
            </>
          )}
        </ChannelAccount>
      </WhileSending>
    </ChannelPage>
  )
}
