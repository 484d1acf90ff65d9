import { maxSlug, minSlug } from '#contract/accounts/account.ts'

/** First path segments that the server (or the chat host, when it has an origin of its own) uses itself. */
const reserved = new Set(
  'admin api app assets book calendar chat chat-page docs healthz invite metrics portal providers qr readyz reset static widget'.split(
    ' ',
  ),
)

export const slugIsFree = (slug: string): boolean => !reserved.has(slug)

/**
 * A slug from a business's name: `Café "Zum Löwen" & Söhne` → `cafe-zum-lowen-and-sohne`. Null when the
 * name has too few Latin letters or digits for one, or the word is reserved.
 */
export function slugOf(name: string): string | null {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug - 20) // room for a suffix
    .replace(/^-+|-+$/g, '')
  return slug.length >= minSlug && slugIsFree(slug) ? slug : null
}
