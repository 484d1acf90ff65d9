import css from './copy-button.module.css'
import { CopyIcon } from './icons.tsx'
import { tell } from './notices/notices.ts'

/** Puts a text where pasting takes it from, and says so. `label`: what is copied; `said`: that it is. */
export const CopyButton = ({ text, label, said }: { text: string; label: string; said: string }) => (
  <button
    type="button"
    className={css.copy}
    aria-label={label}
    title={label}
    onClick={() => void navigator.clipboard.writeText(text).then(() => tell(said))}
  >
    <CopyIcon size={16} />
  </button>
)
