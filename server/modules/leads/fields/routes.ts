import * as shape from '#contract/leads/fields.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { addField, changeField, listFields, removeField } from './fields.ts'

export const fieldEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/leads/fields',
    summary: 'What the business wants to know of people besides name and address',
    access: 'standard',
    answers: { 200: shape.PersonFieldList },
    handle: async ctx => ({ fields: await listFields(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/leads/fields',
    summary: 'Define a field of people',
    access: 'owner',
    body: shape.NewPersonField,
    answers: { 201: shape.PersonField },
    errors: [400, 409],
    handle: (ctx, { body, reply }) => {
      reply.code(201)
      return addField(ctx, body)
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/leads/fields/:id',
    summary: 'Rename a field of people, or change what can be chosen',
    access: 'owner',
    params: shape.PersonFieldParams,
    body: shape.PersonFieldChanges,
    answers: { 200: shape.PersonField },
    errors: [409],
    handle: (ctx, { params, body }) => changeField(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/leads/fields/:id',
    summary: 'Delete a field of people with everything that is in it',
    access: 'owner',
    params: shape.PersonFieldParams,
    answers: { 204: null },
    handle: (ctx, { params }) => removeField(ctx, params.id),
  }),
]
