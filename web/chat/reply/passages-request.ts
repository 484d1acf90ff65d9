import type { CitedPassage } from '#contract/conversations/chat.ts'

interface Asked {
  api: string
  conversation_id: string
  message_id: string
  link_token?: string
  tenant_id?: string
}

/** Asks for the passages of an answer; rejects when they cannot be had now. Of an answer that is gone there are none. */
export async function requestPassages({ api, ...asked }: Asked): Promise<CitedPassage[]> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  // Without cookies, as in every request of a visitor's page.
  const response = await fetch(`${api}/chat/passages?${query}`, { credentials: 'omit', cache: 'no-store' })
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`${response.status}`)
  return ((await response.json()) as { passages: CitedPassage[] }).passages
}
