import { Type } from 'typebox'
import {
  ChatLink,
  ChatLinkChanges,
  ChatLinkFields,
  ChatLinkFiguresList,
  ChatLinkList,
  FigureQuery,
} from '#contract/chat-links/chat-links.ts'
import { Id } from '#contract/schema.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { deleteOrphanedBlobs, ingestBundle } from './bundles/jobs.ts'
import { bundleEndpoints } from './bundles/routes.ts'
import { changeLink, createLink, deleteLink, getLink, listLinks, revokeLink } from './chat-links.ts'
import { readSettings } from './fields.ts'
import { linkFigures } from './figures/figures.ts'
import { chatPages, publicEndpoints } from './pages/routes.ts'
import { showLink } from './wire.ts'

const params = Type.Object({ id: Id('Chat link') })

export const chatLinks: Module = {
  name: 'chat-links',
  about: 'Chat pages to share, each with a name, a look and knowledge of its own.',
  jobs: [ingestBundle],
  cron: [deleteOrphanedBlobs],
  pages: chatPages,
  endpoints: [
    endpoint({
      method: 'POST',
      path: '/chat-links',
      summary: 'Make a chat link',
      access: 'owner',
      body: ChatLinkFields,
      answers: { 201: ChatLink },
      errors: [400],
      handle: async (ctx, { body }) => showLink(ctx, await createLink(ctx, readSettings(body, ['body']))),
    }),
    endpoint({
      method: 'GET',
      path: '/chat-links',
      summary: 'Every chat link, newest first',
      access: 'agent',
      answers: { 200: ChatLinkList },
      handle: async ctx => {
        const { links, limit } = await listLinks(ctx)
        return { links: links.map(link => showLink(ctx, link)), count: links.length, limit }
      },
    }),
    ...bundleEndpoints,
    endpoint({
      method: 'GET',
      path: '/chat-links/figures',
      summary: 'What came of each chat link in the last days: conversations, the share of answers, leads',
      access: 'agent',
      limit: 'analytics',
      query: FigureQuery,
      answers: { 200: ChatLinkFiguresList },
      handle: (ctx, { query }) => linkFigures(ctx, query.days),
    }),
    endpoint({
      method: 'GET',
      path: '/chat-links/:id',
      summary: 'One chat link',
      access: 'agent',
      params,
      answers: { 200: ChatLink },
      handle: async (ctx, { params }) => showLink(ctx, await getLink(ctx, params.id)),
    }),
    endpoint({
      method: 'PATCH',
      path: '/chat-links/:id',
      summary: 'Change the fields that are sent',
      access: 'owner',
      params,
      body: ChatLinkChanges,
      answers: { 200: ChatLink },
      errors: [400],
      handle: async (ctx, { params, body }) => showLink(ctx, await changeLink(ctx, params.id, body)),
    }),
    endpoint({
      method: 'POST',
      path: '/chat-links/:id/revoke',
      summary: 'End a chat link at once',
      access: 'owner',
      params,
      answers: { 200: ChatLink },
      handle: async (ctx, { params }) => showLink(ctx, await revokeLink(ctx, params.id)),
    }),
    endpoint({
      method: 'DELETE',
      path: '/chat-links/:id',
      summary: 'Remove a chat link and what it was taught',
      access: 'owner',
      params,
      answers: { 204: null },
      handle: (ctx, { params }) => deleteLink(ctx, params.id),
    }),
    ...publicEndpoints('api'),
  ],
}
