import { say } from '#server/language/phrases.ts'
import type { Passage } from '#server/modules/knowledge/search/search.ts'
import { holds } from '../extract/values.ts'
import { type CitedSource, sourceOf, type Turn } from '../turn/turn.ts'

/** Passages looked at for what to do in an emergency. */
const passagesRead = 5
/** Concepts of texts that tell what to do when it cannot wait. */
const urgent = ['urgent', 'emergency', 'out-of-hours', 'round-the-clock']
const leastUrgent = 0.5

/**
 * What the business taught about emergencies, in its own words: the sentences that speak of them and the number to ring.
 * Null when it taught nothing of the kind.
 */
export async function taughtForEmergencies(
  turn: Turn,
): Promise<{ text: string; sources: CitedSource[] } | null> {
  const own = await turn.search(turn.message, passagesRead)
  // The words of somebody in need are seldom those of the page, so it is searched for by its subject too.
  const subject = await turn.search(say(turn.locale, 'emergency', { business: '' }), passagesRead)
  const found = [...own.passages, ...subject.passages].flatMap(passage => {
    const text = urgentText(passage)
    return text ? [{ passage, text, reach: holds.phone(text) }] : []
  })
  const best = found.find(({ reach }) => reach) ?? found[0]
  return best ? { text: best.text, sources: [sourceOf(best.passage)] } : null
}

const speaksOfIt = ({ concepts }: Passage['reading']['heading']): boolean =>
  urgent.some(concept => (concepts.get(concept) ?? 0) >= leastUrgent)

/** The sentences of a passage that speak of emergencies, with the one that has a telephone number. */
function urgentText({ text, reading }: Passage): string | null {
  const sentences = reading.sentences.map(sentence => ({
    words: text.slice(sentence.start, sentence.end).trim(),
    urgent: speaksOfIt(sentence),
  }))
  const about = speaksOfIt(reading.heading)
  if (!about && !sentences.some(each => each.urgent)) return null
  const wanted = sentences.filter(each => each.urgent || holds.phone(each.words))
  const told = (wanted.length ? wanted : sentences).slice(0, mostSentences).map(({ words }) => words)
  return told.join(' ')
}

const mostSentences = 3
