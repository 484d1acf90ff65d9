import { useEffect, useState } from 'preact/hooks'
import type { CallsOffered } from '#contract/calls/requests.ts'
import type { CallTexts } from '#locales/types.ts'
import { askOffered } from './asking.ts'
import type { CallDesk, CallDeskProps } from './call-desk.tsx'
import { loadCallWords } from './words.ts'

interface Loaded {
  View: typeof CallDesk
  words: CallTexts
  calls: CallsOffered
}

/** The call desk. It is loaded when it is first shown, with the words of one language. */
export function LateCallDesk(props: CallDeskProps) {
  const { viewProps, language, desk } = props
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // Dependencies: the desk is the same as long as the page is
  useEffect(() => {
    setLoaded(null)
    Promise.all([import('./call-desk.tsx'), loadCallWords(language), askOffered(desk)]).then(
      ([{ CallDesk: View }, words, calls]) => setLoaded({ View, words, calls }),
      () => setLoaded('failed'),
    )
  }, [language, tries])

  if (loaded === null) return null
  if (loaded !== 'failed') return <loaded.View {...props} words={loaded.words} calls={loaded.calls} />
  return (
    <div class="note failure" role="alert">
      <p>{viewProps.strings.our_fault}</p>
      <button type="button" class="quiet-button" onClick={() => setTries(tries + 1)}>
        {viewProps.strings.retry}
      </button>
    </div>
  )
}
