import { randomBytes } from 'node:crypto'
import { type AppDependencies, openCtx } from '#server/core/context.ts'
import { changeAccount, openAccount } from '#server/modules/accounts/accounts.ts'
import { createKey } from '#server/modules/accounts/api-keys/api-keys.ts'
import { chatUrlOf, createLink, tokenOf } from '#server/modules/chat-links/chat-links.ts'
import { ingestText } from '#server/modules/knowledge/knowledge.ts'
import { pageUrl } from '#server/modules/questionnaires/links/address.ts'
import { bundle } from '#server/modules/questionnaires/links/bundle.ts'
import { tokenOf as linkToken } from '#server/modules/questionnaires/links/links.ts'
import { business, questions, survey, texts } from './riverside.ts'

/** The addresses and credentials that a newcomer needs to look around. */
export interface Demo {
  name: string
  email: string
  password: string
  adminKey: string
  chatUrl: string
  sessionUrl: string
}

const slug = 'riverside-cycles'
const email = 'owner@riverside-cycles.example'

/** Any number that nothing else here locks. */
const lock = 0x64656d6f

/**
 * Makes the demo business on an empty database, once. Returns null when any business exists already, or when another
 * process is making the demo. A demo left half-made by a crash is made again.
 */
export async function makeDemo(deps: AppDependencies): Promise<Demo | null> {
  const client = await deps.db.pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
    return rows[0].mine ? await makeOnce(deps) : null
  } finally {
    client.release(true) // the lock ends with the connection, also when this process dies
  }
}

async function makeOnce(deps: AppDependencies): Promise<Demo | null> {
  const ctx = openCtx(deps, { requestId: 'demo', ip: '', log: deps.log })
  const { kysely } = deps.db
  const installation = await kysely.selectFrom('installation').select('demo_made_at').executeTakeFirst()
  if (installation?.demo_made_at) return null
  const others = await ctx.crossTenant(async tx => {
    await tx.deleteFrom('tenant').where('slug', '=', slug).execute()
    return tx.selectFrom('tenant').select('id').limit(1).execute()
  })
  if (others.length) return null

  const password = randomBytes(12).toString('base64url')
  const { name, timezone, country, ...rest } = business
  const opened = await openAccount(ctx, { name, slug, timezone, country, owner: { email, password } })
  const own = ctx.as(opened.business.id, { kind: 'member', id: opened.ownerId, role: 'owner', session: '' })
  await changeAccount(own, rest)
  for (const [question, answer] of questions) await ingestText(own, { linkId: null, question, answer })
  for (const content of texts) await ingestText(own, { linkId: null, content })
  const { key } = await createKey(own, { name: 'Demo', class: 'admin' })
  const link = await createLink(own, { label: 'Website visitors', tags: ['demo'], inherit_main_kb: true })
  const { sent } = await bundle(own, survey)
  await kysely.updateTable('installation').set({ demo_made_at: ctx.now() }).execute()
  return {
    name,
    email,
    password,
    adminKey: key,
    chatUrl: chatUrlOf(deps.config, slug, tokenOf(own, link)),
    sessionUrl: pageUrl(deps.config, sent.questionnaire.title, linkToken(own, sent.link)),
  }
}

/** The demo's addresses and credentials as text for the terminal. */
export const demoText = (demo: Demo): string => `
  ${demo.name}, a demo business, is ready to be asked.

    Chat        ${demo.chatUrl}
    Interview   ${demo.sessionUrl}
    Sign-in     ${demo.email}
    Password    ${demo.password}
    Admin key   ${demo.adminKey}

  These are shown once. DEMO=off on an empty DATA_DIR starts without it.

`
