import { AuditFilter, AuditList, AuditPage } from '#contract/privacy/audit.ts'
import {
  ErasureFilter,
  ErasureList,
  PersonErased,
  PersonExport,
  PersonQuery,
} from '#contract/privacy/people.ts'
import type { Job } from '#server/core/job.ts'
import type { Module } from '#server/core/module.ts'
import type { PersonalDataStore } from '#server/core/personal-data.ts'
import { csvFile } from '#server/http/csv.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { listDeeds, retainedAuditEntries, tableOf } from './audit/audit.ts'
import { applyRetention } from './cron.ts'
import { listErasures } from './erasures/erasures.ts'
import { exportPersonalData } from './exports/exports.ts'
import { dropExports, forgetOldExports, makeExport } from './exports/jobs.ts'
import { exportEndpoints } from './exports/routes.ts'
import { erasePerson, exportPerson, readPerson } from './people.ts'

/** Exports and erases what all other modules keep about people. */
export function privacy(modules: Module[]): Module {
  const stores = [...modules.flatMap(module => module.personalData ?? []), exportPersonalData]
  return {
    name: 'privacy',
    about: 'One person found, exported or erased everywhere, and the log of what members and keys did.',
    endpoints: [...peopleEndpoints(stores), ...auditEndpoints, ...exportEndpoints],
    jobs: [makeExport as Job<never>, dropExports as Job<never>],
    cron: [
      applyRetention([...stores.flatMap(store => store.retained ?? []), retainedAuditEntries]),
      forgetOldExports,
    ],
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

const auditEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/audit',
    summary: 'What members and API keys did, newest first',
    access: 'owner',
    query: AuditPage,
    answers: { 200: AuditList },
    handle: (ctx, { query }) => listDeeds(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/audit.csv',
    summary: 'The same as a table for spreadsheets',
    access: 'owner',
    query: AuditFilter,
    answers: { 200: 'text/csv' },
    handle: async (ctx, { query, reply }) => {
      const { head, rows } = tableOf(ctx, query)
      return csvFile(reply, 'audit.csv', head, rows)
    },
  }),
]
