import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Template } from '#client'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { faultSentence } from '../../parts/fault-sentence.ts'
import { BackIcon } from '../../parts/icons.tsx'
import { tell, tellWhenDone } from '../../parts/notices/notices.ts'
import { Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { say } from '../../words/words.ts'
import { draftOf } from './editor/draft.ts'
import css from './editor/editor.module.css'
import { Editor } from './editor/editor.tsx'
import { newKey, useTemplateDraft } from './editor/use-template-draft.ts'
import { templateQuery, useActivity } from './queries.ts'
import { templateWords } from './words.ts'

/** One template, opened to be changed. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useQuery(templateQuery(id))
  if (data) return <Opened key={id} template={data} />
  return <Pending error={error} retry={refetch} lines={8} height={60} />
}

function Opened({ template }: { template: Template }) {
  const words = templateWords()
  const isOwner = useIsOwner()
  const { id, name, channel, is_active: isActive } = template
  const state = useTemplateDraft(
    `template:${id}`,
    useMemo(() => draftOf(template), [template]),
    template.updated_at,
  )
  const navigate = useNavigate()
  const activity = useActivity()
  const restore = () =>
    activity.mutateAsync({ id, is_active: true }).then(
      () => tell(say(words.back_again, { name })),
      error => tell(faultSentence(error)),
    )
  const remove = () => {
    void tellWhenDone(
      activity.mutateAsync({ id, is_active: false }).then(
        () => ({ text: say(words.deleted, { name }), undo: restore }),
        error => ({ text: faultSentence(error) }),
      ),
    )
    void navigate({ to: '/outreach/templates' })
  }
  const copy = () => {
    const copied = { ...state.draft, name: say(words.copy_of, { name: state.draft.name }).slice(0, 200) }
    sessionStorage.setItem(`draft:${newKey(channel)}`, JSON.stringify(copied))
    void navigate({ to: '/outreach/templates/new', search: { channel } as never } as never)
  }
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Link to="/outreach/templates" className={css.back} aria-label={words.back}>
          <BackIcon size={18} />
        </Link>
        <h2 className={css.title} dir="auto">
          {name}
        </h2>
        {state.isChanged && <Chip tone="ask">{words.unsaved}</Chip>}
        <Chip>{words.channels[channel]}</Chip>
        {isOwner && (
          <>
            <Button variant="default" onClick={copy}>
              {words.copy}
            </Button>
            {isActive && (
              <Button variant="subtle" onClick={remove}>
                {words.delete}
              </Button>
            )}
          </>
        )}
      </div>
      {!isActive && (
        <p className={css.inactive}>
          {words.inactive}
          <Button variant="default" size="xs" onClick={() => void restore()}>
            {words.restore}
          </Button>
        </p>
      )}
      <Editor template={template} state={state} saved={() => {}} />
    </div>
  )
}
