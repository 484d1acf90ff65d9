import { type FormEvent, useEffect, useState } from 'react'
import type { SpeechTest as Tested } from '#client'
import { longestSpoken } from '#contract/limits.ts'
import { pageData } from '../../../page-data.ts'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { TextField } from '../../../parts/field.tsx'
import { say } from '../../../words/words.ts'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { testSpeech } from '../queries.ts'
import { Said } from '../test-result.tsx'
import { callsWords } from '../words.ts'
import css from './phone.module.css'

/** The voice says a sentence, and the recogniser writes down what it heard. */
export function SpeechTest() {
  const words = callsWords()
  const [text, setText] = useDraft('settings:speech-test', words.sentence_example)
  const [busy, setBusy] = useState(false)
  const [tested, setTested] = useState<Tested | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(null)
    setTested(null)
    await testSpeech(text.trim()).then(setTested, (error: unknown) => setFault(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <Subject title={words.try} note={words.try_note}>
      <form className={css.say} onSubmit={submit}>
        <TextField
          label={words.sentence}
          required
          maxLength={longestSpoken}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {words.say_it}
        </Button>
      </form>
      {tested && <Result tested={tested} />}
      {fault !== null && <Said lead={fault} detail="" />}
    </Subject>
  )
}

const seconds = (ms: number): string =>
  new Intl.NumberFormat(pageData.lang, { maximumFractionDigits: 1 }).format(ms / 1_000)

function Result({ tested }: { tested: Tested }) {
  const words = callsWords()
  const { failed, wav, first_sound_ms, heard, heard_ms } = tested
  if (failed === 'voice') return <Said lead={words.failed_voice} detail="" />
  return (
    <div className={css.heard} role="status">
      {wav && <Sound wav={wav} />}
      {first_sound_ms !== null && (
        <p className={css.quiet}>{say(words.spoke, { seconds: seconds(first_sound_ms) })}</p>
      )}
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
  // biome-ignore lint/a11y/useMediaCaption: the words are those that were typed above
  return url ? <audio controls src={url} /> : null
}
