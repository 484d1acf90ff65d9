import type { Static } from 'typebox'
import type { Kind, Source, SourceChanges } from '#contract/knowledge/knowledge.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { displayName } from '#server/http/files/file-name.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { actorRecord } from '#server/modules/accounts/actors/actors.ts'
import { selectSource, updateSource } from '../queries.ts'
import { readTxt } from '../reading/formats/txt.ts'
import { pairIn, pairUnit, type Unit } from '../reading/units/units.ts'
import { readUpload, type Upload } from '../reading/uploads.ts'
import { nameOf, passagesOf, replaceSource } from '../sources.ts'
import { embedAfterwards } from '../words-first.ts'
import { sourceById } from './documents.ts'

type Changes = Static<typeof SourceChanges>
type Shown = Static<typeof Source>

/** A source of these kinds says what another record says, and is called as that is. */
const elsewhere: Partial<Record<Kind, string>> = {
  photo: 'Change its caption in its album.',
  question_set: 'Change the questionnaire that it was made of.',
}

/**
 * Changes a source in place: its name, or the words of a pair or a text. From the next question on answers use the new
 * ones. 404; 409 for what is kept elsewhere; 422 for words that a source of its kind doesn't have, or none; 503.
 */
export async function changeSource(ctx: Ctx, id: string, changes: Changes): Promise<Shown> {
  const source = await ctx.tx(db => selectSource(db, id))
  if (!source) throw notFound('Source')
  const kind = source.kind as Kind
  if (elsewhere[kind]) throw new Problem(409, elsewhere[kind])
  const told = wordsOf(kind, source, changes)
  if (!told) {
    const { name } = changes
    if (name !== undefined)
      await store(ctx, id, async (db, at) => {
        const renamed = await updateSource(db, id, { name: name.trim(), updated_at: at })
        return renamed !== undefined
      })
    return sourceById(ctx, id)
  }
  const passages = await passagesOf(ctx, told.text, told.units)
  const bytes = Buffer.byteLength(told.text)
  await store(ctx, id, async (db, at) => {
    const by = actorRecord(ctx)
    const { name, text } = told
    return replaceSource(db, { id, at, name, text, bytes, origin: source.origin, by }, passages)
  })
  return sourceById(ctx, id)
}

/**
 * Puts a newer file in the place of a document; the id stays. 400 when it can't be read, 404, 409 for what is no
 * document, 413 when it is too large, 503.
 */
export async function replaceFile(
  ctx: Ctx,
  id: string,
  upload: Upload,
): Promise<Shown & { notices: string[] }> {
  const source = await ctx.tx(db => selectSource(db, id))
  if (!source) throw notFound('Source')
  if (source.kind !== 'document') throw new Problem(409, 'Only a document can be replaced by a file.')
  const read = await readUpload(ctx, upload)
  const passages = await passagesOf(ctx, read.text, read.units)
  const name = displayName(upload.file.name)
  await store(ctx, id, async (db, at) => {
    const by = actorRecord(ctx)
    const { text } = read
    return replaceSource(db, { id, at, name, origin: name, bytes: upload.file.size, text, by }, passages)
  })
  return { ...(await sourceById(ctx, id)), notices: read.notices }
}

/** 404 when it was deleted meanwhile. */
const store = (ctx: Ctx, id: string, write: (db: Tx, at: Date) => Promise<boolean>): Promise<void> =>
  ctx.tx(async db => {
    if (!(await write(db, ctx.now()))) throw notFound('Source')
    await noteChange(ctx, db, { topic: 'knowledge', id, kind: 'changed' })
    await embedAfterwards(ctx)
  })

interface Words {
  name: string
  text: string
  units: Unit[]
}

/** The new words of a source; null when only its name changes. */
function wordsOf(kind: Kind, source: { name: string; text: string }, changes: Changes): Words | null {
  const { name, question, answer, content } = changes
  if (kind !== 'qa') {
    if (question !== undefined) throw misplaced('question', 'Only a question with its answer has one.')
    if (answer !== undefined) throw misplaced('answer', 'Only a question with its answer has one.')
  }
  if (kind !== 'text' && content !== undefined)
    throw misplaced('content', 'Only a text is changed by its content.')
  if (kind === 'qa') {
    if (name !== undefined) throw misplaced('name', 'A question is called by its own words.')
    const before = pairIn(source.text)
    if (!before || (question === undefined && answer === undefined)) return null
    const pair = { question: question ?? before.question, answer: answer ?? before.answer }
    const unit = pairUnit(pair.question.trim(), pair.answer.trim())
    return { name: nameOf(pair.question.trim()), text: unit.text, units: [unit] }
  }
  if (content === undefined) return null
  const text = content.trim()
  const own = source.name === nameOf(source.text) ? nameOf(text) : source.name
  return { name: name?.trim() ?? own, text, units: [...readTxt(Buffer.from(text))] }
}

const misplaced = (field: string, reason: string) => invalid(['body', field], reason, 'extra_forbidden')
