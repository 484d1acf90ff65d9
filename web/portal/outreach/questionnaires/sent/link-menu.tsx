import { lazy, Suspense, useState } from 'react'
import type { InvitationChannel, QuestionnaireLink } from '#client'
import { CopyIcon, LinkIcon, MailIcon, MoreIcon, TextMessageIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { isolated, say } from '../../../words/words.ts'
import css from '../list.module.css'
import { questionnaireWords } from '../words.ts'
import { useLinkActions } from './use-link-actions.ts'

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog.tsx')).QrDialog }))

const icons = { email: MailIcon, sms: TextMessageIcon }

/** Whether the address of a link still opens a conversation. */
export const isUsable = ({ status }: Pick<QuestionnaireLink, 'status'>): boolean =>
  status === 'issued' || status === 'opened' || status === 'in_progress'

/** What can be done with the link of one person, by who may. */
export function LinkMenu({ link, removed }: { link: QuestionnaireLink; removed?: () => void }) {
  const words = questionnaireWords()
  const isOwner = useIsOwner()
  const actions = useLinkActions(link)
  const [showsQr, setShowsQr] = useState(false)
  const { person, invitation } = link
  const usable = isUsable(link)
  const channels: InvitationChannel[] = [
    ...(person.email ? ['email' as const] : []),
    ...(person.phone ? ['sms' as const] : []),
  ]
  if (!usable && !isOwner) return <span />
  return (
    <>
      <Menu
        button={<MoreIcon />}
        label={say(words.link_more, { name: isolated(person.name) })}
        className={css.more}
      >
        {usable && (
          <>
            <MenuItem icon={<CopyIcon size={16} />} onClick={actions.copy}>
              {words.copy}
            </MenuItem>
            <MenuItem icon={<LinkIcon size={16} />} onClick={() => setShowsQr(true)}>
              {words.qr}
            </MenuItem>
          </>
        )}
        {usable &&
          isOwner &&
          channels.map(channel => {
            const Icon = icons[channel]
            const again = invitation?.channel === channel && invitation.state !== 'failed'
            return (
              <MenuItem key={channel} icon={<Icon size={16} />} onClick={() => actions.invite(channel)}>
                {again ? words[`invite_${channel}_again`] : words[`invite_${channel}`]}
              </MenuItem>
            )
          })}
        {isOwner && (
          <>
            {usable && (
              <>
                <MenuLine />
                <MenuItem onClick={actions.revoke}>{words.revoke}</MenuItem>
              </>
            )}
            <MenuItem
              alarming
              icon={<TrashIcon size={16} />}
              onClick={() => actions.remove(removed ? { gone: removed } : {})}
            >
              {words.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>{showsQr && <QrDialog link={link} close={() => setShowsQr(false)} />}</Suspense>
    </>
  )
}
