import { useEffect, useState } from 'react'
import type { SpeechTest } from '#client'
import { pageData } from '../../../page-data.ts'
import { say } from '../../../words/words.ts'
import { Said } from '../test-result.tsx'
import { callsWords } from '../words.ts'
import css from './phone.module.css'

const seconds = (ms: number): string =>
  new Intl.NumberFormat(pageData.lang, { maximumFractionDigits: 1 }).format(ms / 1_000)

/** What the voice said and the recogniser heard, and what failed of it. */
export function Spoken({ tested }: { tested: SpeechTest }) {
  const words = callsWords()
  const { failed, wav, first_sound_ms, heard, heard_ms } = tested
  return (
    <div className={css.heard} role="status">
      {wav && <Sound wav={wav} />}
      {first_sound_ms !== null && (
        <p className={css.quiet}>{say(words.spoke, { seconds: seconds(first_sound_ms) })}</p>
      )}
      {failed === 'voice' && <Said lead={words.failed_voice} detail="" />}
      {failed === 'hearing' && <Said lead={words.failed_hearing} detail="" />}
      {failed === null && heard_ms === null && <p className={css.quiet}>{words.no_ears}</p>}
      {heard_ms !== null && (
        <p>
          {heard ? say(words.heard, { text: heard }) : words.heard_nothing}{' '}
          <span className={css.quiet}>{say(words.heard_after, { seconds: seconds(heard_ms) })}</span>
        </p>
      )}
    </div>
  )
}

/** A file of sound that lies in memory, ready to be played. */
function Sound({ wav }: { wav: string }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const bytes = Uint8Array.from(atob(wav), letter => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [wav])
  // biome-ignore lint/a11y/useMediaCaption: the words stand beside it
  return url ? <audio controls src={url} /> : null
}
