import type { VisitorBooking } from '#contract/bookings/booking-page.ts'
import type { Availability, Slot } from '#contract/bookings/bookings.ts'

/** Why a request failed: the key of a sentence. */
export type Failure = 'taken' | 'failed' | 'offline' | 'busy'

/** `retryMs`: how long the server asks to wait, where it does. */
export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure; retryMs?: number }

/**
 * The free times between two days (`2026-03-01`), both included, in a time zone. `base` is the address of a business's
 * or a booking's endpoints.
 */
export async function freeTimes(
  base: string,
  query: { service_id?: string; from: string; to: string; timezone: string },
  signal: AbortSignal,
): Promise<Answer<Slot[]>> {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined))
  const answer = await ask<Availability>(`${base}/availability?${search}`, { signal })
  return answer.ok ? { ok: true, value: answer.value.slots } : answer
}

/** Sends JSON and returns the new state. With the same key a repeated request is done once. */
export const send = <T = VisitorBooking>(
  method: 'POST' | 'PATCH',
  url: string,
  body: object,
  key?: string,
): Promise<Answer<T>> =>
  ask<T>(url, {
    method,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })

/** A key for one request: the same form sent again is done once, another request gets another key. */
export const idempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Sends a request as a visitor, without the cookies of somebody who is also signed in to the portal. */
export async function ask<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' })
    if (response.ok)
      return { ok: true, value: (response.status === 204 ? undefined : await response.json()) as T }
    if (response.status === 409) return { ok: false, failure: 'taken' }
    if (response.status !== 429) return { ok: false, failure: 'failed' }
    const seconds = Number(response.headers.get('retry-after'))
    // Other websites can't read the header.
    return { ok: false, failure: 'busy', retryMs: Math.min(Math.max(seconds || 5, 1), 60) * 1_000 }
  } catch {
    return { ok: false, failure: 'offline' }
  }
}

/** Resolves after this time, or as soon as the browser is online again; rejects when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const ended = Promise.withResolvers<void>()
  const timer = setTimeout(() => ended.resolve(), ms)
  const wake = () => ended.resolve()
  const stop = () => ended.reject(signal.reason)
  addEventListener('online', wake)
  signal.addEventListener('abort', stop)
  return ended.promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('online', wake)
    signal.removeEventListener('abort', stop)
  })
}

/** The time before a request that nobody answered is sent again. */
export const retryOfflineMs = 4_000
