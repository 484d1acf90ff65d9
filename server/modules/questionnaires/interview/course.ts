/** How far an interview has come. It is kept with every turn, so that a person who comes back goes on from there. */
export interface Course {
  /** The question in hand, from 0. */
  question: number
  stage: 'greeting' | 'asked' | 'followed_up' | 'leaving' | 'over'
  /** The stage to which a person returns who wanted to leave and stays after all. */
  before: 'asked' | 'followed_up'
  /** So many questions have been put, in order. The others were not reached. */
  put: number
  skipped: number[]
  /** So many turns in a row were no answer. */
  asides: number
  /** The question in hand, as it was last worded, to be repeated. */
  wording: string
  ended: 'finished' | 'left' | null
}

/** The meaning of a person's turn. */
export type Intent = 'answer' | 'skip' | 'repeat' | 'wait' | 'leave' | 'yes' | 'no' | 'aside'

export type CourseEvent =
  /** The line is open: for the first time, or again. */
  | { type: 'opened' }
  /** `missing`: their answer lacks an expected point. */
  | { type: 'heard'; intent: Intent; missing: boolean }
  /** They spoke before they could have heard the question. */
  | { type: 'unheard' }

/** One thing to say next. `ask` puts the question in hand. */
export type Move =
  | 'greet'
  | 'welcome_back'
  | 'thank'
  | 'ask'
  | 'follow_up'
  | 'skipped'
  | 'reply'
  | 'repeat'
  | 'wait'
  | 'confirm'
  | 'go_on'
  | 'close'

export const atTheStart: Course = {
  question: 0,
  stage: 'greeting',
  before: 'asked',
  put: 0,
  skipped: [],
  asides: 0,
  wording: '',
  ended: null,
}

/** After so many turns beside the question the next one is taken for the answer. */
const mostAsides = 3

/** Decides what happens next. Every answer and every skipped question leads on, so that an interview ends. */
export function step(course: Course, event: CourseEvent, count: number): { course: Course; moves: Move[] } {
  switch (event.type) {
    case 'opened':
      return opened(course)
    case 'unheard':
      return {
        course: asking(course) ? { ...course, put: Math.min(course.put, course.question) } : course,
        moves: [],
      }
    case 'heard':
      return heard(course, event, count)
  }
}

const asking = ({ stage }: Course) => stage === 'greeting' || stage === 'asked'

/** Whether the person has heard the question in hand. */
export const isPut = ({ put, question }: Course): boolean => put > question

function opened(course: Course): ReturnType<typeof step> {
  if (course.stage === 'over') return { course, moves: ['close'] }
  if (course.stage === 'greeting') return ask({ ...course, question: 0 }, ['greet'])
  const back = course.stage === 'leaving' ? course.before : course.stage
  return isPut(course)
    ? { course: { ...course, stage: back }, moves: ['welcome_back', 'repeat'] }
    : ask(course, ['welcome_back'])
}

function heard(
  course: Course,
  event: Extract<CourseEvent, { type: 'heard' }>,
  count: number,
): ReturnType<typeof step> {
  const { intent, missing } = event
  if (course.stage === 'over') return { course, moves: ['close'] }
  if (course.stage === 'leaving') {
    if (intent === 'yes' || intent === 'leave') return close(course, 'left', [])
    const back: Course = { ...course, stage: course.before }
    if (intent === 'no') return { course: back, moves: ['go_on', 'repeat'] }
    return heard(back, event, count)
  }
  switch (intent) {
    case 'wait':
      return { course, moves: ['wait'] }
    case 'leave':
      return {
        course: {
          ...course,
          stage: 'leaving',
          before: course.stage === 'followed_up' ? 'followed_up' : 'asked',
        },
        moves: ['confirm'],
      }
  }
  // Their words went on from the question before, and were kept there. This question is put again.
  if (!isPut(course)) return ask(course, [])
  if (intent === 'repeat') return { course, moves: ['repeat'] }
  if (intent === 'aside' && course.asides < mostAsides) {
    return { course: { ...course, asides: course.asides + 1 }, moves: ['reply', 'repeat'] }
  }
  if (intent === 'skip') {
    return next({ ...course, skipped: [...course.skipped, course.question] }, 'skipped', count)
  }
  if (missing && course.stage === 'asked') {
    return { course: { ...course, stage: 'followed_up', asides: 0 }, moves: ['follow_up'] }
  }
  return next(course, 'thank', count)
}

function next(course: Course, courtesy: Move, count: number): ReturnType<typeof step> {
  if (course.question + 1 >= count) return close(course, 'finished', [])
  return ask({ ...course, question: course.question + 1 }, [courtesy])
}

const ask = (course: Course, before: Move[]): ReturnType<typeof step> => ({
  course: { ...course, stage: 'asked', put: course.question + 1, asides: 0, wording: '' },
  moves: [...before, 'ask'],
})

const close = (course: Course, ended: 'finished' | 'left', before: Move[]): ReturnType<typeof step> => ({
  course: { ...course, stage: 'over', ended },
  moves: [...before, 'close'],
})
