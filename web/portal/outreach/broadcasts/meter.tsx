import css from './meter.module.css'

/** How far something is, 0 to 1. */
export const Meter = ({ share, label, text }: { share: number; label: string; text?: string }) => (
  <span
    className={css.meter}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(share * 100)}
    aria-valuetext={text}
  >
    <i style={{ inlineSize: `${share * 100}%` }} />
  </span>
)
