import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ChatLink } from '#client'
import { reasonSentence } from '../../../parts/fault-sentence.ts'
import { holdRemoval, tell, tellWhenDone } from '../../../parts/notices/notices.ts'
import { Card } from '../../../parts/page.tsx'
import { isolated, say } from '../../../words/words.ts'
import { changeLink, removeLink } from '../queries.ts'
import { linksWords } from '../words.ts'
import css from './link.module.css'

/** Ways to close a link: revoked, it can be opened again; deleted, it is gone with what it was taught. */
export function Ways({ link: { id, label, status } }: { link: ChatLink }) {
  const words = linksWords()
  const go = useNavigate()
  const name = isolated(label)
  const turn = (is_active: boolean) =>
    void tellWhenDone(
      changeLink(id, { is_active }).then(
        () => ({
          text: say(is_active ? words.restored : words.is_revoked, { name }),
          undo: () => void changeLink(id, { is_active: !is_active }),
        }),
        (error: unknown) => ({ text: reasonSentence(error) }),
      ),
    )
  const remove = () => {
    void go({ to: '/outreach/links' as never })
    holdRemoval(say(words.removed, { name }), id, () =>
      removeLink(id).catch((error: unknown) => tell(reasonSentence(error))),
    )
  }
  return (
    <Card>
      <div className={css.form}>
        <p className={css.note}>{words.revoke_note}</p>
        <div className={css.ways}>
          {status === 'revoked' ? (
            <Button variant="default" onClick={() => turn(true)}>
              {words.restore}
            </Button>
          ) : (
            <Button variant="default" onClick={() => turn(false)}>
              {words.revoke}
            </Button>
          )}
          <Button variant="subtle" color="red" onClick={remove}>
            {words.remove}
          </Button>
        </div>
      </div>
    </Card>
  )
}
