import { type FormEvent, useState } from 'react'
import type { SpeechTest as Tested } from '#client'
import { longestSpoken } from '#contract/limits.ts'
import { Button } from '../../../parts/button.tsx'
import { useDraft } from '../../../parts/draft.ts'
import { TextField } from '../../../parts/field.tsx'
import { Subject } from '../../frame.tsx'
import { sentenceOf } from '../../sentence.ts'
import { testSpeech } from '../queries.ts'
import { Said } from '../test-result.tsx'
import { callsWords } from '../words.ts'
import css from './phone.module.css'
import { Spoken } from './spoken.tsx'

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
      {tested && <Spoken tested={tested} />}
      {fault !== null && <Said lead={fault} detail="" />}
    </Subject>
  )
}
