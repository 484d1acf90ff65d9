import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether Twilio signed this request with the account's token: base64 of HMAC-SHA1 over the address it was sent to,
 * followed by every field's name and value in the order of the names (a field sent several times: its distinct values in
 * order). A body that is no form is not part of it; its SHA-256 is then in the address as `bodySHA256`. Ports come and
 * go on the way, so the address counts with its scheme's port and without.
 * https://www.twilio.com/docs/usage/security#validating-requests
 */
export function signedByTwilio(
  request: { url: string; raw: Uint8Array; form: URLSearchParams; signature: string },
  authToken: string,
): boolean {
  const { url, raw, form, signature } = request
  const bodyDigest = new URL(url).searchParams.get('bodySHA256')
  const digestFits =
    bodyDigest === null || sameText(bodyDigest, createHash('sha256').update(raw).digest('hex'))
  const fields = bodyDigest === null ? joined(form) : ''
  // Every comparison is made, so that the time tells nothing.
  const fits = addresses(url).map(address =>
    sameText(signature, createHmac('sha1', authToken).update(`${address}${fields}`).digest('base64')),
  )
  return digestFits && fits.includes(true)
}

function joined(form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort()
  return names
    .flatMap(name => [...new Set(form.getAll(name))].sort().map(value => `${name}${value}`))
    .join('')
}

/** The address as it is, and with and without a port; the rest of it stays as it was written. */
function addresses(url: string): string[] {
  const parts = /^(https?):\/\/([^/?#]*?)(:\d+)?([/?#].*)?$/is.exec(url)
  if (!parts) return [url]
  const [, scheme = '', host = '', , rest = ''] = parts
  const port = scheme.toLowerCase() === 'https' ? ':443' : ':80'
  return [url, `${scheme}://${host}${rest}`, `${scheme}://${host}${port}${rest}`]
}

/**
 * Whether Meta signed these bytes with the app's secret: `sha256=` and HMAC-SHA256 in hex (`X-Hub-Signature-256`).
 * https://developers.facebook.com/docs/graph-api/webhooks/getting-started#validate-payloads
 */
export const signedByMeta = (
  { raw, signature }: { raw: Uint8Array; signature: string },
  appSecret: string,
): boolean =>
  sameText(signature.toLowerCase(), `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`)

/** In the same time wherever they differ; texts are compared by their digests, which all have one length. */
export const sameText = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
