import { randomUUID } from 'node:crypto'
import { openPage } from '#server/test/fakes/webrtc.ts'
import { callIn, type RigDesk } from '#server/test/voice-rig/desk.ts'
import { makeBroadcast } from '../../bench/campaign.ts'
import { type Business, known, unknown } from './business.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'

/** A business at work: what people do to it, and what was done. */
export interface Scene {
  business: Business
  ledger: Ledger
  random: Random
  /** Conversations that can be gone on with, with the link that they came by. */
  open: { id: string; link_token: string }[]
  /** Credentials of bookings that can be moved or cancelled, each with its service. */
  booked: { token: string; service: string }[]
  /** Puts a mail into the mailbox of the business; null where there is none. */
  deliver: ((mail: string) => void) | null
  /** Puts calls through to the number of the business; null where it has none. */
  carrier: Pick<RigDesk, 'twilio' | 'publicUrl'> | null
}

const dayMs = 24 * 3_600_000

interface Happening {
  /** How often it happens against the others. */
  weight: number
  /** It does not where the scene has no such thing. */
  needs?: 'deliver' | 'carrier'
  run: (scene: Scene) => Promise<void>
}

export const happenings: Record<string, Happening> = {
  'a visitor asks': { weight: 10, run: ask },
  'a visitor asks on': { weight: 6, run: askOn },
  'a visitor wants a person, who answers': { weight: 2, run: handOver },
  'somebody books': { weight: 4, run: book },
  'somebody moves their booking': { weight: 2, run: move },
  'somebody cancels their booking': { weight: 1, run: cancel },
  'somebody leaves their details': { weight: 3, run: capture },
  'somebody calls from a page': { weight: 1, run: talk },
  'somebody calls by telephone': { weight: 0.6, needs: 'carrier', run: telephone },
  'somebody writes a mail': { weight: 2, needs: 'deliver', run: write },
  'a questionnaire is sent and opened': { weight: 1, run: questionnaire },
  'a broadcast is sent': { weight: 0.2, run: broadcast },
  'the team looks around': { weight: 4, run: lookAround },
}

async function ask({ business, ledger, random, open }: Scene): Promise<void> {
  const link_token = random.one(business.links)
  const message = random.one(random.below(4) ? known : unknown)
  const { conversation_id } = await business.stranger.post('/api/v1/chat/message', {
    body: { message, link_token },
  })
  ledger.chats++
  open.push({ id: conversation_id, link_token })
  if (open.length > 50) open.shift()
}

async function askOn(scene: Scene): Promise<void> {
  const { business, random, open } = scene
  const going = open.length ? random.one(open) : null
  if (!going) return ask(scene)
  await business.stranger.post('/api/v1/chat/message', {
    body: { message: random.one(known), conversation_id: going.id, link_token: going.link_token },
  })
}

async function handOver({ business, ledger, random }: Scene): Promise<void> {
  const link_token = random.one(business.links)
  const body = { message: 'I want to talk to a person', link_token }
  const { conversation_id: id } = await business.stranger.post('/api/v1/chat/message', { body })
  ledger.chats++
  await business.owner.post('/api/v1/conversations/{id}/messages', {
    params: { id },
    body: { text: 'Here I am. How can I help?' },
  })
  ledger.replies++
  await business.owner.post('/api/v1/conversations/{id}/hand-back', { params: { id } })
}

/** A free time of the service in the next two weeks. */
async function freeTime({ business, random }: Scene, service_id: string): Promise<string | null> {
  const from = new Date(Date.now() + dayMs).toISOString()
  const to = new Date(Date.now() + 15 * dayMs).toISOString()
  const { slots } = await business.stranger.get('/api/v1/booking-page/{business}/availability', {
    params: { business: business.slug },
    query: { service_id, from, to },
  })
  return slots.length ? random.one(slots).starts_at : null
}

async function book(scene: Scene): Promise<void> {
  const { business, ledger, random, booked } = scene
  const service = random.one(business.services)
  const starts_at = await freeTime(scene, service)
  if (!starts_at) return
  const email = `${randomUUID()}@example.com`
  const made = await business.stranger.try.post('/api/v1/booking-page/{business}/bookings', {
    params: { business: business.slug },
    body: { service_id: service, starts_at, name: 'Somebody', email },
  })
  // Two people may want the same time; the second is told so.
  if (made.error && 'status' in made.error && made.error.status === 409) return
  if (made.error) throw made.error
  ledger.booked++
  ledger.people.add(email)
  booked.push({ token: new URL(made.data.manage_url).pathname.split('/').at(-1)!, service })
}

async function move(scene: Scene): Promise<void> {
  const { business, random, booked } = scene
  if (!booked.length) return book(scene)
  const { token, service } = random.one(booked)
  const starts_at = await freeTime(scene, service)
  if (!starts_at) return
  const moved = await business.stranger.try.patch('/api/v1/booking-page/b/{token}', {
    params: { token },
    body: { starts_at },
  })
  // Somebody else took the time, or cancelled this booking meanwhile.
  if (moved.error && !('status' in moved.error && moved.error.status === 409)) throw moved.error
}

async function cancel(scene: Scene): Promise<void> {
  const { business, ledger, random, booked } = scene
  if (!booked.length) return book(scene)
  const [given] = booked.splice(random.below(booked.length), 1)
  await business.stranger.post('/api/v1/booking-page/b/{token}/cancel', {
    params: { token: given!.token },
    body: {},
  })
  ledger.cancelled++
}

async function capture({ business, ledger }: Scene): Promise<void> {
  const email = `${randomUUID()}@example.com`
  await business.owner.post('/api/v1/leads', { body: { name: 'Somebody', email, source: 'form' } })
  ledger.people.add(email)
}

/** Somebody calls from a page, types a question as those without a microphone do, and leaves. */
async function talk({ business, ledger, random }: Scene): Promise<void> {
  const offer = await business.stranger.post('/api/v1/voice/sessions', {
    body: { link_token: random.one(business.links) },
  })
  ledger.calls++
  const address = `${business.url.replace(/^http/, 'ws')}/api/v1/voice/browser/${offer.token}`
  const page = await openPage(address, { ways: { hears: 'page', speaks: 'page' }, typing: true })
  await page.next('ready')
  page.send({ type: 'typed', text: random.one(known) })
  await page.next('caption')
  page.send({ type: 'bye' })
  await page.closed
}

/** Somebody calls the number, listens to the greeting, asks, and hangs up after the answer. */
async function telephone({ business, ledger, random, carrier }: Scene): Promise<void> {
  if (!carrier) throw new Error('there is no carrier')
  const { url, number } = business
  const call = await callIn({
    ...carrier,
    origin: url,
    ourNumber: number,
    request: () => Promise.reject(new Error('nobody looks at one call')),
  })
  ledger.calls++
  try {
    await call.quiet({ quietMs: 700 })
    const { text } = await call.ask(random.one(known), { patienceMs: 20_000 })
    if (!text) throw new Error('a question by telephone was not answered')
  } finally {
    await call.end()
  }
}

async function write(scene: Scene): Promise<void> {
  const { business, ledger, random, deliver } = scene
  if (!deliver) throw new Error('there is no mailbox')
  const email = `${randomUUID()}@example.org`
  const lines = [
    `Return-Path: <${email}>`,
    `From: Somebody <${email}>`,
    `To: desk+${business.slug}@riverside.example`,
    'Subject: A question',
    `Message-ID: <${randomUUID()}@example.org>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    random.one(known),
    '',
  ]
  deliver(lines.join('\r\n'))
  ledger.mails++
  ledger.people.add(email)
}

async function questionnaire({ business, ledger }: Scene): Promise<void> {
  const { link } = await business.owner.post('/api/v1/questionnaires/bundle', {
    body: { person: { name: 'Somebody' }, questions: [{ text: 'How was your visit?' }] },
  })
  ledger.questionnaires++
  const opened = await fetch(link.url.replace(new URL(link.url).origin, business.url))
  if (opened.status !== 200) throw new Error(`the page of a questionnaire answered ${opened.status}`)
}

async function broadcast({ business, ledger }: Scene): Promise<void> {
  const id = await makeBroadcast(business.owner, business.audience)
  await business.owner.post('/api/v1/communication/broadcasts/{id}/preview', { params: { id } })
  await business.owner.post('/api/v1/communication/broadcasts/{id}/send', { params: { id } })
  ledger.broadcasts++
}

/** What a desk asks for, over and over. */
async function lookAround({ business: { owner } }: Scene): Promise<void> {
  await Promise.all([
    owner.get('/api/v1/counts'),
    owner.get('/api/v1/conversations', { query: { cursor: '', sort: 'waiting', include: 'needs' } }),
    owner.get('/api/v1/analytics/overview'),
  ])
}
