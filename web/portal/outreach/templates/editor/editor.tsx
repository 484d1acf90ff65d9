import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Template } from '#client'
import { Button } from '../../../parts/button.tsx'
import { faultSentence } from '../../../parts/fault-sentence.ts'
import { ChoiceField, TextField } from '../../../parts/field.tsx'
import { offerUndo, tell } from '../../../parts/notices/notices.ts'
import { Card } from '../../../parts/page.tsx'
import { counted, isolated, say } from '../../../words/words.ts'
import { placeholdersQuery, useSave } from '../queries.ts'
import { templateWords } from '../words.ts'
import { BlocksEditor } from './blocks-editor.tsx'
import { contentOf, type Draft, isKnown, lacksOf, placeholdersOf, plainOf } from './draft.ts'
import css from './editor.module.css'
import { MoreFields } from './more-fields.tsx'
import { Preview } from './preview.tsx'
import { Sources } from './sources.tsx'
import { Submission } from './submission.tsx'
import type { DraftState } from './use-template-draft.ts'
import { WordsField } from './words-field.tsx'

/** As many characters as a channel carries. */
const longestBody = { email: 100_000, sms: 1_600, whatsapp: 1_024, voice: 4_000 }

/** A template as it is written, beside what somebody gets of it. `saved`: what becomes of a new one. */
export function Editor({
  template,
  state: { draft, change, isChanged, isOvertaken, discard },
  saved,
}: {
  template: Template | null
  state: DraftState
  saved: (template: Template) => void
}) {
  const words = templateWords().editor
  const save = useSave()
  const { data: placeholders } = useQuery(placeholdersQuery)
  const used = placeholdersOf(draft)
  const known = useMemo(() => new Set(placeholders?.map(({ name }) => name)), [placeholders])
  const alarming = placeholders ? used.filter(name => !isKnown(name, known, draft.variable_sources)) : []
  const asked = used.filter(name => alarming.includes(name) || Object.hasOwn(draft.variable_sources, name))
  const lacks = lacksOf(draft)
  const send = () =>
    save.mutate(
      { id: template?.id ?? null, content: contentOf(draft) },
      {
        onSuccess: stored => {
          discard()
          tell(templateWords().saved)
          saved(stored)
        },
        onError: error => tell(faultSentence(error)),
      },
    )
  return (
    <div className={css.columns}>
      <div className={css.form}>
        <Card>
          <div className={css.fields}>
            <TextField
              label={words.name}
              note={words.name_note}
              maxLength={200}
              value={draft.name}
              onChange={event => change({ name: event.currentTarget.value })}
            />
            <Words draft={draft} change={change} alarming={new Set(alarming)} />
            {alarming.length > 0 && (
              <p className={css.warning} role="status">
                {counted(words.unknown, alarming.length, { names: alarming.map(isolated).join(', ') })}
              </p>
            )}
            <MoreFields draft={draft} change={change} />
          </div>
        </Card>
        {asked.length > 0 && (
          <Sources
            names={asked}
            sources={draft.variable_sources}
            write={variable_sources => change({ variable_sources })}
          />
        )}
        {isChanged && isOvertaken && (
          <p className={css.warning} role="status">
            {words.overtaken}
          </p>
        )}
        {(isChanged || !template) && (
          <div className={css.ways}>
            <Button disabled={lacks.length > 0} loading={save.isPending} onClick={send}>
              {words.save}
            </Button>
            {isChanged && (
              <Button
                variant="subtle"
                onClick={() => {
                  const before = draft
                  discard()
                  offerUndo(words.discarded, () => change(before))
                }}
              >
                {words.discard}
              </Button>
            )}
            <span className={css.note}>
              {lacks.length
                ? say(words.lacks, { what: lacks.map(lack => words.lacking[lack]).join(', ') })
                : isChanged && words.draft_kept}
            </span>
          </div>
        )}
      </div>
      <div className={css.side}>
        {template?.channel === 'whatsapp' && <Submission template={template} isChanged={isChanged} />}
        <Preview draft={draft} />
      </div>
    </div>
  )
}

function Words({
  draft,
  change,
  alarming,
}: {
  draft: Draft
  change: DraftState['change']
  alarming: ReadonlySet<string>
}) {
  const words = templateWords().editor
  const { channel, subject, preheader, body, blocks, category } = draft
  return (
    <>
      {channel === 'whatsapp' && (
        <ChoiceField
          label={words.category}
          note={words.category_note}
          value={category ?? ''}
          onChange={event => change({ category: (event.currentTarget.value || null) as Draft['category'] })}
          options={[
            ['', words.categories.choose],
            ['utility', words.categories.utility],
            ['marketing', words.categories.marketing],
            ['authentication', words.categories.authentication],
          ]}
        />
      )}
      {channel === 'email' && (
        <WordsField
          label={words.subject}
          value={subject ?? ''}
          write={next => change({ subject: next })}
          alarming={alarming}
          maxLength={900}
        />
      )}
      {blocks && (
        <WordsField
          label={words.preheader}
          note={words.preheader_note}
          value={preheader ?? ''}
          write={next => change({ preheader: next })}
          alarming={alarming}
          maxLength={200}
        />
      )}
      {blocks ? (
        <BlocksEditor
          blocks={blocks}
          write={next => change(before => ({ blocks: next(before.blocks ?? []) }))}
          alarming={alarming}
        />
      ) : (
        <WordsField
          label={words.body[channel]}
          note={channel === 'voice' ? words.voice_note : undefined}
          value={body}
          write={next => change({ body: next })}
          alarming={alarming}
          rows={6}
          maxLength={longestBody[channel]}
        />
      )}
      {channel === 'email' && (
        <div className={css.ways}>
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              change(
                blocks
                  ? { blocks: null, body: plainOf(blocks) }
                  : { blocks: body.trim() && !body.includes('<') ? [{ kind: 'text', text: body }] : [] },
              )
            }
          >
            {blocks ? words.as_text : words.as_blocks}
          </Button>
          {!blocks && body.includes('<') && <span className={css.note}>{words.html_note}</span>}
        </div>
      )}
      {channel === 'voice' && (
        <WordsField
          label={words.voicemail}
          note={words.voicemail_note}
          value={draft.voicemail ?? ''}
          write={next => change({ voicemail: next || null })}
          alarming={alarming}
          rows={2}
          maxLength={1_000}
        />
      )}
    </>
  )
}
