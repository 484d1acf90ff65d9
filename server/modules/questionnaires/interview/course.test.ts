import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atTheStart, type Course, type CourseEvent, type Intent, type Move, step } from './course.ts'

const intents: Intent[] = ['answer', 'skip', 'repeat', 'wait', 'leave', 'yes', 'no', 'aside']
const event: fc.Arbitrary<CourseEvent> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('heard' as const),
      intent: fc.constantFrom(...intents),
      missing: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<CourseEvent>({ type: 'unheard' }) },
  { weight: 1, arbitrary: fc.constant<CourseEvent>({ type: 'opened' }) },
)

function run(events: CourseEvent[], count: number): { course: Course; moves: Move[] }[] {
  let course = atTheStart
  return events.map(given => {
    const next = step(course, given, count)
    course = next.course
    return next
  })
}

test('questions are put in order, each once unless it was not heard, followed up at most once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(event, { maxLength: 60 }), (count, events) => {
      const steps = run([{ type: 'opened' }, ...events], count)
      let before = atTheStart
      const followed: number[] = []
      for (const [i, { course, moves }] of steps.entries()) {
        expect(course.question).toBeLessThan(count)
        expect(course.question - before.question === 0 || course.question - before.question === 1).toBe(true)
        expect(course.put === course.question || course.put === course.question + 1).toBe(true)
        // A question that was heard stays heard, but for the one in hand if its words were cut off.
        expect(course.put).toBeGreaterThanOrEqual(before.put - Number(events[i - 1]?.type === 'unheard'))
        expect(moves.filter(move => move === 'ask').length).toBeLessThanOrEqual(1)
        if (moves.includes('follow_up')) followed.push(course.question)
        if (before.stage === 'over') expect(course).toEqual(before)
        expect(course.ended !== null).toBe(course.stage === 'over')
        before = course
      }
      expect(new Set(followed).size).toBe(followed.length)
      expect(new Set(before.skipped).size).toBe(before.skipped.length)
    }),
  )
})

test('it ends with every question answered or skipped, and a person leaves only after saying so twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(event, { maxLength: 40 }), (count, events) => {
      const steps = run([{ type: 'opened' }, ...events], count)
      const left = steps.findIndex(({ course }) => course.ended === 'left')
      if (left > 0) expect(steps[left - 1]!.course.stage).toBe('leaving')
      let course = steps.at(-1)!.course
      // A person who only answers has finished after one follow-up for each question, and one turn more to leave the stage before.
      for (let i = 0; i < 2 * count + 1; i++) {
        course = step(course, { type: 'heard', intent: 'answer', missing: true }, count).course
      }
      expect(course.stage).toBe('over')
    }),
  )
})

test('asides are heard out three times in a row, then they count as the answer', () => {
  const aside: CourseEvent = { type: 'heard', intent: 'aside', missing: false }
  const moves = run([{ type: 'opened' }, aside, aside, aside, aside], 2).map(step => step.moves)
  expect(moves).toEqual([['greet', 'ask'], ...Array(3).fill(['reply', 'repeat']), ['thank', 'ask']])
})

test('a person who comes back hears the question in hand, and one that they never heard is put', () => {
  const answer: CourseEvent = { type: 'heard', intent: 'answer', missing: false }
  const [, second, back] = run([{ type: 'opened' }, answer, { type: 'opened' }], 3)
  expect(back).toEqual({ course: second!.course, moves: ['welcome_back', 'repeat'] })
  const cut = run([{ type: 'opened' }, answer, { type: 'unheard' }, { type: 'opened' }], 3).at(-1)!
  expect(cut).toMatchObject({ course: { question: 1, put: 2 }, moves: ['welcome_back', 'ask'] })
})
