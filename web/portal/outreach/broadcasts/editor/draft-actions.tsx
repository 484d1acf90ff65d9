import { useNavigate } from '@tanstack/react-router'
import type { Broadcast } from '#client'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { CopyIcon, MoreIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { holdRemoval, tell } from '../../../parts/notices/notices.ts'
import { isolated, say } from '../../../words/words.ts'
import { useDeleteDraft } from '../queries.ts'
import { useWriteAgain } from '../use-write-again.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'

/** What is done with a draft as a whole. */
export function DraftActions({ draft }: { draft: Broadcast }) {
  const words = broadcastWords()
  const navigate = useNavigate()
  const remove = useDeleteDraft()
  const again = useWriteAgain()
  const { id, name } = draft
  const deleteIt = () => {
    void navigate({ to: '/outreach' })
    holdRemoval(say(words.deleted, { name: isolated(name) }), id, () =>
      remove.mutateAsync(id).catch(error => tell(faultSentence(error))),
    )
  }
  return (
    <Menu button={<MoreIcon />} label={words.more} className={css.icon}>
      <MenuItem icon={<CopyIcon size={16} />} onClick={() => again(draft)}>
        {words.duplicate}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<TrashIcon size={16} />} alarming onClick={deleteIt}>
        {words.delete}
      </MenuItem>
    </Menu>
  )
}
