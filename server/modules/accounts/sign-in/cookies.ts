import type { OpenCtx } from '#server/core/context.ts'

/** Attributes of our cookies: hidden from scripts and other sites, and, under https, never sent in the clear. */
export const cookieFlags = ({ config }: Pick<OpenCtx, 'config'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
})
