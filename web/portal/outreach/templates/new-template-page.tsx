import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pageData } from '../../page-data.ts'
import { BackIcon } from '../../parts/icons.tsx'
import { channels } from '../channels.ts'
import { emptyDraft } from './editor/draft.ts'
import css from './editor/editor.module.css'
import { Editor } from './editor/editor.tsx'
import { newKey, useTemplateDraft } from './editor/use-template-draft.ts'
import { templateWords } from './words.ts'

/** A template that does not exist yet; `?channel=` says of which kind it becomes. */
export function Page() {
  const words = templateWords()
  const { channel: given } = useSearch({ strict: false }) as { channel?: unknown }
  const channel = channels.find(each => each === given) ?? 'email'
  const empty = useMemo(() => emptyDraft(channel, pageData.lang), [channel])
  const state = useTemplateDraft(newKey(channel), empty, null)
  const navigate = useNavigate()
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Link to="/outreach/templates" className={css.back} aria-label={words.back}>
          <BackIcon size={18} />
        </Link>
        <h2 className={css.title}>{words.editor.new_of[channel]}</h2>
      </div>
      <Editor
        key={channel}
        template={null}
        state={state}
        saved={({ id }) =>
          void navigate({ to: '/outreach/templates/$id', params: { id } as never, replace: true })
        }
      />
    </div>
  )
}
