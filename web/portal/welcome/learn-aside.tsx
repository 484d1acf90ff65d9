import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useDraft } from '../parts/draft.ts'
import { reasonSentence } from '../parts/fault-sentence.ts'
import { AreaField } from '../parts/field.tsx'
import { say } from '../words/words.ts'
import { useLearn } from './queries.ts'
import css from './read.module.css'
import { welcomeWords } from './words.ts'

/** For a business without a website: a text, or a file. */
export function LearnAside() {
  const words = welcomeWords()
  const [text, write] = useDraft('welcome:text')
  const [names, setNames] = useState<string[]>([])
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const learn = useLearn()

  const learnFile = (file: File | undefined) => {
    if (file) learn.mutate({ file }, { onSuccess: () => setNames(known => [...known, file.name]) })
  }
  const learnText = () =>
    learn.mutate(
      { content: text },
      {
        onSuccess: () => {
          setNames(known => [...known, text.trim().split('\n')[0]!.slice(0, 60)])
          write('')
        },
      },
    )
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    learnFile(event.dataTransfer.files[0])
  }
  const refusal = learn.error ? reasonSentence(learn.error) : null
  return (
    <details className={css.aside}>
      <summary className={css.summary}>{words.no_site}</summary>
      <div className={css.learn}>
        <p className={css.note}>{words.no_site_note}</p>
        <AreaField
          label={words.paste}
          error={refusal}
          value={text}
          maxLength={200_000}
          onChange={event => write(event.target.value)}
        />
        <div className={css.actions}>
          <Button disabled={!text.trim()} loading={learn.isPending} onClick={learnText}>
            {words.paste_it}
          </Button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop; the button does the same */}
          <div
            className={css.drop}
            data-over={over || undefined}
            onDragOver={event => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span>{words.drop_here}</span>
            <Button variant="default" onClick={() => input.current?.click()}>
              {words.choose_file}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            onChange={event => {
              learnFile(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
        <div aria-live="polite">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
            <p key={at} className={css.learnt}>
              {say(words.learnt, { name })}
            </p>
          ))}
        </div>
      </div>
    </details>
  )
}
