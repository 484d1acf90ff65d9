import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Questionnaire } from '#client'
import { Button } from '../../../parts/button.tsx'
import { BackIcon, MoreIcon, SendIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { useTitle } from '../../../parts/page.tsx'
import { Pending } from '../../../parts/states.tsx'
import { useIsOwner } from '../../../shell/me.ts'
import { isolated, say } from '../../../words/words.ts'
import list from '../list.module.css'
import { setQuery } from '../queries.ts'
import { Sent } from '../sent/sent.tsx'
import { useSetActions } from '../use-set-actions.ts'
import { questionnaireWords } from '../words.ts'
import { blank, draftOf } from './draft.ts'
import css from './editor.module.css'
import { SetEditor } from './set-editor.tsx'
import { SetView } from './set-view.tsx'

const SendDialog = lazy(async () => ({ default: (await import('../send/send-dialog.tsx')).SendDialog }))

/** A question set: what it asks, and to whom it was sent. Without an id a new one. */
export function Page() {
  const { id } = useParams({ strict: false }) as { id?: string }
  return (
    <>
      <Link to={'/outreach/questionnaires' as never} className={css.back}>
        <BackIcon size={16} />
        {questionnaireWords().back}
      </Link>
      {id ? <Existing key={id} id={id} /> : <New />}
    </>
  )
}

function New() {
  const words = questionnaireWords()
  useTitle(words.new_title)
  if (!useIsOwner()) return <p className={css.locked}>{words.only_owners}</p>
  return (
    <>
      <h2 className={css.title}>{words.new_title}</h2>
      <SetEditor id={null} saved={blank} isLocked={false} />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const { data: set, error, refetch } = useQuery(setQuery(id))
  if (set) return <Shown set={set} />
  return <Pending error={error} retry={refetch} lines={8} height={56} />
}

function Shown({ set }: { set: Questionnaire }) {
  const words = questionnaireWords()
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  const actions = useSetActions()
  const [isSending, setSending] = useState(false)
  useTitle(set.title)
  // Of a set of the library a copy is sent; any other list is sent as it is.
  const isLocked = !set.is_template && set.link_count > 0
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title} dir="auto">
          {set.title}
        </h2>
        {isOwner && (
          <div className={list.actions}>
            <Button leftSection={<SendIcon size={16} />} onClick={() => setSending(true)}>
              {words.send}
            </Button>
            <Menu
              button={<MoreIcon />}
              label={say(words.more, { title: isolated(set.title) })}
              className={list.more}
            >
              <MenuItem onClick={() => void actions.tryIt(set)}>{words.try_it}</MenuItem>
              <MenuItem
                onClick={() =>
                  actions.duplicate(
                    set,
                    copy =>
                      void navigate({
                        to: '/outreach/questionnaires/$id' as never,
                        params: { id: copy.id } as never,
                      }),
                  )
                }
              >
                {words.duplicate}
              </MenuItem>
              {!isLocked && (
                <MenuItem
                  alarming
                  onClick={() => {
                    actions.remove(set)
                    void navigate({ to: '/outreach/questionnaires' as never })
                  }}
                >
                  {words.delete}
                </MenuItem>
              )}
            </Menu>
          </div>
        )}
      </div>
      <div className={css.columns}>
        {isOwner ? (
          <SetEditor id={set.id} saved={draftOf(set)} isLocked={isLocked} wasSent={set.link_count > 0} />
        ) : (
          <SetView set={set} />
        )}
        <div className={css.side}>
          <Sent set={set.id} title={words.sent_to} />
        </div>
      </div>
      <Suspense>{isSending && <SendDialog set={set} close={() => setSending(false)} />}</Suspense>
    </>
  )
}
