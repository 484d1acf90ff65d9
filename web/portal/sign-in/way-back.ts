import { deskPath } from '../build.ts'

/** The page of the desk that somebody wanted before they had to sign in; the first page for what is none. */
export function wayBack(to: unknown): string {
  if (typeof to !== 'string') return '/'
  const path = to.startsWith(`${deskPath}/`) ? to.slice(deskPath.length) : to
  return /^\/(?![/\\])[^\\]*$/.test(path) && !path.startsWith('/sign-in') ? path : '/'
}
