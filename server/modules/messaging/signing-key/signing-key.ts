import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { NewSigningKey, SigningKeys } from '#contract/messaging/signing-key.ts'
import type { Ctx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { DnsUnavailable, openDns } from '#server/providers/dns/dns.ts'
import { type EmailSecrets, type EmailSettings, isRsaKey } from '../connections/email-settings.ts'
import { lockConnection, selectConnection } from '../connections/queries.ts'
import { openConnection, sealSecrets } from '../connections/stored.ts'
import { dkimOf, dkimRecordOf } from '../sender-domain/dkim.ts'
import * as rows from './queries.ts'

// The key with which mails are signed (DKIM, RFC 6376). A signature that nobody can check harms more than none, so a key is
// used once the DNS shows its public half.

const purpose = 'signing key'
const newKeyPair = promisify(generateKeyPair)

/** What mail services ask for; some DNS pages take no longer record. */
const bits = 2_048

const nameOf = ({ domain, selector }: { domain: string; selector: string }): string =>
  `${selector}._domainkey.${domain}`

/** The key in use, and the one that waits for its record. */
export const signingKeys = (ctx: Ctx): Promise<SigningKeys> =>
  ctx.tx(async db => {
    const row = await selectConnection(db, 'email')
    const dkim = row && openConnection<EmailSettings, EmailSecrets>(ctx, row).settings.dkim
    const waiting = await rows.selectKey(db)
    return {
      active: dkim ? { ...dkim, name: nameOf(dkim) } : null,
      waiting: waiting
        ? {
            domain: waiting.domain,
            selector: waiting.selector,
            name: nameOf(waiting),
            record: waiting.record,
            created_at: waiting.created_at.toISOString(),
          }
        : null,
    }
  })

/**
 * Makes a key, or takes this one, for the domain of the business's sender; in place of one that waits. 409 without a mail
 * account of its own, or when the selector is that of the key in use; 422 for what is no such key.
 */
export async function addSigningKey(ctx: Ctx, given: NewSigningKey): Promise<SigningKeys> {
  if (given.private_key && !isRsaKey(given.private_key)) {
    throw invalid(['body', 'private_key'], 'Input should be an RSA private key in PEM')
  }
  if (given.private_key && !given.selector) throw invalid(['body', 'selector'], 'Field required', 'missing')
  const pem = given.private_key ?? (await newPrivateKey())
  const now = ctx.now()
  // A name of its own, so that the key in use stays valid while mails with its signature are on their way.
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  const selector = (given.selector ?? `fd${day}${randomBytes(2).toString('hex')}`).toLowerCase()
  await ctx.tx(async db => {
    const { settings } = await ownAccount(ctx, db)
    const domain = domainOf(settings)
    if (settings.dkim && nameOf(settings.dkim).toLowerCase() === nameOf({ domain, selector })) {
      throw new Problem(409, 'The key in use has this selector. Give the new one another.')
    }
    const record = dkimRecordOf(pem)
    const secret = seal(ctx.secret, purpose, pem)
    await rows.saveKey(db, { domain, selector, record, secret, created_at: now })
  })
  return signingKeys(ctx)
}

/** Has mails signed with the key that waits. 404 without one; 409 while the DNS does not show it, 503 if it does not answer. */
export async function useSigningKey(ctx: Ctx): Promise<SigningKeys> {
  const waiting = await ctx.tx(rows.selectKey)
  if (!waiting) throw notFound('Key')
  const { domain, selector, record } = waiting
  const state = await shownInDns(ctx, { domain, selector, wanted: record })
  if (state !== 'right') {
    throw new Problem(
      409,
      `${nameOf(waiting)} ${state === 'missing' ? 'has no such record yet' : 'shows another key'}. Enter the record, and check again: it can take hours until it is seen everywhere.`,
    )
  }
  await ctx.tx(async db => {
    const account = await ownAccount(ctx, db)
    if (domainOf(account.settings) !== domain) {
      throw new Problem(409, `Mails come from ${domainOf(account.settings)} now. Make a key for that domain.`)
    }
    const now = await rows.selectKey(db)
    if (now?.record !== record || now.selector !== selector) {
      throw new Problem(409, 'There is another key meanwhile. Check that one.')
    }
    const dkim_private_key = unseal(ctx.secret, purpose, now.secret).toString()
    await saveSigning(ctx, db, {
      settings: { ...account.settings, dkim: { domain, selector } },
      secrets: { ...account.secrets, dkim_private_key },
    })
    await rows.deleteKey(db)
  })
  return signingKeys(ctx)
}

/** Throws away the key that waits, or signs mails no longer. 404 where there is none. */
export const dropSigningKey = (ctx: Ctx, which: 'active' | 'waiting'): Promise<void> =>
  ctx.tx(async db => {
    if (which === 'waiting') {
      if (!(await rows.deleteKey(db))) throw notFound('Key')
      return
    }
    const account = await ownAccount(ctx, db).catch(() => null)
    if (!account?.settings.dkim) throw notFound('Key')
    const { dkim_private_key: _, ...secrets } = account.secrets
    await saveSigning(ctx, db, { settings: { ...account.settings, dkim: null }, secrets })
  })

/** The domain of the sender: a signature of another one proves nothing of a mail. */
const domainOf = ({ from_email }: EmailSettings): string =>
  from_email.slice(from_email.lastIndexOf('@') + 1).toLowerCase()

/** The business's own mail account, locked. */
async function ownAccount(ctx: Ctx, db: Tx) {
  const row = await lockConnection(db, 'email')
  if (!row) throw new Problem(409, 'Connect your own mail server first: the installation’s signs for itself.')
  return openConnection<EmailSettings, EmailSecrets>(ctx, row)
}

const saveSigning = (
  ctx: Ctx,
  db: Tx,
  { settings, secrets }: { settings: EmailSettings; secrets: EmailSecrets },
): Promise<void> =>
  rows.updateSigning(db, {
    settings: JSON.stringify(settings),
    secrets: sealSecrets(ctx, { ...secrets }),
    updated_at: ctx.now(),
  })

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await newKeyPair('rsa', { modulusLength: bits })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

async function shownInDns(ctx: Ctx, key: { domain: string; selector: string; wanted: string }) {
  const dns = openDns(ctx.config.dnsServers)
  try {
    return (await dkimOf(dns, key)).state
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error
    throw new Problem(503, 'The name servers did not answer. Check again in a few minutes.')
  } finally {
    dns.close()
  }
}
