import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Whoami } from '#client'
import { Button } from '../parts/button.tsx'
import { useMe } from '../shell/me.ts'
import { say } from '../words/words.ts'
import { door, enterDesk } from './door.ts'
import { refusalOf } from './refusals.ts'
import { resume, type SessionState } from './session.ts'
import css from './session-sheet.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { doorWords } from './words.ts'

/**
 * Lies over the page while its session is gone. What the page shows and what is typed in it stays; requests wait, and go on
 * when the same person is back at the same business.
 */
export function SessionSheet({ state }: { state: Exclude<SessionState, 'here'> }) {
  const me = useMe()
  const back = (now: Whoami) => {
    if (now.user.id === me.user.id) resume()
    else location.reload()
  }
  useReturnElsewhere(back)
  return state === 'ended' ? <Ended me={me} back={back} /> : <Elsewhere me={me} back={back} />
}

interface Props {
  me: Whoami
  back: (now: Whoami) => void
}

function Ended({ me, back }: Props) {
  const words = doorWords()
  return (
    <Sheet title={words.ended} note={words.ended_note}>
      <SignInForm person={{ email: me.user.email, tenantId: me.tenant.id }} done={back} />
      <p className={css.other}>
        <a href="/desk/sign-in">{words.somebody_else}</a>
      </p>
    </Sheet>
  )
}

function Elsewhere({ me, back }: Props) {
  const words = doorWords()
  const [refusal, setRefusal] = useState<string | null>(null)
  const goBack = async () => {
    const body = { tenant_id: me.tenant.id }
    const { data, error } = await door.try.post('/api/v1/auth/switch', { body })
    if (data) back(data)
    else setRefusal(refusalOf(error))
  }
  return (
    <Sheet title={words.elsewhere} note={say(words.elsewhere_note, { business: me.tenant.name })}>
      <div className={css.ways}>
        <Button onClick={() => void goBack()}>{say(words.back_to, { business: me.tenant.name })}</Button>
        <Button variant="default" onClick={() => enterDesk()}>
          {words.go_there}
        </Button>
      </div>
      <p className={css.refusal} role="alert">
        {refusal}
      </p>
    </Sheet>
  )
}

/** A dialog that nothing closes but the way back. */
function Sheet({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [titleId, noteId] = [useId(), useId()]
  useEffect(() => {
    const own = sheet.current
    own?.showModal()
    own?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
    return () => own?.close()
  }, [])
  return (
    <dialog
      ref={sheet}
      className={css.sheet}
      aria-labelledby={titleId}
      aria-describedby={noteId}
      onCancel={event => event.preventDefault()}
    >
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <p id={noteId} className={css.note}>
        {note}
      </p>
      {children}
    </dialog>
  )
}

/** Notices that the person has come back in another tab. */
function useReturnElsewhere(back: (now: Whoami) => void): void {
  const latest = useRef(back)
  latest.current = back
  const { tenant } = useMe()
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const { data } = await door.try.get('/api/v1/auth/me')
      if (data?.tenant.id === tenant.id) latest.current(data)
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [tenant.id])
}
