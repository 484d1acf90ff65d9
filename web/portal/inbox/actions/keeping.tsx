import { apply } from '../changes.ts'
import type { Conversation } from '../records.ts'
import { useSelf } from '../self.ts'
import { AssignMenu } from './assign-menu.tsx'
import { TagMenu } from './tag-menu.tsx'

interface Kept {
  conversation: Conversation
  className?: string
}

/** Who looks after a conversation. A opens it. */
export function Assigning({ conversation: { id, assignee }, className }: Kept) {
  const me = useSelf()
  return (
    <AssignMenu
      assignee={assignee}
      onPick={member =>
        void apply({ ids: [id] }, { action: 'assign', value: member?.id ?? null, member }, me)
      }
      shortcut="a"
      className={className}
    />
  )
}

/** The tags of a conversation. */
export function Tagging({ conversation: { id, tags }, className }: Kept) {
  const me = useSelf()
  return (
    <TagMenu
      tags={tags}
      onAdd={tag => void apply({ ids: [id] }, { action: 'tag', value: tag }, me)}
      onRemove={tag => void apply({ ids: [id] }, { action: 'untag', value: tag }, me)}
      className={className}
    />
  )
}
