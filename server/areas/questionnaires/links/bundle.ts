import type { Static } from 'typebox'
import type { Ctx } from '../../../context.ts'
import { Problem } from '../../../http/problem.ts'
import { seal } from '../../../seal.ts'
import { secretToken, tokenHash } from '../../../secret-token.ts'
import { createQuestionnaire, getQuestionnaire, type QuestionnaireRow } from '../questionnaires.ts'
import type { NewQuestionnaire } from '../schema.ts'
import { getLink, type LinkRow, tokenPurpose } from './links.ts'
import { insertLink } from './queries.ts'
import type { Bundle } from './schema.ts'

/** Hours (specification, section 8). */
const lifetime = { least: 1, most: 2160, default: 168 }

type Sent = Static<typeof Bundle>

/**
 * Makes a link for one person, and with it what they are asked: new questions, or a saved list. 400, with nothing made,
 * for both or neither of these, for too many questions or points and for a lifetime out of range; 404 for a list that the
 * business does not have.
 */
export async function bundle(
  ctx: Ctx,
  sent: Sent,
): Promise<{ questionnaire: QuestionnaireRow; link: LinkRow }> {
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
    const { id } =
      saved == null
        ? await createQuestionnaire(ctx, newOf(sent), { madeWithLink: true })
        : await sendable(ctx, saved, sent)
    const token = await addLink(ctx, id, sent.person, hours)
    const { link } = await getLink(ctx, token)
    return { questionnaire: await getQuestionnaire(ctx, id), link }
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

/**
 * The saved list itself, or a copy: of a question set always, which stays in the library and may change there; of a list
 * that was sent before, when this send is to differ in anything.
 */
async function sendable(ctx: Ctx, id: string, sent: Sent): Promise<QuestionnaireRow> {
  const saved = await getQuestionnaire(ctx, id, { lock: true })
  const kept = {
    title: sent.title?.trim() || saved.title,
    about: sent.about?.trim() ?? saved.about,
    recording_mode: sent.recording_mode ?? (saved.recording_mode as NonNullable<Sent['recording_mode']>),
    monitor_activity: sent.monitor_activity ?? saved.monitor_activity,
    expected_minutes: sent.expected_minutes ?? saved.expected_minutes,
    context_text: sent.context_text?.trim() ?? saved.context_text,
  }
  const differs = Object.entries(kept).some(([key, value]) => saved[key as keyof typeof kept] !== value)
  if (!saved.is_template && !differs) return saved
  return createQuestionnaire(
    ctx,
    { ...kept, questions: saved.questions },
    { copiedFrom: saved.id, madeWithLink: true },
  )
}

async function addLink(
  ctx: Ctx,
  questionnaire: string,
  person: Sent['person'],
  hours: number,
): Promise<string> {
  const token = secretToken()
  const now = ctx.now()
  await ctx.tx(db =>
    insertLink(db, {
      id: ctx.id(),
      questionnaire_id: questionnaire,
      token_hash: tokenHash(token),
      token_sealed: seal(ctx.secret, tokenPurpose, token),
      person_name: oneLine(person.name),
      person_email: oneLine(person.email ?? ''),
      person_phone: oneLine(person.phone ?? ''),
      created_at: now,
      expires_at: new Date(now.getTime() + hours * 3_600_000),
    }),
  )
  return token
}

/** Names stand in headings, file names and mails: no line breaks, no control characters, no tricks of direction. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
