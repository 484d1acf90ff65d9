import { memo } from 'react'
import type { Entry } from './entries.ts'
import css from './finder.module.css'

/** One line of the finder. The field keeps the focus, so a line is pressed or named, never focused. */
export const EntryRow = memo(
  ({
    id,
    entry,
    isCurrent,
    open,
    choose,
  }: {
    id: string
    entry: Entry
    isCurrent: boolean
    open: (entry: Entry) => void
    choose: (key: string) => void
  }) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={css.entry}
      onClick={() => open(entry)}
      onPointerMove={() => !isCurrent && choose(entry.key)}
    >
      <span className={css.name} dir="auto">
        {entry.title}
      </span>
      {entry.detail !== null && (
        <span className={css.detail} dir="auto">
          {entry.detail}
        </span>
      )}
    </div>
  ),
)
