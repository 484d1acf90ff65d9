/** Headers of a file that somebody gave us: a browser shows it, and runs nothing of it, even when it is opened as a page. */
export const inertHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

/**
 * Headers of a picture that everybody may see who has its address: pages and mails elsewhere show it. Another picture has
 * another address, so a cache may keep it for a year (RFC 9111, RFC 8246).
 */
export const pictureHeaders = (mediaType: string) =>
  ({
    ...inertHeaders,
    'content-type': mediaType,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  }) as const
