import { Type } from 'typebox'
import { Invitation, Member, MemberChanges, MemberList } from '#contract/accounts/members.ts'
import { Id } from '#contract/schema.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { changeMember, invite, inviteAgain, readEmail, removeMember, team } from './members.ts'
import type { MemberRow } from './queries.ts'

const OneMember = Type.Object({ id: Id('Member') })

/** A row of `member` as the API shows it. */
export const toMember = (row: MemberRow): Member => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role as Member['role'],
  status: row.login_id ? 'active' : 'invited',
  created_at: row.created_at.toISOString(),
})

export const memberEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/members',
    summary: 'The team',
    access: 'agent',
    answers: { 200: MemberList },
    handle: async ctx => ({ members: (await team(ctx)).map(toMember) }),
  }),
  endpoint({
    method: 'POST',
    path: '/members',
    summary: 'Invite somebody to the team by mail',
    access: 'owner',
    body: Invitation,
    answers: { 201: Member },
    errors: [409],
    handle: async (ctx, { body }) => {
      const { role = 'agent', name } = body
      return toMember(await invite(ctx, { email: readEmail(body.email), role, name: name?.trim() ?? null }))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/members/:id/invitation',
    summary: 'Mail an invitation again',
    access: 'owner',
    params: OneMember,
    answers: { 200: Member },
    errors: [409],
    handle: async (ctx, { params }) => toMember(await inviteAgain(ctx, params.id)),
  }),
  endpoint({
    method: 'PATCH',
    path: '/members/:id',
    summary: "Change a member's role or name",
    access: 'owner',
    params: OneMember,
    body: MemberChanges,
    answers: { 200: Member },
    errors: [409],
    handle: async (ctx, { params, body }) => {
      const { role, name } = body
      return toMember(await changeMember(ctx, params.id, { role, name: name?.trim() ?? name }))
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/members/:id',
    summary: 'Remove a member; their sessions end at once',
    access: 'owner',
    params: OneMember,
    answers: { 204: null },
    errors: [409],
    handle: (ctx, { params }) => removeMember(ctx, params.id),
  }),
]
