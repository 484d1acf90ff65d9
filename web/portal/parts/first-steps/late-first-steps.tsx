import { lazy, Suspense } from 'react'
import { loadWords } from '../../words/words.ts'

const FirstSteps = lazy(async () => {
  const [{ FirstSteps }] = await Promise.all([import('./first-steps.tsx'), loadWords('first-steps')])
  return { default: FirstSteps }
})

/** The first steps of a new business, which load after the page that shows them. */
export const LateFirstSteps = () => (
  <Suspense>
    <FirstSteps />
  </Suspense>
)
