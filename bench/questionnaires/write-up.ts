import { words } from '#server/language/text/words.ts'
import { extractWriteUp } from '#server/modules/questionnaires/result/extract/extract.ts'
import type { EndedSession } from '#server/modules/questionnaires/result/session.ts'
import { quotable } from '#server/modules/questionnaires/result/verbatim.ts'
import { median, report } from '../figures.ts'

// Times the extract of the longest possible session: 25 questions of six points and 90 minutes of speech (15,000
// words), once spread over the questions and once all in answer to one. Floor: splitting the same speech into words
// once. It also times the check of 175 quotations against the whole transcript.

const rounds = 9
const vocabulary = Array.from(
  { length: 3_000 },
  (_, i) => `${'bcdfgklmnprst'[i % 13]}${'aeiou'[i % 5]}${i.toString(26)}ing`,
)
let seed = 7
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % below
}
const phrase = (length: number) =>
  Array.from({ length }, () => vocabulary[random(random(3_000) + 1)]!).join(' ')
const sentence = () => `${phrase(5 + random(20))}.`
const speech = (count: number) => Array.from({ length: count }, sentence).join(' ')

const questions = Array.from({ length: 25 }, () => ({
  text: `${phrase(8)}?`,
  points: Array.from({ length: 6 }, () => phrase(5)),
}))
const session = (turns: EndedSession['turns']): EndedSession => ({
  questions,
  put: 25,
  skipped: [],
  readsIn: 'en',
  language: 'en',
  turns,
})
const spread = session(
  Array.from({ length: 250 }, (_, i) => ({
    speaker: 'person',
    text: speech(4),
    question_n: Math.floor(i / 10) + 1,
  })),
)
const lumped = session(spread.turns.map(turn => ({ ...turn, question_n: 1 })))
const sentences = spread.turns.map(({ text }) => text)
const quotes = Array.from(
  { length: 175 },
  (_, i) => sentences[random(sentences.length)]!.slice(20, 120) + (i % 3 ? '' : ' never said'),
)

const time = (work: () => unknown): number => {
  const times = Array.from({ length: rounds + 2 }, () => {
    const before = performance.now()
    work()
    return performance.now() - before
  })
  return median(times.slice(2))
}
const floor = time(() => sentences.map(text => words(text)))
const figure = (ms: number) => `${ms.toFixed(0)} ms, ${(ms / floor).toFixed(1)} × floor`

report('write-ups', {
  'splitting 90 minutes into words (floor)': `${floor.toFixed(1)} ms, ${sentences.join(' ').split(' ').length} words`,
  'extract, spread over 25 questions': figure(time(() => extractWriteUp(spread))),
  'extract, all of it in answer to one question': figure(time(() => extractWriteUp(lumped))),
  '175 quotations checked': figure(time(() => quotes.map(quotable(sentences)))),
})
