import type { FastifyReply } from 'fastify'
import type { OpenCtx } from '../../../context.ts'
import { sessionCookie } from '../../../http/credentials.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint.ts'
import type { Business } from '../account.ts'
import { readEmail } from '../members/members.ts'
import type { MemberRow } from '../members/queries.ts'
import { Acceptance, Done, Login, Registration, Reset, ResetRequest, Whoami } from './schema.ts'
import { sessionSeconds } from './sessions.ts'
import {
  acceptInvitation,
  register,
  requestReset,
  resetPassword,
  type SignedIn,
  signIn,
  signOut,
  whoIs,
} from './sign-in.ts'

const toWhoami = ({ member, business }: { member: MemberRow; business: Business }) => {
  const { id, email, name, role, created_at } = member
  return { user: { id, email, name, role, created_at: created_at.toISOString() }, tenant: business }
}

/** Where the session cookie goes: never to scripts, to other sites or, where there is https, in the clear. */
const cookieFlags = (ctx: OpenCtx) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: ctx.config.publicUrl.startsWith('https:'),
})

function keepSignedIn(ctx: OpenCtx, reply: FastifyReply, { token, ...who }: SignedIn) {
  reply.setCookie(sessionCookie, token, { ...cookieFlags(ctx), maxAge: sessionSeconds })
  reply.header('Cache-Control', 'no-store')
  return toWhoami(who)
}

/** Guessing is counted for an address and a place together, so that nobody locks another out. */
const countGuess = (ctx: OpenCtx, email: string) => ctx.take('auth', `${email}|${ctx.ip}`)

export const signInEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open a business and sign in as its owner',
    access: 'public',
    body: Registration,
    answers: { 201: Whoami },
    errors: [403, 409],
    handle: async (ctx, { body, reply }) => {
      const email = readEmail(body.email)
      await countGuess(ctx, email)
      const { business_name: name, password, timezone, country } = body
      return keepSignedIn(
        ctx,
        reply,
        await register(ctx, { name, timezone, country, owner: { email, password } }),
      )
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: Login,
    answers: { 200: Whoami },
    errors: [401],
    handle: async (ctx, { body, reply }) => {
      const email = readEmail(body.email)
      await countGuess(ctx, email)
      return keepSignedIn(ctx, reply, await signIn(ctx, email, body.password))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'session',
    answers: { 200: Done },
    handle: async (ctx, { reply }) => {
      if (ctx.actor.kind === 'member') await signOut(ctx, ctx.actor.session)
      reply.clearCookie(sessionCookie, cookieFlags(ctx))
      return { ok: true }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in, and where',
    access: 'session',
    answers: { 200: Whoami },
    handle: async ctx => ctx.actor.kind === 'member' && toWhoami(await whoIs(ctx, ctx.actor.id)),
  }),
  endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Have a link for a new password mailed',
    access: 'public',
    body: ResetRequest,
    answers: { 202: Done },
    handle: async (ctx, { body }) => {
      const email = readEmail(body.email)
      await countGuess(ctx, email)
      // Not awaited: neither the answer nor its time may tell whether somebody has this address.
      requestReset(ctx, email).catch(error =>
        ctx.log.error({ err: error }, 'a password reset could not be started'),
      )
      return { ok: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/password-reset/confirm',
    summary: 'Choose a new password with a mailed link; ends every session',
    access: 'public',
    body: Reset,
    answers: { 200: Done },
    errors: [400],
    handle: async (ctx, { body }) => {
      await ctx.take('auth', ctx.ip)
      await resetPassword(ctx, body.token, body.password)
      return { ok: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/invitation/confirm',
    summary: 'Accept an invitation and sign in',
    access: 'public',
    body: Acceptance,
    answers: { 200: Whoami },
    errors: [400],
    handle: async (ctx, { body, reply }) => {
      await ctx.take('auth', ctx.ip)
      const { token, password, name } = body
      return keepSignedIn(ctx, reply, await acceptInvitation(ctx, { token, password, name: name?.trim() }))
    },
  }),
]
