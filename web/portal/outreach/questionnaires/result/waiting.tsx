import { Button } from '../../../parts/button.tsx'
import { CopyIcon } from '../../../parts/icons.tsx'
import { QrPicture } from '../../../parts/qr-picture.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { isolated, say } from '../../../words/words.ts'
import { isUsable } from '../sent/link-menu.tsx'
import { useLinkActions } from '../sent/use-link-actions.ts'
import { questionnaireWords, resultWords } from '../words.ts'
import type { AnsweredLink } from './queries.ts'
import css from './result.module.css'
import { SendAgain } from './send-again.tsx'

/** A link of which nothing has come yet: where it stands, and how it is handed over. */
export function Waiting({ link }: { link: AnsweredLink }) {
  const words = resultWords()
  const { invited, channel, copy, qr_label, open_page } = questionnaireWords()
  const actions = useLinkActions(link)
  const isOwner = useIsOwner()
  const { status, invitation, person, url } = link
  if (status === 'completed') return null
  return (
    <section className={css.card}>
      <p className={css.stand}>{words.waiting[status]}</p>
      {isUsable(link) && <p className={css.quiet}>{words.live_note}</p>}
      {invitation && (
        <p className={invitation.state === 'failed' ? css.alarm : css.quiet} role="status">
          {say(invited[invitation.state], {
            channel: channel[invitation.channel],
            problem: invitation.problem ?? '',
          })}
        </p>
      )}
      {isUsable(link) ? (
        <div className={css.hand}>
          <QrPicture text={url} label={say(qr_label, { name: isolated(person.name) })} />
          <div className={css.handed}>
            <code className={css.url}>{url}</code>
            <div className={css.row}>
              <Button variant="default" leftSection={<CopyIcon size={16} />} onClick={actions.copy}>
                {copy}
              </Button>
              <Button variant="subtle" component="a" href={url} target="_blank" rel="noopener">
                {open_page}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        isOwner && <SendAgain link={link} />
      )}
    </section>
  )
}
