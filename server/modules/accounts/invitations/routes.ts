import { InvitationAcceptance } from '#contract/accounts/invitations.ts'
import { CodeRequired, TokenOfLink, Whoami } from '#contract/accounts/sign-in.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { countLink } from '../sign-in/guesses.ts'
import { browserOf, keepSignedIn } from '../sign-in/routes.ts'
import { acceptInvitation, acceptSignedIn } from './invitations.ts'

export const invitationEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/auth/invitation/confirm',
    summary: 'Accept an invitation and sign in: with a new password, or with one’s own',
    access: 'public',
    body: InvitationAcceptance,
    answers: { 200: Whoami, 401: CodeRequired },
    errors: [400, 409],
    handle: async (ctx, { body, request, reply }) => {
      const guess = await countLink(ctx)
      const { token, password, name, code } = body
      const signedIn = await acceptInvitation(
        ctx,
        { token, password, code: code?.trim() || null, name: name?.trim() },
        await browserOf(ctx, request),
      )
      await guess.right()
      return keepSignedIn(ctx, reply, signedIn)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/invitation/accept',
    summary: 'Accept an invitation as the person who is signed in, and go on at that business',
    access: 'session',
    body: TokenOfLink,
    answers: { 200: Whoami },
    errors: [400, 403],
    handle: async (ctx, { body, request, reply }) => {
      const guess = await countLink(ctx)
      const signedIn = await acceptSignedIn(ctx, body.token, await browserOf(ctx, request))
      await guess.right()
      return keepSignedIn(ctx, reply, signedIn)
    },
  }),
]
