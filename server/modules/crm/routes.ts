import * as shape from '#contract/crm.ts'
import type { Module } from '#server/core/module.ts'
import { endpoint } from '#server/http/endpoint.ts'
import { connect, disconnect, listConnections, testConnection } from './connections.ts'
import { noteChanges, requestSync, syncAllJob, syncChangedJob, syncNightly } from './jobs.ts'

export const crm: Module = {
  name: 'crm',
  about: 'Leads copied to the CRM of the business.',
  jobs: [syncChangedJob, syncAllJob],
  cron: [syncNightly],
  listeners: [noteChanges],
  endpoints: [
    endpoint({
      method: 'GET',
      path: '/crm/connections',
      summary: 'The CRMs that leads are copied to',
      access: 'owner',
      answers: { 200: shape.CrmConnectionList },
      handle: async ctx => ({ connections: await listConnections(ctx) }),
    }),
    endpoint({
      method: 'PUT',
      path: '/crm/connections/:provider',
      summary: 'Connect a CRM, or change its connection',
      access: 'owner',
      params: shape.ConnectionParams,
      body: shape.CrmConnectionFields,
      answers: { 200: shape.CrmConnection },
      handle: (ctx, { params, body }) => connect(ctx, params.provider, body),
    }),
    endpoint({
      method: 'DELETE',
      path: '/crm/connections/:provider',
      summary: 'Disconnect a CRM',
      access: 'owner',
      params: shape.ConnectionParams,
      answers: { 204: null },
      handle: (ctx, { params }) => disconnect(ctx, params.provider),
    }),
    endpoint({
      method: 'POST',
      path: '/crm/connections/:provider/test',
      summary: 'Ask a CRM whether it would take contacts',
      access: 'owner',
      params: shape.ConnectionParams,
      answers: { 200: shape.CrmConnectionTest },
      handle: (ctx, { params }) => testConnection(ctx, params.provider),
    }),
    endpoint({
      method: 'POST',
      path: '/crm/connections/:provider/sync',
      summary: 'Go through all leads now; it happens by itself after each change and every night',
      access: 'owner',
      params: shape.ConnectionParams,
      answers: { 202: shape.CrmSync },
      handle: (ctx, { params }) => requestSync(ctx, params.provider),
    }),
  ],
}
