import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { counted } from '../../words/words.ts'
import { conversationWords } from '../conversation-words.ts'
import type { Message } from '../records.ts'
import { folded } from './folded.ts'
import css from './letter.module.css'

/** A mail with its subject, its words, and folded what it quotes. Only ever text: the HTML of a mail never reaches the page. */
export function Letter({ message, conversationId }: { message: Message; conversationId: string }) {
  const words = conversationWords()
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', message.id],
    queryFn: ({ signal }) =>
      api.get('/api/v1/conversations/{id}/messages/{message_id}/mail', {
        params: { id: conversationId, message_id: message.id },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Failure error={error} retry={refetch} />
  if (!data)
    return (
      <Late>
        <Bones lines={4} height={22} />
      </Late>
    )
  const kept = new Set((message.attachments ?? []).map(({ name }) => name))
  const lost = data.attachments.filter(name => !kept.has(name))
  const stretches = folded(data.text)
  return (
    <div className={css.letter}>
      {data.subject && (
        <p className={css.subject} dir="auto">
          {data.subject}
        </p>
      )}
      {!stretches.length && <p className={css.quiet}>{words.no_words}</p>}
      {stretches.map(({ quoted, text, lines }, at) =>
        quoted ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a mail does not change
          <details key={at}>
            <summary className={css.quote}>{counted(words.quoted, lines)}</summary>
            <p className={css.quoted} dir="auto">
              {text}
            </p>
          </details>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <p key={at} className={css.text} dir="auto">
            {text}
          </p>
        ),
      )}
      {lost.length > 0 && (
        <p className={css.quiet}>{counted(words.files_not_kept, lost.length, { names: lost.join(', ') })}</p>
      )}
    </div>
  )
}
