/**
 * Headers of every public page, the 404 included. Pages load only our own files: no inline script, no third party, no
 * form to another site. Styles in the page are allowed one by one (inline-styles.ts). The address holds a credential, so the page is not cached and sends no
 * referrer.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  // Where neither the link nor the business has a language, the page is in the browser's.
  vary: 'Accept-Language, Accept-Encoding',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * Headers of a page that may ask for microphone and camera when its reader clicks, and that opens a WebSocket
 * to its own server. We name the server, because some browsers don't accept `'self'` for sockets (Content
 * Security Policy 3, section 6.7.2.8).
 */
export function talkPageHeaders(
  { protocol, host }: { protocol: string; host: string },
  devices: readonly ('camera' | 'microphone')[],
): Readonly<Record<string, string>> {
  const socket = /^[\w.:[\]-]+$/.test(host) ? ` ${protocol === 'https' ? 'wss' : 'ws'}://${host}` : ''
  const { 'content-security-policy': content, 'permissions-policy': permissions } = pageHeaders
  return {
    ...pageHeaders,
    'content-security-policy': content!.replace("connect-src 'self'", `connect-src 'self'${socket}`),
    'permissions-policy': devices.reduce(
      (policy, device) => policy.replace(`${device}=()`, `${device}=(self)`),
      permissions!,
    ),
  }
}

/** Headers of a page whose form posts to the page's own address, which works without a script. */
export const formPageHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': pageHeaders['content-security-policy']!.replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
}

/** Headers of the built files behind `PAGES_PATH`, whose names change with their content. */
export const pageFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'public, max-age=31536000, immutable',
  // The widget's panel is a module script, which foreign pages may load only with this header.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}
