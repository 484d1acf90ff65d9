import { Type } from 'typebox'
import * as shape from '#contract/questionnaires/questionnaires.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { deletionEndpoints } from './deletions/routes.ts'
import { sendInvitation } from './invitations/jobs.ts'
import { invitationEndpoints } from './invitations/routes.ts'
import { questionnairePersonalData } from './links/people.ts'
import { linkEndpoints } from './links/routes.ts'
import { monitoringEndpoints } from './monitoring/routes.ts'
import { parsingEndpoints } from './parsing/routes.ts'
import { playbackEndpoints } from './playback/routes.ts'
import {
  changeQuestionnaire,
  createQuestionnaire,
  getQuestionnaire,
  listQuestionnaires,
  removeQuestionnaire,
} from './questionnaires.ts'
import { tendRecordings } from './recordings/cron.ts'
import { dropMedia, joinRecording } from './recordings/jobs.ts'
import { recordingEndpoints, uploadEndpoints } from './recordings/routes.ts'
import { reportEndpoints } from './report/routes.ts'
import { writeUpOne } from './result/write-up.ts'
import { closeSession } from './sessions/jobs.ts'
import { sessionPages } from './sessions/pages.ts'
import { sessionEndpoints } from './sessions/routes.ts'
import { sessionSocket } from './sessions/socket.ts'
import { showQuestionnaire } from './wire.ts'

export const questionnaires: Module = {
  name: 'questionnaires',
  about: 'Questions sent to one person, answered in a spoken session, with a written result.',
  personalData: questionnairePersonalData,
  pages: sessionPages,
  sockets: [sessionSocket],
  jobs: [sendInvitation, writeUpOne, joinRecording, dropMedia, closeSession],
  cron: [tendRecordings],
  endpoints: [
    ...linkEndpoints,
    ...invitationEndpoints,
    ...parsingEndpoints,
    ...deletionEndpoints,
    ...recordingEndpoints,
    ...playbackEndpoints,
    ...reportEndpoints,
    ...uploadEndpoints,
    ...sessionEndpoints,
    ...monitoringEndpoints,
    endpoint({
      method: 'POST',
      path: '/questionnaires',
      summary: 'Make a questionnaire, or a question set for the library',
      access: 'owner',
      body: shape.NewQuestionnaire,
      answers: { 201: shape.Questionnaire },
      errors: [400],
      handle: async (ctx, { body }) => showQuestionnaire(await createQuestionnaire(ctx, body)),
    }),
    endpoint({
      method: 'GET',
      path: '/questionnaires',
      summary: 'Questionnaires made to be sent, or the library of question sets, newest first',
      access: 'agent',
      query: Type.Object({
        templates: Type.Optional(Type.Boolean({ description: 'true: the library instead' })),
      }),
      answers: { 200: shape.QuestionnaireList },
      handle: async (ctx, { query }) => {
        const rows = await listQuestionnaires(ctx, query.templates ?? false)
        return { questionnaires: rows.map(showQuestionnaire) }
      },
    }),
    endpoint({
      method: 'GET',
      path: '/questionnaires/:id',
      summary: 'One questionnaire',
      access: 'agent',
      params: shape.QuestionnaireParams,
      answers: { 200: shape.Questionnaire },
      handle: async (ctx, { params }) => showQuestionnaire(await getQuestionnaire(ctx, params.id)),
    }),
    endpoint({
      method: 'PATCH',
      path: '/questionnaires/:id',
      summary: 'Change the fields that are sent',
      access: 'owner',
      params: shape.QuestionnaireParams,
      body: shape.QuestionnaireChanges,
      answers: { 200: shape.Questionnaire },
      errors: [400, 409],
      handle: async (ctx, { params, body }) =>
        showQuestionnaire(await changeQuestionnaire(ctx, params.id, body)),
    }),
    endpoint({
      method: 'DELETE',
      path: '/questionnaires/:id',
      summary: 'Remove a questionnaire; the assistant forgets a question set',
      access: 'owner',
      params: shape.QuestionnaireParams,
      answers: { 204: null },
      errors: [409],
      handle: (ctx, { params }) => removeQuestionnaire(ctx, params.id),
    }),
  ],
}
