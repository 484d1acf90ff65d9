import type { Ctx } from '#server/core/context.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { mostPoints, mostQuestions, type QuestionnaireQuestion } from '../questionnaires.ts'
import { readQuestionDocument } from './document.ts'
import { questionsIn } from './outline.ts'
import { refined } from './refine.ts'
import { questionsOfTable } from './table.ts'

/** Characters that a question and a point may hold. */
const longest = { question: 2_000, point: 500 }

/** Questions that were found. A person looks them over and sends them: nothing is stored. */
export interface Proposal {
  questions: QuestionnaireQuestion[]
  /** What was left out; '' when nothing was. */
  note: string
}

/** A text in which no questions could be found. */
export interface Unread {
  text: string
}

/** Finds the questions of a text. */
export const parseText = (ctx: Ctx, text: string): Promise<Proposal | Unread> =>
  propose(ctx, text, questionsIn(text))

/** Finds the questions of an uploaded document. 400 when it can't be read, 503 when the reader is down; the signal's reason. */
export async function parseDocument(
  ctx: Ctx,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<Proposal | Unread> {
  const { text, rows } = await readQuestionDocument(file, { account: ctx.tenant, signal })
  const inTable = rows ? questionsOfTable(rows) : []
  // A table of one column is a list.
  const listed = !rows || rows.every(row => row.filter(cell => cell.trim()).length <= 1)
  return propose(ctx, text, inTable.length || !listed ? inTable : questionsIn(text))
}

async function propose(ctx: Ctx, text: string, found: QuestionnaireQuestion[]): Promise<Proposal | Unread> {
  const questions = tidied((await refined(ctx, text)) ?? found)
  return questions.length ? within(questions) : { text }
}

/** Each question once, with each of its points once. */
function tidied(questions: QuestionnaireQuestion[]): QuestionnaireQuestion[] {
  const clean = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return once(
    questions.map(({ text, points }) => ({
      text: clean(text),
      points: once(points.map(clean), point => point),
    })),
    question => question.text,
  )
}

/** The first of those that read the same. Those without words are dropped. */
function once<T>(list: T[], textOf: (one: T) => string): T[] {
  const seen = new Set([''])
  return list.filter(one => {
    const text = textOf(one).toLowerCase()
    const isNew = !seen.has(text)
    seen.add(text)
    return isNew
  })
}

/** Cuts the questions to what a questionnaire may hold, with a sentence on each thing that was cut. */
function within(questions: QuestionnaireQuestion[]): Proposal {
  const notes: string[] = []
  const kept = questions.slice(0, mostQuestions)
  if (questions.length > kept.length) {
    notes.push(
      `Only the first ${mostQuestions} of ${questions.length} questions are proposed: a questionnaire has no more.`,
    )
  }
  const crowded = kept.filter(({ points }) => points.length > mostPoints).length
  if (crowded) {
    notes.push(
      `${crowded === 1 ? 'One question has' : `${crowded} questions have`} more than ${mostPoints} expected points: the first ${mostPoints} are proposed.`,
    )
  }
  let shortened = 0
  const short = (text: string, most: number) => {
    if (text.length <= most) return text
    shortened++
    return text.slice(0, most).toWellFormed().trim()
  }
  const cut = kept.map(({ text, points }) => ({
    text: short(text, longest.question),
    points: points.slice(0, mostPoints).map(point => short(point, longest.point)),
  }))
  if (shortened)
    notes.push(`${shortened === 1 ? 'One text was' : `${shortened} texts were`} too long and shortened.`)
  return { questions: cut, note: notes.join(' ') }
}
