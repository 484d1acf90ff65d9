import type { KnowledgeNotice } from '#contract/knowledge/notices.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { words } from '#server/language/text/words.ts'
import type { TaughtPassage } from '../overview/overview.ts'
import { recordIn } from '../records/records.ts'
import { lastDay, validity, withoutTakingBack } from '../validity/validity.ts'
import type { Today } from './notices.ts'

/**
 * Beside "expired" and its like these make a rule of a sentence, folded: "we don't accept expired coupons", "if the offer
 * has ended". It speaks of other things, not of itself.
 */
const rules = new Set(
  `if when whenever unless once before after not don doesn cannot never wenn falls sobald bevor nicht kein keine keinen
   si cuando sin nunca quand lorsque ne pas jamais quando senza mai nao sem als wanneer zodra niet geen gdy jesli jezeli
   nie eger degil אם כאשר לא إذا عندما لا`.split(/\s+/),
)

/** Characters of a text that are shown. */
const excerpt = 300
/** A line or a sentence that is longer speaks of more than of itself. */
const longestSaying = 400

export const shortened = (text: string): string =>
  text.length > excerpt
    ? `${text
        .slice(0, excerpt - 1)
        .trimEnd()
        .toWellFormed()}…`
    : text

interface OverTexts {
  notices: KnowledgeNotice[]
  /** The source's name or the heading above the passage says it of all that stands there. */
  isWhole: boolean
  /** The lines of the passage that are over. */
  lines: ReadonlySet<string>
}

/** What a passage says itself that no longer holds: in the name of its source, its heading, a line or a sentence. */
export function overTexts(passage: TaughtPassage, today: Today): OverTexts {
  const { text, language } = passage
  const over = (saying: string): boolean => isOver(saying, language, today)
  const whole = headings(passage).find(over)
  if (whole !== undefined) {
    return { notices: [noticeOf(passage, whole, text, today)], isWhole: true, lines: new Set() }
  }
  // Dates are always read sentence by sentence: elsewhere in the passage one may tell what holds since.
  if (!/20\d\d/.test(text) && validity(text, language, today.date) !== 'over') {
    return { notices: [], isWhole: false, lines: new Set() }
  }
  const lines = new Set<string>()
  const notices: KnowledgeNotice[] = []
  for (const line of text.split('\n')) {
    for (const saying of recordIn(line) ? [line] : sentences(line)) {
      if (!over(saying)) continue
      lines.add(line)
      notices.push(noticeOf(passage, saying.trim(), saying.trim(), today))
    }
  }
  return { notices, isWhole: false, lines }
}

/** What stands above all of a passage. A pair's name and title are its question; a text is named after its first line. */
function headings({ kind, name, title }: TaughtPassage): string[] {
  if (kind === 'qa') return []
  return kind === 'text' ? [title] : [name.replaceAll(/[_-]+/g, ' '), title]
}

function isOver(saying: string, language: string, { date }: Today): boolean {
  if (!saying || saying.length > longestSaying || /[?？؟]\s*$/.test(saying)) return false
  // In a record the sign between a head and its value hides that "valid until" stands before a date.
  const plain = saying.replaceAll(': ', ' ')
  if (validity(plain, language, date) !== 'over') return false
  const rest = withoutTakingBack(plain, language)
  return rest === null || !words(rest).some(word => rules.has(word))
}

function noticeOf(passage: TaughtPassage, saying: string, text: string, today: Today): KnowledgeNotice {
  const { parent_doc_id, name, kind, language } = passage
  const day = lastDay(saying.replaceAll(': ', ' '), language)
  const passed = day && Temporal.PlainDate.compare(day, today.date) < 0 ? day : null
  return {
    kind: 'over',
    subject: shortened(saying),
    reason: passed ? `Its last day, ${passed}, has passed.` : 'It says itself that it no longer holds.',
    since: passed ? endOf(passed, today.timezone) : passage.taught_at.toISOString(),
    passages: [{ parent_doc_id, name, kind, text: shortened(text) }],
  }
}

const endOf = (day: Temporal.PlainDate, timezone: string): string =>
  new Date(day.add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds).toISOString()
