import { BusinessList, BusinessSwitch, NewBusiness } from '#contract/accounts/businesses.ts'
import { Whoami } from '#contract/accounts/sign-in.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { self } from '../logins/logins.ts'
import { countAsking } from '../sign-in/guesses.ts'
import { browserOf, keepSignedIn } from '../sign-in/routes.ts'
import { openAnother, ownBusinesses, switchBusiness } from './businesses.ts'

/** The businesses that one person belongs to, for that person alone. */
export const businessEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/auth/businesses',
    summary: 'The businesses that one belongs to, in the order in which one joined',
    access: 'session',
    answers: { 200: BusinessList },
    handle: async ctx => ({ businesses: await ownBusinesses(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/auth/businesses',
    summary: 'Open another business as its owner, and go on there',
    access: 'session',
    body: NewBusiness,
    answers: { 201: Whoami },
    errors: [403, 409],
    handle: async (ctx, { body, request, reply }) => {
      await countAsking(ctx, (await self(ctx)).login.email)
      const { business_name: name, timezone, country } = body
      const browser = await browserOf(ctx, request)
      return keepSignedIn(ctx, reply, await openAnother(ctx, { name, timezone, country }, browser))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/auth/switch',
    summary: 'Go on at another of one’s businesses; the session here ends',
    access: 'session',
    body: BusinessSwitch,
    answers: { 200: Whoami },
    errors: [404],
    handle: async (ctx, { body, request, reply }) => {
      const browser = await browserOf(ctx, request)
      return keepSignedIn(ctx, reply, await switchBusiness(ctx, body.tenant_id, browser))
    },
  }),
]
