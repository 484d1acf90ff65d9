import type { OpenCtx } from '#server/core/context.ts'

/** Where our cookies go: never to scripts, to other sites or, where there is https, in the clear. */
export const cookieFlags = ({ config }: Pick<OpenCtx, 'config'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
})
