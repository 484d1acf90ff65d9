import type { Language, LanguageUsage } from '#server/providers/language/port.ts'
import type { ModelUsage } from '../turn/turn.ts'

/** A language model that notes what it uses during one turn, however often it is asked. */
export interface MeteredLanguage extends Language {
  /** Null as long as no server has begun to answer. */
  used(): ModelUsage | null
  /** The model that wrote last. */
  writer(): string
}

export function metered(language: Language): MeteredLanguage {
  const all: LanguageUsage[] = []
  const noting = <Request extends { spent?: (usage: LanguageUsage) => void }>(request: Request): Request => ({
    ...request,
    spent(usage: LanguageUsage) {
      all.push(usage)
      request.spent?.(usage)
    },
  })
  return {
    model: language.model,
    stream: request => language.stream(noting(request)),
    generate: request => language.generate(noting(request)),
    object: request => language.object(noting(request)),
    used: () => (all.length ? all.reduce<ModelUsage>(sum, nothingUsed) : null),
    writer: () => all.at(-1)?.model ?? language.model,
  }
}

const nothingUsed: ModelUsage = { input: 0, output: 0, estimated: false, cost: null }

/** A cost that is not known counts for nothing. */
const sum = (total: ModelUsage, { input, output, estimated, cost }: LanguageUsage): ModelUsage => ({
  input: total.input + input,
  output: total.output + output,
  estimated: total.estimated || estimated,
  cost: cost === null ? total.cost : (total.cost ?? 0) + cost,
})
