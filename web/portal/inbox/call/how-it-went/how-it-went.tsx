import type { Call } from '#client'
import type english from '#locales/desk/call/en.ts'
import { clockOf } from '#web/portal/parts/player/turns.ts'
import { lasting, numberOf, priceOf } from '#web/portal/words/dates.ts'
import { isolated, say, wordsOf } from '#web/portal/words/words.ts'
import { answersOf, eventWord, parts } from './answers.ts'
import css from './how-it-went.module.css'

const callWords = wordsOf<typeof english>('call')

/** How a call went, for who wants to know: how long its answers took and at whom, what it used, and what happened to it. */
export function HowItWent({ call }: { call: Call }) {
  const words = callWords()
  const { p50_ms, p95_ms } = call.latency
  const answers = answersOf(call)
  if (p50_ms === null && !call.usage && !call.events.length) return null
  return (
    <details className={css.part}>
      <summary className={css.title}>
        {words.title}
        {p50_ms !== null && (
          <span className={css.brief}>
            {say(words.first_words, { time: lasting(p50_ms / 1_000) })}
            {p95_ms !== null &&
              p95_ms > p50_ms &&
              ` · ${say(words.slowest, { time: lasting(p95_ms / 1_000) })}`}
          </span>
        )}
        {call.cost && <span className={css.brief}>{costOf(call.cost)}</span>}
      </summary>
      {answers.length > 0 && <Answers call={call} answers={answers} />}
      {call.usage && <p className={css.note}>{usageOf(call.usage)}</p>}
      {call.events.length > 0 && <Events call={call} />}
    </details>
  )
}

function Answers({ call, answers }: { call: Call; answers: ReturnType<typeof answersOf> }) {
  const words = callWords()
  const { providers } = call.latency
  const longest = Math.max(...answers.map(({ ms }) => ms))
  const doers = [
    providers.recognition && say(words.hears, { name: isolated(providers.recognition) }),
    providers.model && say(words.thinks, { name: isolated(providers.model) }),
    providers.voice && say(words.speaks, { name: isolated(providers.voice) }),
  ].filter(Boolean)
  return (
    <>
      <p className={css.heading}>{words.answers}</p>
      <ul className={css.legend}>
        {parts.map(part => (
          <li key={part}>
            <span className={css.mark} data-part={part} />
            {words[`stage_${part}`]}
          </li>
        ))}
      </ul>
      {doers.length > 0 && <p className={css.note}>{doers.join(' · ')}</p>}
      <ol className={css.answers}>
        {answers.map(({ at, ms, stages, unheard }) => (
          <li key={at} className={css.answer}>
            <span className={css.at}>{clockOf(at / 1_000)}</span>
            {stages && (
              <span
                className={css.bar}
                role="img"
                aria-label={parts
                  .map(part => `${words[`stage_${part}`]}: ${lasting(stages[`${part}_ms`] / 1_000)}`)
                  .join(', ')}
              >
                {parts.map(part => (
                  <span
                    key={part}
                    className={css.stage}
                    data-part={part}
                    style={{ inlineSize: `${(stages[`${part}_ms`] / longest) * 100}%` }}
                  />
                ))}
              </span>
            )}
            {ms > 0 && <span className={css.took}>{lasting(ms / 1_000)}</span>}
            {unheard && (
              <span className={css.unheard}>{say(words.not_heard, { text: isolated(unheard) })}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function Events({ call }: { call: Call }) {
  const words = callWords()
  const began = Date.parse(call.answered_at ?? call.started_at ?? call.created_at)
  return (
    <>
      <p className={css.heading}>{words.happened}</p>
      <ol className={css.answers}>
        {call.events.map(event => (
          <li key={`${event.kind} ${event.at}`} className={css.event}>
            <span className={css.at}>{clockOf((Date.parse(event.at) - began) / 1_000)}</span>
            <span>{say(words.event[eventWord(event)], { detail: isolated(event.detail ?? '') })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function costOf({ total, currency, complete }: NonNullable<Call['cost']>): string {
  const words = callWords()
  return say(complete ? words.cost : words.cost_least, { price: priceOf(total, currency) })
}

function usageOf(usage: NonNullable<Call['usage']>): string {
  const words = callWords()
  const tokens = usage.tokens_read + usage.tokens_written
  return say(tokens ? words.used : words.used_plain, {
    heard: lasting(usage.heard_seconds),
    spoken: numberOf(usage.spoken_characters),
    tokens: numberOf(tokens),
  })
}
