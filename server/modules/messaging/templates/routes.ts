import * as shape from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { changeTemplate, createTemplate, deactivateTemplate } from './editing.ts'
import { listPlaceholders, previewDraft, previewTemplate } from './preview.ts'
import type { TemplateRow } from './queries.ts'
import { submitTemplate } from './submission.ts'
import { getTemplate, listTemplates } from './templates.ts'
import { toTemplate } from './wire.ts'

const shown = async (ctx: Ctx, row: TemplateRow) => toTemplate(row, homeLanguage(await business(ctx)))

export const templateEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/templates',
    summary: 'Message templates, newest first; asks WhatsApp what became of reviews',
    access: 'owner',
    query: shape.TemplateQuery,
    answers: { 200: shape.TemplateList },
    handle: async (ctx, { query }) => {
      const listed = await listTemplates(ctx, {
        channel: query.channel,
        includeInactive: query.include_inactive,
      })
      const language = homeLanguage(await business(ctx))
      return { templates: listed.map(row => toTemplate(row, language)) }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/communication/templates',
    summary: 'Make a template; its placeholders are found in its text',
    access: 'owner',
    body: shape.NewTemplate,
    answers: { 201: shape.Template },
    errors: [400],
    handle: async (ctx, { body }) => shown(ctx, await createTemplate(ctx, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/placeholders',
    summary: 'Placeholders that need nobody to fill them, with an example of each',
    access: 'owner',
    answers: { 200: shape.PlaceholderList },
    handle: async ctx => ({ placeholders: await listPlaceholders(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/templates/preview',
    summary: 'What a template that is being written says to one contact; stores nothing',
    access: 'owner',
    body: shape.TemplateDraft,
    answers: { 200: shape.TemplatePreview },
    errors: [400],
    handle: (ctx, { body }) => previewDraft(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/templates/:id',
    summary: 'One template, active or not',
    access: 'owner',
    params: shape.TemplateParams,
    answers: { 200: shape.Template },
    handle: async (ctx, { params }) => shown(ctx, await getTemplate(ctx, params.id)),
  }),
  endpoint({
    method: 'PATCH',
    path: '/communication/templates/:id',
    summary: 'Change the fields that are sent; a WhatsApp text that changes must be reviewed again',
    access: 'owner',
    params: shape.TemplateParams,
    body: shape.TemplateChanges,
    answers: { 200: shape.Template },
    errors: [400, 409],
    handle: async (ctx, { params, body }) => shown(ctx, await changeTemplate(ctx, params.id, body)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/templates/:id',
    summary: 'Deactivate a template',
    access: 'owner',
    params: shape.TemplateParams,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => deactivateTemplate(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/templates/:id/submit',
    summary: 'Hand a WhatsApp template in for review',
    access: 'owner',
    params: shape.TemplateParams,
    answers: { 200: shape.Template },
    errors: [400, 409, 503],
    handle: async (ctx, { params }) => shown(ctx, await submitTemplate(ctx, params.id)),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/templates/:id/preview',
    summary: 'What a template says to one of the contacts, or to somebody made up where there is none',
    access: 'owner',
    params: shape.TemplateParams,
    answers: { 200: shape.TemplatePreview },
    handle: (ctx, { params }) => previewTemplate(ctx, params.id),
  }),
]
