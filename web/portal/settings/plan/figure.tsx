import css from './plan.module.css'

/** One figure with what it counts. Stands in a `dl`. */
export const Figure = ({
  label,
  value,
  note,
}: {
  label: string
  value: string
  note?: string | undefined
}) => (
  <div className={css.line}>
    <dt>{label}</dt>
    <dd className={css.value}>
      {value}
      {note !== undefined && <span className={css.note}> · {note}</span>}
    </dd>
  </div>
)
