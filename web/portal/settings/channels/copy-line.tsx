import { Button } from '../../parts/button.tsx'
import { CopyIcon } from '../../parts/icons.tsx'
import { tell } from '../../parts/notices/notices.ts'
import css from './copy-line.module.css'
import { channelsWords } from './words.ts'

/** A value that is entered elsewhere, with a button that copies it. */
export function CopyLine({ label, note, value }: { label: string; note?: string; value: string }) {
  const words = channelsWords()
  const copy = () => navigator.clipboard.writeText(value).then(() => tell(words.copied))
  return (
    <div className={css.line}>
      <span className={css.label}>{label}</span>
      <div className={css.value}>
        <code dir="ltr">{value}</code>
        <Button
          variant="default"
          size="xs"
          leftSection={<CopyIcon size={14} />}
          aria-label={`${words.copy}: ${label}`}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </div>
  )
}
