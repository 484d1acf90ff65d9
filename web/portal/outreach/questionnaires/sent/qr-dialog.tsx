import type { QuestionnaireLink } from '#client'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { QrPicture } from '../../../parts/qr-picture.tsx'
import { isolated, say } from '../../../words/words.ts'
import { questionnaireWords } from '../words.ts'
import css from './qr-dialog.module.css'
import { useLinkActions } from './use-link-actions.ts'

/** The link of one person as a code to scan, for who sits opposite. */
export function QrDialog({ link, close }: { link: QuestionnaireLink; close: () => void }) {
  const words = questionnaireWords()
  const { copy } = useLinkActions(link)
  const name = isolated(link.person.name)
  return (
    <Dialog title={words.qr} close={close}>
      <div className={css.body}>
        <QrPicture text={link.url} label={say(words.qr_label, { name })} />
        <p className={css.note}>{say(words.qr_note, { name })}</p>
        <Button variant="default" onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </Dialog>
  )
}
