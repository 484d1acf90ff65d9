import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Pending } from '../../parts/states.tsx'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import { ConversationRow } from './conversation-row.tsx'
import css from './gaps.module.css'
import { gapConversationsQuery } from './queries.ts'

/** Who asked it, in which words; each leads to the conversation. */
export function GapConversations({ id }: { id: string }) {
  const words = knowledgeWords().gaps
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...gapConversationsQuery(id), enabled: isOpen })
  return (
    <div>
      <button
        type="button"
        className={`${controls.plain} ${css.who}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide_who : words.who_asked}
      </button>
      {isOpen &&
        (data ? (
          <ul className={css.conversations}>
            {data.conversations.map(conversation => (
              <ConversationRow key={conversation.id} conversation={conversation} />
            ))}
          </ul>
        ) : (
          <Pending error={error} retry={refetch} lines={3} height={44} />
        ))}
    </div>
  )
}
