import type { Static } from 'typebox'
import { logoUrlOf } from '#contract/accounts/account.ts'
import { type ChatLinkChanges, type ChatLinkChannel, channels } from '#contract/chat-links/chat-links.ts'
import type { Found } from '#contract/search.ts'
import type { Config } from '#server/core/config.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { seal, unseal } from '#server/core/seal.ts'
import { secretToken, tokenHash } from '#server/core/secret-token.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { deleteLinkKnowledge } from '#server/modules/knowledge/knowledge.ts'
import { blobsOfLink, deleteBlobs } from './bundles/blobs.ts'
import { defaultSettings, type LinkSettings, readSettings } from './fields.ts'
import {
  countLinks,
  findByToken,
  insertLink,
  type LinkRow,
  lockLimit,
  lockLink,
  removeLink,
  selectLabelled,
  selectLink,
  selectLinks,
  selectTags,
  updateLink,
} from './queries.ts'

export type { ChatLinkChannel, LinkRow }

type LinkStatus = 'active' | 'expired' | 'revoked'

const sealed = 'chat link token'

/** A link's status, computed at every read: revoked wins over expired. */
export function statusOf(link: { revoked_at: Date | null; expires_at: Date | null }, now: Date): LinkStatus {
  if (link.revoked_at) return 'revoked'
  return link.expires_at && link.expires_at <= now ? 'expired' : 'active'
}

/** The credential in the link's public URL. */
export const tokenOf = (ctx: OpenCtx, link: LinkRow): string =>
  unseal(ctx.secret, sealed, link.token_sealed).toString('latin1')

/** `{chat_url}/{slug}/{token}`; without a token, the business's main chat page. */
export const chatUrlOf = (config: Config, slug: string, token?: string): string =>
  `${config.chatUrl}/${slug}${token === undefined ? '' : `/${token}`}`

/** Every link of the business, newest first, and its quota (-1: none). */
export const listLinks = (ctx: Ctx): Promise<{ links: LinkRow[]; limit: number }> => selectLinks(ctx)

/** One link; 404. */
export async function getLink(ctx: Ctx, id: string): Promise<LinkRow> {
  const link = await ctx.tx(db => selectLink(db, id))
  if (!link) throw notFound('Chat link')
  return link
}

/** Creates an active link without knowledge. 403 when there is no room for another. */
export async function createLink(ctx: Ctx, settings: Partial<LinkSettings>): Promise<LinkRow> {
  const token = secretToken()
  const id = ctx.id()
  return ctx.tx(async db => {
    await refuseWhenFull(ctx)
    await insertLink(db, {
      ...defaultSettings,
      ...settings,
      id,
      token_hash: tokenHash(token),
      token_sealed: seal(ctx.secret, sealed, token),
      created_via: ctx.actor.kind === 'member' ? 'portal' : 'api',
      created_at: ctx.now(),
    })
    await noteChange(ctx, db, { topic: 'chat_link', id, kind: 'created' })
    return getLink(ctx, id)
  })
}

/**
 * Throws 403 when the quota is used up; links of every status count. In an open transaction, other transactions that
 * create a link wait until it ends.
 */
export const refuseWhenFull = (ctx: Ctx): Promise<void> =>
  ctx.tx(async db => {
    const limit = await lockLimit(db, ctx.tenant)
    if (limit === -1 || (await countLinks(db)) < limit) return
    throw new Problem(403, 'Chat link limit reached. Delete one, or ask an admin to raise the cap')
  })

/** Applies the fields that were sent; null clears. 404. */
export async function changeLink(
  ctx: Ctx,
  id: string,
  sent: Static<typeof ChatLinkChanges>,
): Promise<LinkRow> {
  const settings = readSettings(sent, ['body'])
  const revoked = sent.is_active === undefined ? null : !sent.is_active
  return ctx.tx(async db => {
    await updateLink(db, id, settings, revoked, ctx.now())
    const link = await getLink(ctx, id)
    await noteChange(ctx, db, { topic: 'chat_link', id, kind: 'changed' })
    return link
  })
}

/** Revokes a link at once for everybody; a revoked link keeps its moment. */
export const revokeLink = (ctx: Ctx, id: string): Promise<LinkRow> =>
  changeLink(ctx, id, { is_active: false })

/** Deletes a link and its knowledge in one transaction; 404. */
export async function deleteLink(ctx: Ctx, id: string): Promise<void> {
  const blobs = await ctx.tx(async db => {
    if (!(await lockLink(db, id))) throw notFound('Chat link')
    await deleteLinkKnowledge(ctx, id)
    const waiting = await blobsOfLink(ctx, id)
    await removeLink(db, id)
    await noteChange(ctx, db, { topic: 'chat_link', id, kind: 'deleted' })
    return waiting
  })
  await deleteBlobs(ctx, blobs)
}

/** A link as its token opens it, completed from its business where the link leaves a field open. */
export interface OpenLink {
  tenant: string
  slug: string
  business: string
  contact: { email: string | null; phone: string | null; website: string | null }
  id: string
  tags: string[]
  agentName: string
  greeting: string | null
  primaryColor: string | null
  language: string | null
  /** The business's enabled channels, narrowed by the link; never empty. */
  channels: ChatLinkChannel[]
  /** Whether the main knowledge base answers as well as the link's own. */
  inheritMainKb: boolean
  /** From the root of the server. */
  logoUrl: string | null
  /** What its business wants visitors to ask first. */
  suggestedQuestions: string[]
}

/**
 * The link that a token opens, in one round trip; null when it is unknown, revoked or expired, or has no channel that
 * its business still offers. The caller must not show a visitor which.
 */
export async function linkByToken(ctx: OpenCtx, token: string): Promise<OpenLink | null> {
  const found = await findByToken(ctx, tokenHash(token))
  if (!found || statusOf(found, ctx.now()) !== 'active') return null
  const { email, phone, website } = found
  const open = channels.filter(
    channel => found.business_channels[channel] !== false && (found.channels?.includes(channel) ?? true),
  )
  if (!open.length) return null
  return {
    tenant: found.tenant_id,
    slug: found.slug,
    business: found.business,
    contact: { email, phone, website },
    id: found.id,
    tags: found.tags,
    agentName: found.agent_name,
    greeting: found.greeting,
    primaryColor: found.primary_color,
    language: found.language,
    channels: open,
    inheritMainKb: found.inherit_main_kb,
    logoUrl: logoUrlOf(found.logo_key),
    suggestedQuestions: found.suggested_questions,
  }
}

/** A link's tags; none when it is gone. */
export const tagsOf = (ctx: Ctx, id: string): Promise<string[]> => ctx.tx(db => selectTags(db, id))

/** Chat links whose label contains this, newest first. */
export const findLinks = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => selectLabelled(db, q, limit))).map(({ id, label, tags }) => ({
    id,
    title: label,
    detail: tags.join(', ') || null,
  }))
