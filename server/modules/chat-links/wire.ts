import type { Static } from 'typebox'
import type { ChatLink } from '#contract/chat-links/chat-links.ts'
import type { Ctx } from '#server/core/context.ts'
import { chatUrlOf, type LinkRow, statusOf, tokenOf } from './chat-links.ts'

/** A link as the API shows it. */
export function showLink(ctx: Ctx, link: LinkRow): Static<typeof ChatLink> {
  const token = tokenOf(ctx, link)
  const status = statusOf(link, ctx.now())
  return {
    id: link.id,
    label: link.label,
    tag: link.tags[0] ?? null,
    tags: link.tags,
    token,
    url: chatUrlOf(ctx.config, link.slug, token),
    agent_name: link.agent_name,
    greeting: link.greeting,
    primary_color: link.primary_color,
    language: link.language,
    channels: link.channels,
    created_via: link.created_via,
    inherit_main_kb: link.inherit_main_kb,
    status,
    is_active: status === 'active',
    is_expired: status === 'expired',
    revoked_at: link.revoked_at?.toISOString() ?? null,
    expires_at: link.expires_at?.toISOString() ?? null,
    use_count: link.use_count,
    last_used_at: link.last_used_at?.toISOString() ?? null,
    created_at: link.created_at.toISOString(),
    kb_sources: link.kb_sources,
    kb_chunks: link.kb_chunks,
    kb_docs: link.kb_docs,
  }
}
