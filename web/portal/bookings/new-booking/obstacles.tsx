import type { Obstacle } from '#client'
import { isolated, say } from '../../words/words.ts'
import css from './new-booking.module.css'
import { newWords } from './words.ts'

/** What is in the way of the time that the owner chose. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  if (!obstacles.length) return null
  return (
    <section className={css.obstacles} aria-label={newWords().in_the_way} aria-live="polite">
      <ul>
        {obstacles.map(obstacle => (
          <li key={`${obstacle.kind} ${obstacle.name}`}>{obstacleSentence(obstacle)}</li>
        ))}
      </ul>
    </section>
  )
}

function obstacleSentence({ kind, name }: Obstacle): string {
  const words = newWords().obstacles
  const named = kind === 'taken' ? 'taken_by' : kind === 'closure' ? 'closure_named' : kind
  return name === null ? words[kind] : say(words[named], { name: isolated(name) })
}
