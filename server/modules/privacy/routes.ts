import { AuditFilter, AuditList } from '#contract/privacy/audit.ts'
import {
  ErasureFilter,
  ErasureList,
  PersonErased,
  PersonExport,
  PersonQuery,
} from '#contract/privacy/people.ts'
import type { Module } from '#server/core/module.ts'
import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listDeeds, retainedAuditEntries } from './audit/audit.ts'
import { applyRetention } from './cron.ts'
import { listErasures } from './erasures/erasures.ts'
import { erasePerson, exportPerson, readPerson } from './people.ts'

/** Exports and erases what all other modules keep about people. */
export function privacy(modules: Module[]): Module {
  const stores = modules.flatMap(module => module.personalData ?? [])
  return {
    name: 'privacy',
    about: 'One person found, exported or erased everywhere, and the log of what members and keys did.',
    endpoints: [...peopleEndpoints(stores), auditEndpoint],
    cron: [applyRetention([...stores.flatMap(store => store.retained ?? []), retainedAuditEntries])],
  }
}

const peopleEndpoints = (stores: PersonalDataStore[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/people/export',
    summary: 'Everything that is kept about one person, by email address, number or both',
    access: 'owner',
    query: PersonQuery,
    answers: { 200: PersonExport },
    handle: (ctx, { query, reply }) => {
      reply.header('Cache-Control', 'no-store')
      return exportPerson(ctx, stores, query)
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/people',
    summary: 'Erase one person everywhere; what was erased, and what must stay',
    access: 'owner',
    query: PersonQuery,
    answers: { 200: PersonErased },
    handle: (ctx, { query }) => erasePerson(ctx, stores, query),
  }),
  endpoint({
    method: 'GET',
    path: '/people/erasures',
    summary: 'Proof of who was erased, newest first; of one person, by email address, number or both',
    access: 'owner',
    query: ErasureFilter,
    answers: { 200: ErasureList },
    handle: async (ctx, { query: { email, phone, ...page } }) =>
      listErasures(ctx, email || phone ? await readPerson(ctx, { email, phone }) : null, page),
  }),
]

const auditEndpoint = endpoint({
  method: 'GET',
  path: '/audit',
  summary: 'What members and API keys did, newest first',
  access: 'owner',
  query: AuditFilter,
  answers: { 200: AuditList },
  handle: (ctx, { query }) => listDeeds(ctx, query),
})
