import { type Client, createClient } from '#client'

/**
 * The API for those who are not signed in, or about to be. It tries nothing again: an answer that is repeated from the
 * server's memory would bring no cookie.
 */
export const door: Client = createClient({
  baseUrl: '',
  credentials: 'same-origin',
  timeoutMs: 60_000,
  retries: 0,
})

/** Leads to a page of the desk by loading it anew, because another person or business may be signed in now. */
export const enterDesk = (path = '/'): void => location.assign(`/desk${path === '/' ? '' : path}`)

/** Signs out, and forgets what this tab has kept. */
export async function signOut(): Promise<void> {
  await door.post('/api/v1/auth/logout').catch(() => {})
  sessionStorage.clear()
  location.assign('/desk/sign-in')
}

/** Goes on at another business of the person. */
export async function goOnAt(tenant_id: string, path = '/'): Promise<void> {
  await door.post('/api/v1/auth/switch', { body: { tenant_id } })
  enterDesk(path)
}
