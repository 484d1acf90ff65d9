import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallRequest, CallsOffered } from '#contract/calls/requests.ts'
import { textsOf } from '#locales/load.ts'
import { phrase } from '#locales/phrase.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { phoneKey, phoneNumbers } from '#server/core/phone-number.ts'
import { keyFor } from '#server/core/seal.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { readPhone } from '#server/modules/contacts/address/address.ts'
import { authorizeVisitor, type ChatAccess } from '#server/modules/conversations/access/access.ts'
import { raise } from '#server/modules/conversations/inbox-items/inbox-items.ts'
import { submitLeadForm } from '#server/modules/conversations/lead-capture/lead-capture.ts'
import { captureLead } from '#server/modules/leads/leads.ts'
import { callAccount } from '#server/modules/messaging/voice/voice.ts'
import { initiateCall } from '../phone/initiate.ts'
import { refusalToCall } from '../phone/permission.ts'
import * as rows from './queries.ts'

// Anybody can type anybody's number, and each call costs the business money. So one number and one address get few calls,
// and after so many in an hour people of the business call instead.
const mostForNumber = { count: 3, hours: 24 }
const mostFromAddress = { count: 5, hours: 1 }
const mostCalls = { count: 30, hours: 1 }

/** Numbers for which the caller pays extra. Such forms are abused to have them called. */
const dear = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PAGER', 'UAN', 'VOICEMAIL'])

type Caller = OpenCtx & { caller: Ctx | null }
type Asked = { tenant_id?: string | null; link_token?: string | null }

/** Decides whose visitor asks for a call; 401, 403, 404, 429 as in chat. */
export const callerOf = (
  ctx: Caller,
  { tenant_id, link_token }: Asked,
  request: FastifyRequest,
): Promise<ChatAccess> =>
  authorizeVisitor(
    ctx,
    { tenant_id: tenant_id ?? undefined, link_token: link_token ?? undefined },
    request,
    'call',
  )

/** The kinds of calls that a visitor of the business is offered. */
export async function callsOffered({ ctx }: ChatAccess): Promise<CallsOffered> {
  const { ready } = await callAccount(ctx)
  return {
    server: { hears: ctx.speech.hears !== null, speaks: ctx.speech.speaks !== null },
    on_request: ready ? 'assistant' : 'person',
  }
}

/**
 * Has a person called who asked for it on a page: by the assistant at once where the business can speak by telephone, else
 * by its people. The words to which the person agreed are kept. 422 for a number that we don't call, with the same sentence
 * for every reason, so that nobody learns who is on the stop list. 404 for a conversation that is not theirs, 429 for too
 * many requests.
 */
export async function requestCall(
  visit: ChatAccess,
  wish: CallRequest,
  address: string,
): Promise<{ outcome: 'calling' | 'noted'; consent: string }> {
  const { ctx, scope, channel, tags } = visit
  const own = await business(ctx)
  const phone = await allowedNumber(ctx, wish.phone, own)
  const consent = consentOf(own, wish.language)
  const { ready } = await callAccount(ctx)
  const [name, about] = [wish.name.trim(), wish.about?.trim() || null]
  const conversationId = wish.conversation_id ?? null
  const by = { phoneKey: phoneKey(phone, own.country)!, askedFrom: hashOf(ctx, address) }
  return ctx.tx(async db => {
    await rows.lockRequests(db, by.phoneKey, by.askedFrom)
    const mayCall = await admitted(ctx, by)
    const call =
      ready && mayCall
        ? await initiateCall(
            ctx,
            {
              phone_number: phone,
              client_name: name,
              call_type: 'requested',
              custom_prompt: about ?? undefined,
              link_id: scope.linkId,
            },
            { wanted: consent },
          )
        : null
    // Answers 404 unless it is their conversation.
    if (conversationId) {
      await submitLeadForm(visit, { name, phone, intent: about, conversation_id: conversationId })
    }
    const lead = await captureLead(ctx, {
      name,
      email: null,
      phone,
      intent: about,
      source: channel === 'widget' ? 'widget' : 'form',
      conversationId,
      callId: call?.id ?? null,
      tags,
    })
    if (!call) {
      const contact = { name, email: null, phone }
      await raise(ctx, {
        kind: 'callback',
        title: about ?? name,
        tags,
        contact,
        linkId: scope.linkId,
        conversationId,
      })
    }
    await rows.insertRequest(db, {
      id: ctx.id(),
      phone,
      phone_key: by.phoneKey,
      name,
      about,
      consent,
      asked_from: by.askedFrom,
      call_id: call?.id ?? null,
      lead_id: lead.id,
      created_at: ctx.now(),
    })
    return { outcome: call ? 'calling' : 'noted', consent }
  })
}

async function allowedNumber(ctx: Ctx, text: string, own: Business): Promise<string> {
  const read = readPhone(text, own.country)
  if ('reason' in read) throw invalid(['body', 'phone'], `Input ${read.reason}`)
  const { phone } = read
  const refused =
    dear.has(phoneNumbers().parsePhoneNumberFromString(phone)?.getType() ?? '') ||
    (await refusalToCall(ctx, phone)) !== null
  if (refused) throw invalid(['body', 'phone'], 'Input is a number that is not called from here')
  return phone
}

/** Whether the assistant may call; else people of the business do. 429 when this number or address asked too often. */
async function admitted(ctx: Ctx, by: { phoneKey: string; askedFrom: Buffer }): Promise<boolean> {
  const ago = ({ hours }: { hours: number }) => new Date(ctx.now().getTime() - hours * 3_600_000)
  const since = { number: ago(mostForNumber), address: ago(mostFromAddress), calls: ago(mostCalls) }
  const asked = await ctx.tx(db => rows.countRequests(db, by, since))
  if (asked.number >= mostForNumber.count || asked.address >= mostFromAddress.count) {
    throw new Problem(429, 'Too many calls were asked for. Please try again later.', {
      'Retry-After': '3600',
    })
  }
  return asked.calls < mostCalls.count
}

/** The words beside the form. We read them ourselves, so that nobody can claim to have agreed to others. */
function consentOf({ name, language: own }: Business, language?: string): string {
  const { consent } = textsOf(language ?? own).call
  return phrase(consent, { business: name })
}

const hashOf = (ctx: Ctx, address: string): Buffer =>
  createHmac('sha256', keyFor(ctx.secret, 'who asks to be called')).update(address).digest().subarray(0, 16)
