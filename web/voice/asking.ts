import type { VoiceSessionRequest } from '#contract/calls/browser.ts'
import type { CallRequest, CallRequestAnswer, CallsOffered } from '#contract/calls/requests.ts'
import type { VoiceOffer } from '#contract/voice-socket.ts'
import type { ChatEndpoint } from '#web/chat/conversation/use-conversation.ts'
import { ConversationRefused } from './voice.ts'

/** Asks which calls there are. Rejects when there is no answer. */
export async function askOffered({ api, link_token, tenant_id }: ChatEndpoint): Promise<CallsOffered> {
  const query = new URLSearchParams(link_token ? { link_token } : { tenant_id: tenant_id ?? '' })
  const response = await fetch(`${api}/calls/offered?${query}`, { credentials: 'omit' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.json()
}

/** Asks for a call in the browser. Throws `Refused` with the server's sentence, or what `fetch` throws. */
export async function askCall(
  { api, link_token, tenant_id }: ChatEndpoint,
  conversation_id: string | null,
): Promise<VoiceOffer> {
  const asked: VoiceSessionRequest = {
    ...(link_token ? { link_token } : { tenant_id }),
    ...(conversation_id && { conversation_id }),
  }
  const response = await post(`${api}/voice/sessions`, asked)
  if (response.ok) return response.json()
  // The chat's conversation may be gone. Then the call has a conversation of its own.
  if (response.status === 404 && conversation_id) return askCall({ api, link_token, tenant_id }, null)
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  throw new ConversationRefused(await detailOf(response))
}

/** What the form of a wish to be called asks. */
export type Wish = Pick<CallRequest, 'name' | 'phone' | 'about' | 'language'>

/** The outcome of a wish to be called: the server's own word, or why there is none. */
export type WishAnswer = CallRequestAnswer['outcome'] | 'bad_phone' | 'busy' | 'request_failed' | 'offline'

/** Asks the business to call. The key makes sure that a request which is sent twice has one effect. */
export async function askToBeCalled(
  desk: ChatEndpoint,
  wish: Wish & { conversation_id: string | null },
  key: string,
): Promise<WishAnswer> {
  const { api, link_token, tenant_id } = desk
  const whose = link_token ? { link_token } : { tenant_id }
  try {
    const request: CallRequest = { ...whose, ...wish, consent: true }
    const response = await post(`${api}/calls/request`, request, key)
    if (response.ok) return ((await response.json()) as CallRequestAnswer).outcome
    if (response.status === 404 && wish.conversation_id) {
      return askToBeCalled(desk, { ...wish, conversation_id: null }, `${key}-alone`)
    }
    if (response.status === 429) return 'busy'
    return response.status === 422 ? 'bad_phone' : 'request_failed'
  } catch {
    return 'offline'
  }
}

const post = (url: string, body: object, key?: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
    // A member who is signed in to the portal is a visitor here.
    credentials: 'omit',
  })

async function detailOf(response: Response): Promise<string> {
  const body = await response.json().catch(() => null)
  return typeof body?.detail === 'string' ? body.detail : ''
}
