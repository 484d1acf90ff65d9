import type { MailBlock } from '#client'
import { templateWords } from '../words.ts'
import css from './blocks-editor.module.css'
import { ImageFields } from './image-fields.tsx'
import { WordsField } from './words-field.tsx'

/** A block that is changed where it stands. `alarming`: the placeholders that stand out, as in `WordsField`. */
export interface BlockWriting {
  block: MailBlock
  write: (changes: Partial<MailBlock>) => void
  alarming: ReadonlySet<string>
}

/** The words and addresses of a block. */
export function BlockFields({ block, write, alarming }: BlockWriting) {
  const words = templateWords().blocks
  const { kind, text, url } = block
  if (kind === 'divider') return <hr className={css.line} />
  if (kind === 'logo') return <p className={css.nothing}>{words.logo_note}</p>
  if (kind === 'columns') return null
  if (kind === 'image') return <ImageFields block={block} write={write} />
  return (
    <div className={css.fields}>
      <WordsField
        label={words.words[kind]}
        value={text ?? ''}
        write={next => write({ text: next })}
        alarming={alarming}
        rich={kind === 'text'}
        rows={kind === 'text' ? 3 : 1}
        maxLength={10_000}
      />
      {kind === 'button' && (
        <WordsField
          label={words.url}
          value={url ?? ''}
          write={next => write({ url: next })}
          alarming={alarming}
          maxLength={2_000}
        />
      )}
    </div>
  )
}
