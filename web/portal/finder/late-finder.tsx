import { lazy, Suspense, useEffect } from 'react'
import { closeFinder, useFinderOpen } from '../shell/finder-door.ts'
import { loadWords } from '../words/words.ts'

const load = async () => {
  const [{ Finder }] = await Promise.all([import('./finder.tsx'), loadWords('finder')])
  return { default: Finder }
}
const Finder = lazy(load)

/** Milliseconds after the page is there: by then the finder loads, so that it opens at once. */
const loadAfter = 2_000

/** The finder, while it is open. */
export function LateFinder() {
  const open = useFinderOpen()
  useEffect(() => {
    // A connection that fails now is tried again when the finder opens.
    const timer = setTimeout(() => load().catch(() => {}), loadAfter)
    return () => clearTimeout(timer)
  }, [])
  return open ? (
    <Suspense>
      <Finder close={closeFinder} />
    </Suspense>
  ) : null
}
