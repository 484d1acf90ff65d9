import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ColumnBlock, MailBlock } from '#client'
import { ChevronIcon, PlusIcon, TrashIcon } from '../../../parts/icons.tsx'
import { Menu, MenuItem } from '../../../parts/menu.tsx'
import { offerUndo } from '../../../parts/notices/notices.ts'
import rows from '../../rows.module.css'
import { templateWords } from '../words.ts'
import { BlockFields, type BlockWriting } from './block-fields.tsx'
import css from './blocks-editor.module.css'

const inColumns = ['heading', 'text', 'button', 'image', 'divider'] as const satisfies ColumnBlock['kind'][]

/** As many as the server takes, in a mail and in a column of it. */
const [mostBlocks, mostInColumn] = [60, 10]

interface Writing<Block> {
  blocks: Block[]
  write: (change: (blocks: Block[]) => Block[]) => void
  alarming: ReadonlySet<string>
}

/** A mail as a row of blocks, each changed where it stands. */
export function BlocksEditor(writing: Writing<MailBlock>) {
  const words = templateWords().blocks
  return (
    <Blocks
      {...writing}
      label={words.label}
      nothing={words.nothing}
      addLabel={words.add}
      kinds={[...inColumns, 'logo', 'columns']}
      most={mostBlocks}
    />
  )
}

/** Two rows of blocks, side by side where there is room. */
function Columns({ block, write, alarming }: BlockWriting) {
  const words = templateWords().blocks
  const columns = [block.columns?.[0] ?? [], block.columns?.[1] ?? []]
  return (
    <>
      <p className={css.nothing}>{words.columns_note}</p>
      <div className={css.columns}>
        {words.columns.map((label, which) => (
          <Blocks<ColumnBlock>
            key={label}
            label={label}
            nothing={words.column_nothing}
            addLabel={words.add_to_column}
            kinds={inColumns}
            most={mostInColumn}
            blocks={columns[which]!}
            write={change => write({ columns: columns.with(which, change(columns[which]!)) })}
            alarming={alarming}
          />
        ))}
      </div>
    </>
  )
}

function Blocks<Block extends MailBlock>({
  blocks,
  write,
  alarming,
  label,
  nothing,
  addLabel,
  kinds,
  most,
}: Writing<Block> & {
  label: string
  nothing: string
  addLabel: string
  kinds: readonly Block['kind'][]
  most: number
}) {
  const words = templateWords().blocks
  const named: Record<MailBlock['kind'], string> = words.kinds
  const list = useRef<HTMLOListElement>(null)
  const add = (kind: Block['kind']) => {
    // At once: keys that are pressed before the next frame are meant for the new block.
    flushSync(() => write(before => [...before, { kind } as Block]))
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>('textarea, input:not([hidden], [type=checkbox])')
      ?.focus()
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
    <section aria-label={label} className={css.blocks}>
      {blocks.length ? (
        <ol ref={list} className={css.list}>
          {blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; its words are kept above
            <li key={at} className={css.block} aria-label={named[block.kind]}>
              <div className={css.head}>
                <span className={css.kind}>{named[block.kind]}</span>
                {block.kind !== 'divider' && block.kind !== 'columns' && (
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
              <Fields
                block={block}
                alarming={alarming}
                write={changes => write(before => before.with(at, { ...before[at]!, ...changes }))}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.nothing}>{nothing}</p>
      )}
      {blocks.length < most && (
        <Menu
          className={css.add}
          button={
            <>
              <PlusIcon size={15} />
              {addLabel}
            </>
          }
        >
          {kinds.map(kind => (
            <MenuItem key={kind} onClick={() => add(kind)}>
              {named[kind]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </section>
  )
}

/** What can be changed of a block. */
function Fields({
  block,
  ...rest
}: {
  block: MailBlock
  write: (changes: Partial<MailBlock>) => void
  alarming: ReadonlySet<string>
}) {
  return block.kind === 'columns' ? (
    <Columns block={block} {...rest} />
  ) : (
    <BlockFields block={block} {...rest} />
  )
}
