import { useQuery } from '@tanstack/react-query'
import {
  ChatIcon,
  GlobeIcon,
  MailIcon,
  PhoneIcon,
  PlayIcon,
  SparkIcon,
  TextMessageIcon,
} from '../../parts/icons.tsx'
import { Read } from '../../parts/read.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { SettingsPage, Subject } from '../frame.tsx'
import { accountQuery } from '../queries.ts'
import { ChannelRow } from './channel-row.tsx'
import { SendingSwitch } from './frame.tsx'
import { callSetupQuery, connectionsQuery, readinessQuery } from './queries.ts'
import { simulationsQuery } from './simulations/queries.ts'
import { simulationsStanding } from './simulations/standing.ts'
import { messageStanding, phoneStanding, speechStanding, websiteStanding } from './standing.ts'
import { channelsWords } from './words.ts'

/** Every way to the desk, how it stands, and what to do next. */
export function Page() {
  const words = channelsWords()
  const isOwner = useIsOwner()
  const readiness = useQuery(readinessQuery)
  const isOn = readiness.data?.enabled ?? false
  const connections = useQuery({ ...connectionsQuery, enabled: isOwner && isOn })
  const { data: account } = useQuery(accountQuery)
  const { data: setup } = useQuery(callSetupQuery)
  const { data: simulations } = useQuery(simulationsQuery)
  const ownOf = (channel: string) => connections.data?.find(each => each.channel === channel)
  return (
    <SettingsPage>
      <Subject title={words.channels} note={words.intro}>
        <Read query={readiness} lines={8}>
          {({ channels }) => (
            <ul>
              <ChannelRow
                to="/settings/channels/website"
                name={words.website}
                icon={<GlobeIcon />}
                standing={account ? websiteStanding(account) : null}
              />
              {(['email', 'sms', 'whatsapp'] as const).map(channel => (
                <ChannelRow
                  key={channel}
                  to={`/settings/channels/${channel}`}
                  name={words[channel]}
                  icon={icons[channel]}
                  standing={messageStanding(channel, channels[channel], ownOf(channel))}
                />
              ))}
              <ChannelRow
                to="/settings/channels/phone"
                name={words.phone}
                icon={<PhoneIcon />}
                standing={setup ? phoneStanding(setup) : null}
              />
              <ChannelRow
                to="/settings/channels/speech"
                name={words.speech}
                icon={<SparkIcon />}
                standing={setup ? speechStanding(setup) : null}
              />
              <ChannelRow
                to="/settings/channels/simulations"
                name={words.simulations}
                icon={<PlayIcon />}
                standing={simulations ? simulationsStanding(simulations) : null}
              />
            </ul>
          )}
        </Read>
      </Subject>
      {isOwner && readiness.data?.enabled === false && <SendingSwitch />}
    </SettingsPage>
  )
}

const icons = { email: <MailIcon />, sms: <TextMessageIcon />, whatsapp: <ChatIcon /> }
