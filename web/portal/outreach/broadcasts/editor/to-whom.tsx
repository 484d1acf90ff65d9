import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Broadcast, BroadcastChanges, Channel, ContactSegment } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { PlusIcon, RefreshIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { tell } from '../../../parts/notices/notices.ts'
import { counted } from '../../../words/words.ts'
import { channels } from '../../channels.ts'
import { AudienceChoice, segmentIn } from '../audience-choice.tsx'
import { channelIcons } from '../channel-icons.ts'
import { audiencesQuery, readinessQuery, templatesQuery, useSegment } from '../queries.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'
import { Hours } from './hours.tsx'
import { Step } from './step.tsx'

/** Step 1: an audience, the channels in their order, and when and whether people may answer. */
export function ToWhom({ draft, change }: { draft: Broadcast; change: (changes: BroadcastChanges) => void }) {
  const words = broadcastWords()
  const { data: audiences } = useQuery(audiencesQuery)
  const segment = useSegment()
  const audience = audiences?.find(({ id }) => id === draft.audience_id)
  const isGone = audiences !== undefined && !audience
  const bring = (given: Parameters<typeof segment.mutateAsync>[0]) =>
    segment.mutateAsync(given).then(
      ({ id, created }) => {
        if (id !== draft.audience_id) change({ audience_id: id })
        tell(counted(words.whom.synced, created))
      },
      error => tell(faultSentence(error)),
    )
  const choose = (choice: string) => {
    const known: ContactSegment | null = segmentIn(choice)
    if (known) void bring({ segment: known, name: words.segments[known] })
    else change({ audience_id: choice })
  }
  return (
    <Step
      n={1}
      title={words.whom.title}
      aside={audience && counted(words.whom.people, audience.contact_count)}
    >
      <div className={css.baseline}>
        <AudienceChoice label={words.whom.audience} value={draft.audience_id} choose={choose} />
        {audience && (
          <Link
            to={'/outreach/audiences/$id' as never}
            params={{ id: audience.id } as never}
            className={css.link}
          >
            {words.whom.see}
          </Link>
        )}
        {audience?.source.kind === 'segment' && (
          <Button
            variant="subtle"
            leftSection={<RefreshIcon size={16} />}
            loading={segment.isPending}
            onClick={() => void bring({ audience: audience.id })}
          >
            {words.whom.sync}
          </Button>
        )}
      </div>
      {isGone && (
        <p className={css.alarm} role="alert">
          {words.whom.gone}
        </p>
      )}
      <ChannelOrder draft={draft} change={change} />
      <Hours draft={draft} change={change} />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={draft.allow_replies}
          onChange={event => change({ allow_replies: event.currentTarget.checked })}
        />
        {words.whom.replies}
      </label>
    </Step>
  )
}

function ChannelOrder({ draft, change }: { draft: Broadcast; change: (changes: BroadcastChanges) => void }) {
  const words = broadcastWords()
  const { data: ready } = useQuery(readinessQuery)
  const { data: templates = [] } = useQuery(templatesQuery)
  const { channel_order: order, template_ids, words: own } = draft
  const free = channels.filter(channel => !order.includes(channel))
  const reviewed = templates.find(
    ({ channel, provider_status }) => channel === 'whatsapp' && provider_status === 'approved',
  )
  const add = (channel: Channel) => {
    const channel_order = [...order, channel]
    if (channel === 'whatsapp')
      change({ channel_order, template_ids: { whatsapp: reviewed?.id, ...template_ids }, words: own })
    else change({ channel_order, words: { [channel]: { body: '' }, ...own }, template_ids })
  }
  const put = (channel_order: Channel[]) => change({ channel_order, template_ids, words: own })
  return (
    <>
      <div className={css.line}>
        {order.map((channel, place) => {
          const Icon = channelIcons[channel]
          return (
            <span key={channel} className={css.line}>
              <span className={css.quiet}>{place ? words.whom.or_by : words.whom.try}</span>
              {order.length > 1 ? (
                <Menu
                  className={css.channel}
                  label={words.channels[channel]}
                  button={
                    <>
                      <Icon size={16} />
                      {words.channels[channel]}
                    </>
                  }
                >
                  {place > 0 && (
                    <MenuItem onClick={() => put([channel, ...order.filter(each => each !== channel)])}>
                      {words.whom.first}
                    </MenuItem>
                  )}
                  <MenuItem onClick={() => put(order.filter(each => each !== channel))}>
                    {words.whom.remove}
                  </MenuItem>
                </Menu>
              ) : (
                <span className={css.channel}>
                  <Icon size={16} />
                  {words.channels[channel]}
                </span>
              )}
            </span>
          )
        })}
        {free.length > 0 && (
          <Menu
            className={css.add}
            label={words.whom.add}
            button={
              <>
                <PlusIcon size={16} />
                {words.whom.add}
              </>
            }
          >
            {free.map(channel => (
              <MenuItem
                key={channel}
                disabled={channel === 'whatsapp' && !reviewed}
                onClick={() => add(channel)}
                aside={
                  channel === 'whatsapp' && !reviewed
                    ? words.whom.no_template
                    : ready && !ready.channels[channel].ready
                      ? words.whom.not_ready
                      : undefined
                }
              >
                {words.channels[channel]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {order.length > 1 && <p className={css.quiet}>{words.whom.order_note}</p>}
    </>
  )
}
