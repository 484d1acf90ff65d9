import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type {
  QuestionnaireInvitation,
  QuestionnaireLink,
  WholeQuestionnaireLink,
} from '#contract/questionnaires/links.ts'
import type { QuestionnaireResult } from '#contract/questionnaires/result.ts'
import type { Ctx } from '#server/core/context.ts'
import { recordingOf } from '../recordings/recordings.ts'
import { resultOf } from '../result/result.ts'
import { showQuestionnaire } from '../wire.ts'
import { endpointUrl, pageUrl } from './address.ts'
import {
  type FoundSession,
  type QuestionnaireLinkRow,
  recordDeleteAfter,
  statusOf,
  tokenOf,
} from './links.ts'
import type { SentQuestionnaire } from './queries.ts'

type Shown = Static<typeof QuestionnaireLink>
type ShownWhole = Static<typeof WholeQuestionnaireLink>

/**
 * A link as the API shows it. `days`: for how long the business keeps records. Addresses for programs are under the host
 * that `request` called.
 */
export function showLink(
  ctx: Ctx,
  request: FastifyRequest,
  link: QuestionnaireLinkRow,
  questionnaire: SentQuestionnaire,
  days: number,
): Shown {
  const token = tokenOf(ctx, link)
  const status = statusOf(link, ctx.now())
  const over = status === 'completed'
  const { available, bytes, delete_after } = recordingOf(ctx, link)
  return {
    token,
    url: pageUrl(ctx.config, questionnaire.title, token),
    status,
    person: personOf(link),
    questionnaire: questionnaire as Shown['questionnaire'],
    monitor_activity: questionnaire.monitor_activity,
    created_at: link.created_at.toISOString(),
    expires_at: link.expires_at.toISOString(),
    opened_at: link.opened_at?.toISOString() ?? null,
    started_at: link.started_at?.toISOString() ?? null,
    completed_at: over ? link.completed_at!.toISOString() : null,
    recording: {
      available,
      bytes,
      delete_after: delete_after?.toISOString() ?? null,
      url: over ? endpointUrl(request, token, 'recording') : '',
    },
    report_pdf_url: over ? endpointUrl(request, token, 'report.pdf') : '',
    record_delete_after: over ? recordDeleteAfter(link.ended_at, days).toISOString() : null,
    invitation: invitationOf(link),
  }
}

const invitationOf = ({
  invited_by,
  invitation_state,
  invited_at,
  invitation_problem: problem,
}: QuestionnaireLinkRow): QuestionnaireInvitation | null =>
  invited_at && {
    channel: invited_by as QuestionnaireInvitation['channel'],
    state: invitation_state as QuestionnaireInvitation['state'],
    at: invited_at.toISOString(),
    problem,
  }

/** One link with all of its terms. */
export const showFound = (
  { ctx, link, questionnaire }: FoundSession,
  request: FastifyRequest,
  days: number,
): ShownWhole => {
  const sent = showQuestionnaire(questionnaire)
  return { ...showLink(ctx, request, link, sent, days), questionnaire: sent }
}

/** One link with the result of its session, which is null until the link reads completed. */
export async function showWhole(
  found: FoundSession,
  request: FastifyRequest,
  days: number,
): Promise<ShownWhole & { result: QuestionnaireResult | null }> {
  return { ...showFound(found, request, days), result: await resultOf(found.ctx, found.link) }
}

export const personOf = (link: QuestionnaireLinkRow): Shown['person'] => ({
  name: link.person_name,
  email: link.person_email,
  phone: link.person_phone,
})
