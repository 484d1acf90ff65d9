import type { Static } from 'typebox'
import type { NewQuestionnaireLink } from '#contract/questionnaires/links.ts'
import type { NewQuestionnaire } from '#contract/questionnaires/questionnaires.ts'
import type { Ctx } from '#server/core/context.ts'
import { seal } from '#server/core/seal.ts'
import { secretToken, tokenHash } from '#server/core/secret-token.ts'
import { Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { createQuestionnaire, getQuestionnaire, type QuestionnaireRow } from '../questionnaires.ts'
import { type FoundSession, getLink, tokenPurpose } from './links.ts'
import { insertLink } from './queries.ts'
import { asSent, type OwnTerms } from './terms.ts'

/** Hours that a link is good for. */
const lifetime = { least: 1, most: 2160, default: 168 }

type Sent = Static<typeof NewQuestionnaireLink>

/**
 * Makes a link for one person, and the questionnaire that they answer: new questions, or a saved list. Returns the list as
 * it is saved, and the send on its own terms. 400, with nothing made, for both or neither of the two, for too many
 * questions or points, and for a lifetime out of range; 404 for a list that the business does not have.
 */
export async function bundle(
  ctx: Ctx,
  sent: Sent,
): Promise<{ questionnaire: QuestionnaireRow; sent: FoundSession }> {
  const { questionnaire_id: saved, questions } = sent
  if (saved != null && questions != null)
    throw new Problem(400, 'Send either questions or a questionnaire_id, not both.')
  if (saved == null && questions == null)
    throw new Problem(400, 'Send questions, or the questionnaire_id of a saved list.')
  const hours = sent.expiry_hours ?? lifetime.default
  if (hours < lifetime.least || hours > lifetime.most)
    throw new Problem(
      400,
      `A link lives ${lifetime.least} to ${lifetime.most} hours (90 days); expiry_hours is ${hours}.`,
    )
  return ctx.tx(async () => {
    const { id, own } = saved == null ? await made(ctx, newOf(sent)) : await sendable(ctx, saved, sent)
    const token = await addLink(ctx, { id, own, person: sent.person, hours })
    return { questionnaire: await getQuestionnaire(ctx, id), sent: await getLink(ctx, token) }
  })
}

function newOf(sent: Sent): Static<typeof NewQuestionnaire> {
  const { person, title, questions, ...rest } = sent
  const name = oneLine(person.name)
  return {
    ...rest,
    title: title?.trim() || `Questions for ${name}`.slice(0, 200),
    questions: questions ?? [],
  }
}

/** The questionnaire that a link sends, and the terms that this send has of its own. */
interface Sendable {
  id: string
  own: Partial<OwnTerms>
}

/** A questionnaire made for this send. It holds all settings itself. */
async function made(
  ctx: Ctx,
  questionnaire: Static<typeof NewQuestionnaire>,
  templateId: string | null = null,
): Promise<Sendable> {
  const { id } = await createQuestionnaire(ctx, questionnaire, { templateId, madeWithLink: true })
  return { id, own: {} }
}

/** The saved list itself. Of a question set a copy is made: the set stays in the library and may change there. */
async function sendable(ctx: Ctx, id: string, sent: Sent): Promise<Sendable> {
  const saved = await getQuestionnaire(ctx, id, { lock: true })
  const own = {
    title: sent.title?.trim() || null,
    about: sent.about?.trim() ?? null,
    recording_mode: sent.recording_mode ?? null,
    monitor_activity: sent.monitor_activity ?? null,
    expected_minutes: sent.expected_minutes ?? null,
    context_text: sent.context_text?.trim() ?? null,
  }
  if (!saved.is_template) return { id, own }
  const { recording_mode, ...rest } = asSent(saved, own)
  const mode = recording_mode as NonNullable<Sent['recording_mode']>
  return made(ctx, { ...rest, recording_mode: mode, is_template: false }, saved.id)
}

async function addLink(
  ctx: Ctx,
  { id, own, person, hours }: Sendable & { person: Sent['person']; hours: number },
): Promise<string> {
  const token = secretToken()
  const now = ctx.now()
  await ctx.tx(async db => {
    await insertLink(db, {
      id: ctx.id(),
      questionnaire_id: id,
      ...own,
      token_hash: tokenHash(token),
      token_sealed: seal(ctx.secret, tokenPurpose, token),
      person_name: oneLine(person.name),
      person_email: oneLine(person.email ?? ''),
      person_phone: oneLine(person.phone ?? ''),
      created_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    })
    await noteChange(ctx, db, { topic: 'questionnaire', id, kind: 'sent' })
  })
  return token
}

/** Names stand in headings, file names and mails: no line breaks, no control characters, no tricks of direction. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
