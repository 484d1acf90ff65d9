import { useRef } from 'react'
import type { MailBlock } from '#client'
import { TextField } from '../../../parts/field.tsx'
import { ChevronIcon, PlusIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { offerUndo } from '../../../parts/notices/notices.ts'
import rows from '../../rows.module.css'
import { templateWords } from '../words.ts'
import css from './blocks-editor.module.css'
import { WordsField } from './words-field.tsx'

const kinds = ['heading', 'text', 'button', 'image', 'divider'] as const satisfies MailBlock['kind'][]

/** As many as the server takes. */
const mostBlocks = 60

/** A mail as a row of blocks, each changed where it stands. */
export function BlocksEditor({
  blocks,
  write,
  alarming,
}: {
  blocks: MailBlock[]
  write: (change: (blocks: MailBlock[]) => MailBlock[]) => void
  alarming: ReadonlySet<string>
}) {
  const words = templateWords().blocks
  const list = useRef<HTMLOListElement>(null)
  const add = (kind: MailBlock['kind']) => {
    write(before => [...before, { kind }])
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus(),
    )
  }
  const move = (at: number, by: 1 | -1) =>
    write(before => {
      const moved = before[at]!
      return before.toSpliced(at, 1).toSpliced(at + by, 0, moved)
    })
  const remove = (at: number) => {
    const gone = blocks[at]!
    write(before => before.toSpliced(at, 1))
    offerUndo(words.removed, () => write(before => before.toSpliced(Math.min(at, before.length), 0, gone)))
  }
  return (
    <section aria-label={words.label} className={css.blocks}>
      {blocks.length ? (
        <ol ref={list} className={css.list}>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; its words are kept above
            <li key={at} className={css.block} aria-label={words.kinds[block.kind]}>
              <div className={css.head}>
                <span className={css.kind}>{words.kinds[block.kind]}</span>
                {block.kind !== 'divider' && (
                  <label className={rows.check}>
                    <input
                      type="checkbox"
                      checked={block.align === 'center'}
                      onChange={event =>
                        write(before =>
                          before.with(at, {
                            ...block,
                            align: event.currentTarget.checked ? 'center' : 'start',
                          }),
                        )
                      }
                    />
                    {words.centred}
                  </label>
                )}
                <button
                  type="button"
                  className={rows.icon}
                  aria-label={words.up}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <span className={css.up}>
                    <ChevronIcon size={15} />
                  </span>
                </button>
                <button
                  type="button"
                  className={rows.icon}
                  aria-label={words.down}
                  disabled={at === blocks.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ChevronIcon size={15} />
                </button>
                <button
                  type="button"
                  className={rows.icon}
                  aria-label={words.remove}
                  onClick={() => remove(at)}
                >
                  <TrashIcon size={15} />
                </button>
              </div>
              <BlockFields
                block={block}
                alarming={alarming}
                write={changes => write(before => before.with(at, { ...block, ...changes }))}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.nothing}>{words.nothing}</p>
      )}
      {blocks.length < mostBlocks && (
        <Menu
          className={css.add}
          button={
            <>
              <PlusIcon size={15} />
              {words.add}
            </>
          }
        >
          {kinds.map(kind => (
            <MenuItem key={kind} onClick={() => add(kind)}>
              {words.kinds[kind]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </section>
  )
}

function BlockFields({
  block: { kind, text, url, alt, link },
  write,
  alarming,
}: {
  block: MailBlock
  write: (changes: Partial<MailBlock>) => void
  alarming: ReadonlySet<string>
}) {
  const words = templateWords().blocks
  if (kind === 'divider') return <hr className={css.line} />
  if (kind === 'image')
    return (
      <div className={css.fields}>
        <TextField
          label={words.image_url}
          note={words.image_note}
          type="url"
          dir="ltr"
          maxLength={2_000}
          value={url ?? ''}
          onChange={event => write({ url: event.currentTarget.value })}
        />
        <TextField
          label={words.alt}
          note={words.alt_note}
          maxLength={300}
          value={alt ?? ''}
          onChange={event => write({ alt: event.currentTarget.value })}
        />
        <TextField
          label={words.link}
          dir="ltr"
          maxLength={2_000}
          value={link ?? ''}
          onChange={event => write({ link: event.currentTarget.value })}
        />
      </div>
    )
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
