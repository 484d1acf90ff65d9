import * as shape from '#contract/contacts/audiences.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { changeAudience, createAudience, getAudience, listAudiences, removeAudience } from './audiences.ts'

export const audienceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/communication/audiences',
    summary: 'Every audience, newest first',
    access: 'owner',
    answers: { 200: shape.AudienceList },
    handle: async ctx => ({ audiences: await listAudiences(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/communication/audiences',
    summary: 'Make an audience; it starts empty',
    access: 'owner',
    body: shape.NewAudience,
    answers: { 201: shape.Audience },
    errors: [400],
    handle: (ctx, { body }) => createAudience(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/communication/audiences/:id',
    summary: 'One audience',
    access: 'owner',
    params: shape.AudienceParams,
    answers: { 200: shape.Audience },
    handle: (ctx, { params }) => getAudience(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/communication/audiences/:id',
    summary: 'Rename an audience, or change where its contacts come from',
    access: 'owner',
    params: shape.AudienceParams,
    body: shape.AudienceChanges,
    answers: { 200: shape.Audience },
    handle: (ctx, { params, body }) => changeAudience(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/communication/audiences/:id',
    summary: 'Delete an audience with its contacts',
    access: 'owner',
    params: shape.AudienceParams,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => removeAudience(ctx, params.id),
  }),
]
