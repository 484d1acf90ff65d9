import { textsOf } from '#locales/load.ts'
import type { QuestionnaireQuestion } from '../queries.ts'
import { givesAway } from '../result/extract/extract.ts'
import type { Course, Move } from './course.ts'
import type { TurnUnderstanding } from './with-model.ts'

/** Longer words of a model are not spoken. Characters. */
const longestQuestion = 500
const longestReply = 250

export interface InterviewPhrasing {
  /** The words for one move: the model's where they may be said, else the question as written and fixed courtesies. */
  phrase(
    move: Move,
    now: {
      course: Course
      words: Partial<Pick<TurnUnderstanding, 'reply' | 'question'>> | null
      /** The person's words to the question in hand. */
      said: string[]
    },
  ): string
  silence(times: number): string
  pardon: string
  trouble: string
}

export function createPhrasing(about: {
  language: string
  questions: QuestionnaireQuestion[]
  person: string
  business: string
}): InterviewPhrasing {
  const { language, questions } = about
  const says = textsOf(language).interview
  // Somebody else wrote the name: as much of it is spoken as people are called by.
  const values = { name: oneLine(about.person, 60), business: oneLine(about.business, 80) }
  const filled = (sentence: string) => fill(sentence, values)

  /** The words, or '' where they give away an expected point. */
  const fair = (text: string, question: QuestionnaireQuestion | undefined, said: string[]) =>
    text && question && givesAway(text, question, said, language) ? '' : text

  const phrase: InterviewPhrasing['phrase'] = (move, { course, words, said }) => {
    const question = questions[course.question]!
    const thanks = says.thanks[course.question % says.thanks.length]!
    switch (move) {
      case 'greet':
        return `${filled(says.greeting)} ${says.how}`
      case 'welcome_back':
        return says.welcome_back
      case 'ask':
        return fair(oneLine(words?.question ?? '', longestQuestion), question, []) || question.text
      case 'follow_up':
        return fair(oneLine(words?.question ?? '', longestQuestion), question, said) || says.more
      case 'thank': {
        const reply = oneLine(words?.reply ?? '', longestReply)
        // Nobody would answer a second question beside the next one.
        return /[?？؟]/.test(reply)
          ? thanks
          : fair(fair(reply, question, []), questions[course.question - 1], said) || thanks
      }
      case 'reply':
        return fair(oneLine(words?.reply ?? '', longestReply), question, said) || says.cannot_say
      case 'skipped':
        return says.skipped
      case 'repeat':
        return `${says.again} ${course.wording || question.text}`
      case 'wait':
        return says.take_time
      case 'confirm':
        return says.sure
      case 'go_on':
        return says.go_on
      case 'close':
        return filled(course.ended === 'left' ? says.closing_early : says.closing)
    }
  }
  return {
    phrase,
    silence: times => (times > 1 ? says.still_there : says.patient),
    pardon: says.pardon,
    trouble: says.trouble,
  }
}

/** A sentence with its marks filled. An empty mark takes the blank or the comma before it along. */
export const fill = (sentence: string, values: Record<string, string>): string =>
  sentence
    .replace(/([ ,،、]*)\{(\w+)\}/g, (_, before: string, name: string) =>
      values[name] ? before + values[name] : '',
    )
    .replace(/ {2,}/g, ' ')

/** The text on one line; '' where it has more characters than `most`, as a cut would fall in the middle of a thought. */
export function oneLine(text: string, most: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.length > most ? '' : line
}
