import { lazy, Suspense } from 'react'
import { loadWords } from '../words/words.ts'
import { useSession } from './session.ts'

const Sheet = lazy(async () => {
  const [{ SessionSheet }] = await Promise.all([import('./session-sheet.tsx'), loadWords('sign-in')])
  return { default: SessionSheet }
})

/** Shows the sheet while the session is gone; it is loaded then. */
export function SessionGate() {
  const state = useSession()
  if (state === 'here') return null
  return (
    <Suspense>
      <Sheet state={state} />
    </Suspense>
  )
}
