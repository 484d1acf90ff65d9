import { lazy, Suspense, useState } from 'react'
import { useKeys } from '../../parts/keys.ts'
import { loadWords } from '../../words/words.ts'

const KeyList = lazy(async () => {
  const [{ KeyList }] = await Promise.all([import('./key-list.tsx'), loadWords('keys')])
  return { default: KeyList }
})

/** ? shows the list of keys, which loads then. */
export function LateKeyList() {
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return open ? (
    <Suspense>
      <KeyList close={() => setOpen(false)} />
    </Suspense>
  ) : null
}
