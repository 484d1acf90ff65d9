import type { QuestionnaireQuestion } from '../questionnaires.ts'
import { type OutlineLine, readLines } from './lines.ts'
import { answerLabel, itemsOf, pointsLabel } from './points.ts'
import { questionsOfTable } from './table.ts'

/** A line of more characters is no question by itself, but an account of something. */
const longestAlone = 300

const asks = (text: string): boolean => /[?？؟]["'”’»)\]]*(\s*\([^)]{0,40}\))?$/.test(text)
const endsSentence = (text: string): boolean => /[.!?:;。！？؟：]["'”’»)\]]*$/.test(text)

/**
 * The questions of a text, in order, each with the points below it. Its author may have numbered them, put them under
 * headings, or written one on each line. None where the text is written in no such way.
 */
export function questionsIn(text: string): QuestionnaireQuestion[] {
  const lines = readLines(text)
  const table = questionsOfTable(lines.filter(line => line.cells).map(line => line.cells!))
  if (table.length) return table
  const listed = lines.filter(line => !line.cells)
  for (const opens of [byNumber(listed), byLine(listed), byQuestionMark(listed), byBullet(listed)]) {
    const found = opens ? collect(listed, opens) : []
    if (found.length) return found
  }
  return withinProse(listed)
}

/** Whether a line begins a question; null where the text is not written that way. */
type Opens = ((line: OutlineLine) => boolean) | null

const shallowest = (lines: OutlineLine[]): number => Math.min(...lines.map(line => line.depth))

/** Numbers of the first level; unless other lines ask, and the numbers only list the points of their answers. */
function byNumber(lines: OutlineLine[]): Opens {
  const numbers = lines.filter(line => line.mark === 'number')
  if (!numbers.length) return null
  const top = shallowest(numbers)
  const asked = (list: OutlineLine[]) => list.filter(line => asks(line.text)).length
  const elsewhere = lines.filter(line => line.mark === 'none' || line.mark === 'heading')
  const first = numbers.filter(line => line.depth <= top + 1)
  if (asked(elsewhere) > asked(first)) return null
  return line =>
    (line.mark === 'number' && line.depth <= top + 1) ||
    (line.mark === 'none' && line.gap && line.depth <= top && asks(line.text))
}

/** One on each line: nothing is marked, and every line is short. A title above, or a line that ends in a colon, is none. */
function byLine(lines: OutlineLine[]): Opens {
  const plain = lines.filter(line => line.mark !== 'heading')
  if (!plain.length || plain.some(line => line.mark !== 'none' || !standsAlone(line.text))) return null
  const finished = plain.filter(line => endsSentence(line.text)).length > plain.length / 2
  const isTitle = (line: OutlineLine) => line.text.endsWith(':') || (finished && !endsSentence(line.text))
  return line => line.mark === 'none' && !isLabelled(line.text) && !isTitle(line)
}

const standsAlone = (text: string): boolean =>
  isLabelled(text) || (text.length <= longestAlone && (text.match(/[.!?。！？؟]\s/g)?.length ?? 0) < 3)

const isLabelled = (text: string): boolean => pointsLabel.test(text) || answerLabel.test(text)

/** Lines that end in a question mark. Items of a list count only where no other line asks. */
function byQuestionMark(lines: OutlineLine[]): Opens {
  const asking = lines.filter(line => asks(line.text) && line.text.length <= longestAlone)
  const [items, others] = [asking.filter(isItem), asking.filter(line => !isItem(line))]
  if (others.length) return line => !isItem(line) && asks(line.text) && line.text.length <= longestAlone
  if (!items.length) return null
  const top = shallowest(items)
  return line => isItem(line) && line.depth <= top + 1
}

const isItem = ({ mark }: OutlineLine): boolean => mark === 'bullet' || mark === 'letter'

/** Bullets of the first level; or the headings over them, where each heads a few words. */
function byBullet(lines: OutlineLine[]): Opens {
  const bullets = lines.filter(isItem)
  if (!bullets.length) return null
  const headings = lines.filter(line => line.mark === 'heading')
  const headed = lines.filter((line, at) => line.mark === 'heading' && isItem(lines[at + 1] ?? line))
  const terse = bullets.every(line => line.text.length <= 60 && !endsSentence(line.text))
  if (headed.length >= 2 && headed.length === headings.length && terse) return line => line.mark === 'heading'
  const top = shallowest(bullets)
  return line => isItem(line) && line.depth <= top + 1
}

/** Gathers what belongs to each line that opens a question. */
function collect(lines: OutlineLine[], opens: (line: OutlineLine) => boolean): QuestionnaireQuestion[] {
  const questions: QuestionnaireQuestion[] = []
  let open: QuestionnaireQuestion | null = null
  for (const line of lines) {
    if (opens(line)) {
      open = { text: line.text, points: [] }
      questions.push(open)
    } else if (open && line.mark === 'heading') open = null
    else if (open) take(open, line)
  }
  return questions.filter(({ text }) => /\p{L}/u.test(text))
}

/** A line below a question: a point, or the rest of the question or of its last point. Other lines are notes. */
function take(open: QuestionnaireQuestion, line: OutlineLine): void {
  if (pointsLabel.test(line.text)) open.points.push(...itemsOf(line.text.replace(pointsLabel, '')))
  else if (answerLabel.test(line.text)) open.points.push(...itemsOf(line.text.replace(answerLabel, ''), ';'))
  else if (line.mark !== 'none') open.points.push(line.text)
  else if (line.gap) return
  else if (open.points.length) open.points.push(`${open.points.pop()} ${line.text}`)
  else if (!endsSentence(open.text)) open.text += ` ${line.text}`
}

/** The sentences of running text that ask. */
const withinProse = (lines: OutlineLine[]): QuestionnaireQuestion[] =>
  lines
    .flatMap(line => line.text.match(/[^.!?。！？؟]+[?？؟]/g) ?? [])
    .map(sentence => ({ text: sentence.trim(), points: [] }))
    .filter(({ text }) => /\p{L}.*\p{L}/u.test(text) && text.length <= longestAlone)
