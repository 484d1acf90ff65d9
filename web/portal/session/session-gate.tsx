import { lazy, Suspense } from 'react'
import { loadWords } from '../words/words.ts'
import { useBusinessesOpen } from './businesses-door.ts'
import { useSession } from './session.ts'

const Sheet = lazy(async () => {
  const [{ SessionSheet }] = await Promise.all([import('./session-sheet.tsx'), loadWords('sign-in')])
  return { default: SessionSheet }
})

const Businesses = lazy(async () => {
  const [{ BusinessesDialog }] = await Promise.all([import('./businesses-dialog.tsx'), loadWords('sign-in')])
  return { default: BusinessesDialog }
})

/** What lies over the page when its session is gone, or when somebody goes to another business. Both load when needed. */
export function SessionGate() {
  const state = useSession()
  const choosing = useBusinessesOpen()
  return (
    <Suspense>
      {choosing && state === 'here' && <Businesses />}
      {state !== 'here' && <Sheet state={state} />}
    </Suspense>
  )
}
