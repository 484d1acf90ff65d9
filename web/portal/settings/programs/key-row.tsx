import type { ApiKey } from '#client'
import { Chip } from '../../parts/chip.tsx'
import { now } from '../../words/clock.ts'
import { dateOf, fullDateOf, momentOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import rows from '../rows.module.css'
import { programsWords } from './words.ts'

/** A key, by its first characters. Without `revoke` it works no more. */
export function KeyRow({
  apiKey: { name, class: kind, prefix, created_at, expires_at, last_used_at, revoked_at },
  replace,
  revoke,
}: {
  apiKey: ApiKey
  replace?: () => void
  revoke?: () => void
}) {
  const words = programsWords()
  const end = revoked_at
    ? say(words.revoked, { date: fullDateOf(revoked_at) })
    : expires_at &&
      (Date.parse(expires_at) > now() ? say(words.ends, { date: fullDateOf(expires_at) }) : words.ended)
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <div className={rows.name}>
          <span dir="auto">{name}</span>
          <Chip tone={kind === 'admin' ? 'sky' : 'plain'}>{words[kind]}</Chip>
        </div>
        <div className={rows.more}>
          <code className={rows.code} dir="ltr">
            {prefix}…
          </code>{' '}
          · {last_used_at ? say(words.used, { date: momentOf(last_used_at) }) : words.never_used} ·{' '}
          {say(words.made_on, { date: dateOf(created_at) })}
          {end && ` · ${end}`}
        </div>
      </div>
      {replace && (
        <button
          type="button"
          className={rows.way}
          onClick={replace}
          aria-label={`${words.regenerate}: ${name}`}
        >
          {words.regenerate}
        </button>
      )}
      {revoke && (
        <button
          type="button"
          className={rows.way}
          onClick={revoke}
          aria-label={say(words.revoke_of, { name })}
        >
          {words.revoke}
        </button>
      )}
    </li>
  )
}
