import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CodeRequired,
  Done,
  Login,
  PasswordReset,
  PasswordResetRequest,
  Registration,
  Whoami,
} from '#contract/accounts/sign-in.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { sessionCookie } from '#server/http/request/credentials.ts'
import { memberOf } from '../actors/actors.ts'
import { readEmail } from '../members/members.ts'
import { cookieFlags } from './cookies.ts'
import { countAsking, countLink, countTry } from './guesses.ts'
import { keepKnown, knownBrowser } from './known-browser.ts'
import { endOwnSession, sessionSeconds } from './sessions.ts'
import {
  type Browser,
  register,
  requestReset,
  resetPassword,
  type SignedIn,
  signIn,
  whoIs,
} from './sign-in.ts'
import { toWhoami } from './wire.ts'

export async function keepSignedIn(ctx: OpenCtx, reply: FastifyReply, { token, ...who }: SignedIn) {
  reply.setCookie(sessionCookie, token, { ...cookieFlags(ctx), maxAge: sessionSeconds })
  await keepKnown(ctx, reply, { login: who.member.login_id!, signedIn: true })
  reply.header('Cache-Control', 'no-store')
  return toWhoami(who)
}

export const browserOf = async (ctx: OpenCtx, request: FastifyRequest): Promise<Browser> => ({
  userAgent: request.headers['user-agent']?.slice(0, 400) ?? null,
  known: await knownBrowser(ctx, request),
})

export const signInEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open a business and sign in as its owner',
    access: 'public',
    body: Registration,
    answers: { 201: Whoami },
    errors: [403, 409],
    handle: async (ctx, { body, request, reply }) => {
      const email = readEmail(body.email)
      await countAsking(ctx, email)
      const { business_name: name, password, timezone, country } = body
      return keepSignedIn(
        ctx,
        reply,
        await register(
          ctx,
          { name, timezone, country, owner: { email, password } },
          await browserOf(ctx, request),
        ),
      )
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: Login,
    answers: { 200: Whoami, 401: CodeRequired },
    handle: async (ctx, { body, request, reply }) => {
      const attempt = {
        email: readEmail(body.email),
        password: body.password,
        code: body.code?.trim() || null,
        tenant: body.tenant_id && isRecordId(body.tenant_id) ? body.tenant_id : null,
      }
      const browser = await browserOf(ctx, request)
      await countTry(ctx, attempt.email, browser.known)
      return keepSignedIn(ctx, reply, await signIn(ctx, attempt, browser))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    access: 'session',
    answers: { 200: Done },
    handle: async (ctx, { reply }) => {
      await endOwnSession(ctx, memberOf(ctx).session)
      reply.clearCookie(sessionCookie, cookieFlags(ctx))
      // Answers that the browser kept, to ask only whether they have changed, stay on no shared device.
      reply.header('Clear-Site-Data', '"cache"')
      return { ok: true }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in, and where',
    access: 'session',
    answers: { 200: Whoami },
    handle: async ctx => toWhoami(await whoIs(ctx)),
  }),
  endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    summary: 'Have a link for a new password mailed',
    access: 'public',
    body: PasswordResetRequest,
    answers: { 202: Done },
    handle: async (ctx, { body }) => {
      const email = readEmail(body.email)
      await countAsking(ctx, email)
      // We don't await this: neither the answer nor its time may reveal whether somebody has this address.
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
    body: PasswordReset,
    answers: { 200: Done },
    errors: [400],
    handle: async (ctx, { body, reply }) => {
      const guess = await countLink(ctx)
      // A person who reads the member's mail is the member: their browser may sign in, however many strangers guess.
      const login = await resetPassword(ctx, body.token, body.password)
      await keepKnown(ctx, reply, { login, signedIn: false })
      await guess.right()
      return { ok: true }
    },
  }),
]
