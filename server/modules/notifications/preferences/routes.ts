import * as shape from '#contract/notifications/preferences.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { memberOf } from '#server/modules/accounts/actors/actors.ts'
import { choose, preferencesOf } from './preferences.ts'

export const preferenceEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'What one is told by mail, and when',
    access: 'session',
    answers: { 200: shape.NotificationPreferences },
    handle: ctx => preferencesOf(ctx, memberOf(ctx).id),
  }),
  endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Choose what one is told by mail, and when',
    access: 'session',
    body: shape.NotificationWishes,
    answers: { 200: shape.NotificationPreferences },
    handle: (ctx, { body }) => choose(ctx, memberOf(ctx).id, body),
  }),
  endpoint({
    method: 'GET',
    path: '/members/:id/notifications',
    summary: 'What a member is told by mail, and when',
    access: 'owner',
    params: shape.MemberParams,
    answers: { 200: shape.NotificationPreferences },
    handle: (ctx, { params }) => preferencesOf(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/members/:id/notifications',
    summary: 'Choose what a member is told by mail, and when',
    access: 'owner',
    params: shape.MemberParams,
    body: shape.NotificationWishes,
    answers: { 200: shape.NotificationPreferences },
    handle: (ctx, { params, body }) => choose(ctx, params.id, body),
  }),
]
