import { foldedLine } from '#server/language/text/fold.ts'
import { languageOf } from '#server/language/text/language.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import type { TurnOutcome } from '#server/modules/assistant/turn/turn.ts'

/** What an answer must be. */
export interface Expectation {
  must_include: string[]
  must_cite: string[]
  must_abstain: boolean
  /** The right answer in the owner's words; the assistant may say it in others. */
  expected: string | null
}

/** Words that turn a statement round, folded. */
const negations: Record<string, string> = {
  en: 'no not never cannot none nobody neither nor without don doesn isn aren won',
  de: 'nein nicht kein keine keinen keinem keiner nie niemals ohne weder',
  es: 'no nunca ningun ninguna ninguno sin tampoco ni',
  fr: 'non ne pas jamais aucun aucune sans ni',
  it: 'no non mai nessun nessuna nessuno senza ne',
  pt: 'nao nunca nenhum nenhuma sem nem',
  nl: 'nee niet geen nooit zonder',
  pl: 'nie nigdy bez zaden zadna',
  tr: 'hayir degil yok asla olmadan',
  he: 'לא אין אינו אינה בלי אסור',
  ar: 'لا ليس ليست لم لن غير بدون',
}
const negating = new Map(Object.entries(negations).map(([tag, list]) => [tag, new Set(list.split(' '))]))

/** A yes adds nothing to what follows it. */
const yes = new Set('yes yeah yep ja jawohl si oui sim tak evet כן نعم はい ええ 是 是的 네'.split(' '))

/**
 * The share of the expected answer's meaningful words that must come back. Where it has numbers, these tell most;
 * without them one other word ("open" for "closed") may turn it round.
 */
const fewestWords = { withNumbers: 0.5, withoutNumbers: 0.75 }

/** What a reply lacks, in sentences without any of the knowledge itself. */
export function reasonsFailed(
  check: Expectation,
  { reply, sources, answered }: Pick<TurnOutcome, 'reply' | 'sources' | 'answered'>,
): string[] {
  if (check.must_abstain)
    return answered ? ['It answered, where it should have said that it does not know.'] : []
  const said = foldedLine(reply)
  const cited = new Set(sources.map(source => source.parent_doc_id))
  return [
    ...(answered ? [] : ['It did not answer.']),
    ...check.must_include
      .filter(wording => !said.includes(foldedLine(wording)))
      .map(wording => `The reply does not say “${wording}”.`),
    ...(check.expected ? differences(check.expected, reply) : []),
    ...check.must_cite.filter(id => !cited.has(id)).map(id => `The reply is not made of source ${id}.`),
  ]
}

/**
 * How a reply differs from the right answer. It may be worded and ordered differently and say more. But it must hold
 * each of its numbers, dates and times, most of its meaningful words, and be no denial of what it affirms.
 */
function differences(expected: string, reply: string): string[] {
  if (foldedLine(reply).includes(foldedLine(expected))) return []
  const said = words(reply)
  const here = new Set(said)
  const asked = words(expected)
  const numbers = new Set(asked.filter(word => /\d/.test(word)))
  const language = languageOf(expected, 'en')
  const filing = filingOf(language)
  const saidStems = new Set(said.flatMap(word => filing(word)?.stem ?? []))
  const stems = new Map(
    asked.flatMap(word => {
      const stem = /\d/.test(word) || yes.has(word) ? undefined : filing(word)?.stem
      return stem ? [[stem, word] as const] : []
    }),
  )
  const missing = [...stems].filter(([stem]) => !saidStems.has(stem)).map(([, word]) => word)
  const fewest = numbers.size ? fewestWords.withNumbers : fewestWords.withoutNumbers
  const lacking = [
    ...[...numbers].filter(number => !here.has(number)),
    ...(missing.length > (1 - fewest) * stems.size ? missing : []),
  ]
  return [
    ...(lacking.length
      ? [
          `The reply does not tell the expected answer: it lacks ${lacking.map(word => `“${word}”`).join(', ')}.`,
        ]
      : []),
    ...(denies(asked, language) === denies(said, language)
      ? []
      : ['One of the reply and the expected answer says no where the other does not.']),
  ]
}

const denies = (list: string[], language: string): boolean =>
  list.some(word => negating.get(language)?.has(word))
