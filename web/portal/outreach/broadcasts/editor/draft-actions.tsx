import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Broadcast } from '#client'
import { CopyIcon, MoreIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { holdBack, tell } from '../../../parts/notices/notices.ts'
import { isolated, say } from '../../../words/words.ts'
import { faultSentence } from '../fault-sentence.ts'
import { leaving, useDeleteDraft } from '../queries.ts'
import { useWriteAgain } from '../use-write-again.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'

/** What is done with a draft as a whole. */
export function DraftActions({ draft }: { draft: Broadcast }) {
  const words = broadcastWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const remove = useDeleteDraft()
  const again = useWriteAgain()
  const { id, name } = draft
  const deleteIt = () => {
    leaving.add(id)
    void navigate({ to: '/outreach' })
    const back = () => {
      leaving.delete(id)
      return client.invalidateQueries({ queryKey: ['broadcasts', 'list'] })
    }
    holdBack(say(words.deleted, { name: isolated(name) }), {
      write: () =>
        remove.mutate(id, {
          onError: error => {
            void back()
            tell(faultSentence(error))
          },
        }),
      undo: back,
    })
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
