import { type KeyboardEvent, useId, useState } from 'react'
import type { Analytics } from '#client'
import type { ReportUnit } from '#contract/reports/metrics.ts'
import css from './chart.module.css'
import { marksOf, wholeMarksOf } from './scale.ts'
import { reportWords } from './words.ts'

type Point = Analytics['series'][number]['points'][number]

/** Units of the picture: a point's width, and the height. */
const [wide, height] = [20, 180]
/** The least that is drawn of a bar, so that few differ from none. */
const least = 2
/** So many dates fit below. */
const mostDates = 8

/**
 * Values over time: bars of what is counted, a line of what is measured; where there was nothing to measure the line is broken.
 * With the keyboard it is a slider over its points, which says each, and Enter opens it.
 */
export function Chart({
  label,
  points,
  unit,
  dateOf,
  show,
  open,
}: {
  label: string
  points: Point[]
  unit: ReportUnit
  dateOf: (point: Point) => string
  show: (value: number | null) => string
  open: (n: number) => void
}) {
  const words = reportWords()
  const hint = useId()
  const [at, setAt] = useState<number | null>(null)
  const isLine = unit === 'share' || unit === 'seconds'
  const most = Math.max(0, ...points.map(({ value }) => value ?? 0))
  const marks = unit === 'share' ? marksOf(1) : unit === 'count' ? wholeMarksOf(most) : marksOf(most)
  const top = marks.at(-1)!
  const yOf = (value: number) => height - (value / top) * height
  const every = Math.ceil(points.length / mostDates)
  const chosen = Math.min(at ?? points.length - 1, points.length - 1)
  const point = points[chosen]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(chosen)
    const next = stepOf(event, chosen, points.length)
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }
  return (
    <div className={css.chart}>
      <p className={css.said} aria-hidden="true">
        {at !== null && point && (
          <>
            <b>{show(point.value)}</b> {dateOf(point)}
          </>
        )}
      </p>
      <div className={css.marks} aria-hidden="true">
        {marks.toReversed().map(mark => (
          <span key={mark}>{show(mark)}</span>
        ))}
      </div>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={chosen}
        aria-valuetext={point && `${dateOf(point)}: ${show(point.value)}`}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setAt(null)}
        onBlur={() => setAt(null)}
      >
        <svg
          viewBox={`0 0 ${points.length * wide} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-mirrored="true"
        >
          {marks.map(mark => (
            <line
              key={mark}
              x1="0"
              x2={points.length * wide}
              y1={yOf(mark)}
              y2={yOf(mark)}
              className={css.mark}
            />
          ))}
          {isLine && <path d={lineOf(points, yOf)} className={css.line} />}
          {points.map(({ at: moment, value }, n) => (
            <g key={moment} data-chosen={at === n || undefined} className={css.point}>
              {isLine ? (
                at === n && (
                  <rect x={(n + 0.5) * wide - 0.5} y={0} width={1} height={height} className={css.here} />
                )
              ) : (
                <Bar n={n} tall={value ? Math.max(least, height - yOf(value)) : 0} />
              )}
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the slider around it does the same with keys */}
              <rect
                x={n * wide}
                y={0}
                width={wide}
                height={height}
                className={css.field}
                onPointerEnter={() => setAt(n)}
                onClick={() => open(n)}
              />
            </g>
          ))}
        </svg>
      </div>
      <div className={css.dates} aria-hidden="true">
        {points.map(
          (each, n) =>
            n % every === 0 && (
              <span key={each.at} style={{ insetInlineStart: `${((n + 0.5) / points.length) * 100}%` }}>
                {dateOf(each)}
              </span>
            ),
        )}
      </div>
      <p id={hint} className={css.hint}>
        {words.hint}
      </p>
    </div>
  )
}

const Bar = ({ n, tall }: { n: number; tall: number }) => (
  <rect x={n * wide + 3} y={height - tall} width={wide - 6} height={tall} rx={1.5} className={css.bar} />
)

/** Pieces of a line through what was measured; a point alone is a short dash. */
function lineOf(points: Point[], yOf: (value: number) => number): string {
  let path = ''
  let isDown = false
  for (const [n, { value }] of points.entries()) {
    if (value === null) {
      isDown = false
      continue
    }
    const [x, y] = [(n + 0.5) * wide, yOf(value)]
    path += isDown ? `L${x} ${y}` : `M${x - 2} ${y}L${x + 2} ${y}`
    isDown = true
  }
  return path
}

/** Where a key leads; null where it does nothing. Forward is the direction of reading. */
function stepOf({ key, currentTarget }: KeyboardEvent, n: number, count: number): number | null {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowUp') return Math.min(count - 1, n + 1)
  if (key === back || key === 'ArrowDown') return Math.max(0, n - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
