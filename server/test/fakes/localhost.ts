import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of a certificate of localhost, signed by itself until 2126. A server process trusts it with
 * `NODE_EXTRA_CA_CERTS`; no other does.
 */
export const localhostCertificate: string = join(import.meta.dirname, 'localhost-cert.pem')

/** What a fake needs to show it. */
export const asLocalhost = (): { key: string; cert: string } => ({
  key: readFileSync(join(import.meta.dirname, 'localhost-key.pem'), 'utf8'),
  cert: readFileSync(localhostCertificate, 'utf8'),
})
