import type { Analytics } from '#client'
import { useMe } from '../shell/me.ts'
import { dateOf, shareOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import css from './trend.module.css'
import { todayWords } from './words.ts'

type Point = Analytics['series'][number]['points'][number]

/** Units of the picture: a bar and the gap behind it, and its height. */
const [bar, gap, height] = [16, 7, 120]
/** The least that is drawn of a bar, so that none of the questions answered differs from no questions. */
const least = 3

/** A share for each day, as bars; a day without any stays empty. */
export function Trend({ points }: { points: Point[] }) {
  const words = todayWords()
  const { timezone } = useMe().tenant
  const day = ({ at }: Point) => dateOf(at, timezone)
  const measured = points.filter(({ value }) => value !== null)
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last) return null
  const label = say(words.trend, {
    first: shareOf(first.value ?? 0),
    from: day(first),
    last: shareOf(last.value ?? 0),
    to: day(last),
  })
  return (
    <svg
      className={css.trend}
      viewBox={`0 0 ${points.length * (bar + gap) - gap} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-mirrored="true"
    >
      {points.map((point, n) => {
        const tall = point.value === null ? 0 : Math.max(least, point.value * height)
        return (
          <rect key={point.at} x={n * (bar + gap)} y={height - tall} width={bar} height={tall} rx={3}>
            {point.value !== null && (
              <title>{say(words.day, { date: day(point), share: shareOf(point.value) })}</title>
            )}
          </rect>
        )
      })}
      <line
        x1="0"
        x2={points.length * (bar + gap)}
        y1={height - 0.5}
        y2={height - 0.5}
        className={css.ground}
      />
    </svg>
  )
}
