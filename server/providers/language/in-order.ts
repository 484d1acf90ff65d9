import type { TSchema } from 'typebox'
import type { UnavailableReason } from '../unavailable.ts'
import { type Breaker, breaker } from './breaker.ts'
import {
  type Language,
  type LanguageEvent,
  type LanguageObjectRequest,
  type LanguageRequest,
  type LanguageTool,
  LanguageUnavailable,
  type LanguageUsage,
} from './port.ts'
import { wholeAnswer } from './whole-answer.ts'

/** Who wants to know how the servers do. */
export interface LanguageWatch {
  /** A server failed, and the next one is asked. */
  fellBack?(error: LanguageUnavailable, next: string): void
  /** A server failed several times in a row and is not asked for a while, or is asked again. */
  resting?(model: string, rests: boolean): void
  /** A server answered, or began to. */
  spent?(usage: LanguageUsage): void
}

/**
 * Several servers as one: when one fails before its first word, the next is asked. A tool that ran for one server does
 * not run again when the next one calls it with the same arguments; the next one gets the result. A server that failed
 * several times in a row is skipped for a while. Throws the last server's LanguageUnavailable.
 */
export function languagesInOrder(
  servers: readonly [Language, ...Language[]],
  { watch = {}, now = Date.now }: { watch?: LanguageWatch; now?: () => number } = {},
): Language {
  const guarded = servers.map(language => ({ language, guard: breaker(now) }))
  const spentBy =
    ({ spent }: LanguageRequest | LanguageObjectRequest<TSchema>) =>
    (usage: LanguageUsage) => {
      watch.spent?.(usage)
      spent?.(usage)
    }

  /** The servers that may be asked now. Throws when all of them rest. */
  function* available(): Generator<{ language: Language; guard: Breaker; next: string | null }> {
    let asked = false
    for (const [at, { language, guard }] of guarded.entries()) {
      if (!guard.enter()) continue
      asked = true
      yield { language, guard, next: guarded[at + 1]?.language.model ?? null }
    }
    if (asked) return
    const { language, guard } = guarded.at(-1)!
    throw new LanguageUnavailable(guard.resting() ?? 'server', `${language.model} failed too often and rests`)
  }

  /**
   * Notes a server's failure and throws it, unless the next server is to be asked. A refusal (`excused`) says something
   * about the request, not about the server, which others may go on asking.
   */
  function failed(
    { language: { model }, guard }: { language: Language; guard: Breaker },
    error: unknown,
    next: string | null,
    excused: UnavailableReason[] = ['rejected'],
  ): void {
    if (!(error instanceof LanguageUnavailable) || error.reason === 'aborted') {
      guard.left()
      throw error
    }
    if (excused.includes(error.reason)) guard.left()
    else guard.failed(error.reason)
    watch.resting?.(model, guard.resting() !== null)
    if (next === null) throw error
    watch.fellBack?.(error, next)
  }

  const succeeded = (guard: Breaker, model: string) => {
    guard.succeeded()
    watch.resting?.(model, false)
  }

  async function* stream(request: LanguageRequest): AsyncGenerator<LanguageEvent, void, void> {
    const attempts = remembering(request.tools ?? [])
    let unheard: LanguageUnavailable | null = null
    for (const { language, guard, next } of available()) {
      const { model } = language
      let said = false
      let over = false
      const asked = { ...request, tools: attempts(), spent: spentBy(request) }
      try {
        for await (const event of language.stream(asked)) {
          said ||= event.type === 'text'
          if (event.type === 'end') {
            over = true
            succeeded(guard, model)
          }
          yield event
        }
        return
      } catch (error) {
        over = true
        // Nobody can take back words that were heard.
        failed({ language, guard }, error, said ? null : next)
        unheard = error as LanguageUnavailable
      } finally {
        // The caller left the loop; a server that had begun to speak works.
        if (!over && said) succeeded(guard, model)
        else if (!over) guard.left()
      }
    }
    if (unheard) throw unheard
  }

  async function object<Of extends TSchema>(request: LanguageObjectRequest<Of>) {
    let failure: unknown
    for (const { language, guard, next } of available()) {
      try {
        const found = await language.object({ ...request, spent: spentBy(request) })
        succeeded(guard, language.model)
        return found
      } catch (error) {
        // A small model may talk well and still write no JSON.
        failed({ language, guard }, error, next, ['rejected', 'bad_answer'])
        failure = error
      }
    }
    throw failure
  }

  return {
    model: servers[0].model,
    stream,
    object,
    generate: request => wholeAnswer(stream(request), servers[0].model),
  }
}

/** Tools for one attempt after the other: what ran in an attempt does not run again in a later one. */
function remembering(tools: LanguageTool[]): () => LanguageTool[] {
  const done = new Map<string, Promise<unknown>>()
  return () => {
    const before = new Map(done)
    return tools.map(tool => ({
      ...tool,
      execute(input, signal) {
        const call = `${tool.name} ${sortedJson(input)}`
        const known = before.get(call)
        if (known) return known
        const result = tool.execute(input, signal)
        done.set(call, result)
        return result
      },
    }))
  }
}

/** JSON in which equal values read equal, whatever the order of their keys. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
