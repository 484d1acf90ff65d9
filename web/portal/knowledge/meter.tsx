import css from './controls.module.css'

/** A share from 0 to 1 as a bar. It decorates a number that stands beside it unless it has a `label`. */
export function Meter({ share, low = false, label }: { share: number; low?: boolean; label?: string }) {
  const percent = Math.round(Math.max(0, Math.min(1, share)) * 100)
  const heard = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true }
  return (
    <span className={low ? `${css.meter} ${css.low}` : css.meter} {...heard}>
      <i style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}
