import { randomBytes } from 'node:crypto'
import { notificationKinds } from '#contract/notifications/kinds.ts'
import { type AppDependencies, type OpenCtx, openCtx } from '#server/core/context.ts'
import { changeAccount, openAccount } from '#server/modules/accounts/accounts.ts'
import { createKey } from '#server/modules/accounts/api-keys/api-keys.ts'
import { changeMember } from '#server/modules/accounts/members/members.ts'
import { createService } from '#server/modules/bookings/services/services.ts'
import { chatUrlOf, createLink, tokenOf } from '#server/modules/chat-links/chat-links.ts'
import { ingestText } from '#server/modules/knowledge/knowledge.ts'
import { choose } from '#server/modules/notifications/preferences/preferences.ts'
import { pageUrl } from '#server/modules/questionnaires/links/address.ts'
import { bundle } from '#server/modules/questionnaires/links/bundle.ts'
import { tokenOf as linkToken } from '#server/modules/questionnaires/links/links.ts'
import { deskPath } from '#web/portal/build.ts'
import { pastClock } from './clock.ts'
import { live } from './life.ts'
import { business, owner as ownerName, questions, services, survey, texts } from './riverside.ts'

/** The addresses and credentials that a newcomer needs to look around. */
export interface Demo {
  name: string
  email: string
  password: string
  adminKey: string
  deskUrl: string
  chatUrl: string
  bookUrl: string
  sessionUrl: string
  docsUrl: string
  /** Fills its last two weeks, which takes some seconds. Until then the demo counts as half-made. Never throws. */
  fill(): Promise<void>
}

const slug = 'riverside-cycles'
const email = 'owner@riverside-cycles.example'
/** The business was opened so many days ago. */
const openedDaysAgo = 21

/** Any number that nothing else here locks. */
const lock = 0x64656d6f

/**
 * Makes the demo business on an empty database, once. Returns null when any other business exists already, or when another
 * process is making the demo. A demo left half-made by a crash is made again, whole.
 */
export async function makeDemo(deps: AppDependencies): Promise<Demo | null> {
  const client = await deps.db.pool.connect()
  // The lock ends with the connection, also when this process dies.
  const release = () => client.release(true)
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
    const demo = rows[0].mine ? await makeOnce(deps) : null
    if (!demo) release()
    return demo && { ...demo, fill: () => demo.fill().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function makeOnce(deps: AppDependencies): Promise<Demo | null> {
  const now = openCtx(deps, { requestId: 'demo', ip: '', log: deps.log })
  const { kysely } = deps.db
  const installation = await kysely.selectFrom('installation').select('demo_made_at').executeTakeFirst()
  if (installation?.demo_made_at || !(await clearHalfMade(now))) return null

  const password = randomBytes(12).toString('base64url')
  const { name, timezone, country, ...rest } = business
  const clock = pastClock(deps, timezone)
  clock.ago(openedDaysAgo, '09:00')
  const opened = await openAccount(clock.open, { name, slug, timezone, country, owner: { email, password } })
  const ownerId = opened.owner.id
  const tenant = opened.business.id
  const actor = { kind: 'member', id: ownerId, role: 'owner', session: '' } as const
  const then = clock.open.as(tenant, actor)
  await changeMember(then, ownerId, { name: ownerName })
  await choose(then, ownerId, { kinds: untold })
  await changeAccount(then, rest)
  const offered = new Map<string, string>()
  for (const service of services) offered.set(service.name, (await createService(then, service)).id)
  const own = now.as(tenant, actor)
  for (const [question, answer] of questions) await ingestText(own, { linkId: null, question, answer })
  for (const content of texts) await ingestText(own, { linkId: null, content })
  const { key } = await createKey(own, { name: 'Demo', class: 'admin' })
  const link = await createLink(own, { label: 'Website visitors', tags: ['demo'], inherit_main_kb: true })
  const { sent } = await bundle(own, survey)
  return {
    name,
    email,
    password,
    adminKey: key,
    deskUrl: deps.config.publicUrl + deskPath,
    chatUrl: chatUrlOf(deps.config, slug, tokenOf(own, link)),
    bookUrl: `${chatUrlOf(deps.config, slug)}/book`,
    sessionUrl: pageUrl(deps.config, sent.questionnaire.title, linkToken(own, sent.link)),
    docsUrl: `${deps.config.publicUrl}/docs`,
    async fill() {
      const began = performance.now()
      try {
        await live(deps, { tenant, ownerId, timezone, services: offered })
        const ms = Math.round(performance.now() - began)
        deps.log.info({ ms }, 'the demo business has its last two weeks')
      } catch (error) {
        // It would fail at every start, which would begin anew each time: the business stays as far as it came.
        deps.log.error({ err: error }, 'the demo business could not be filled')
      }
      await choose(own, ownerId, {})
      await kysely.updateTable('installation').set({ demo_made_at: deps.now() }).execute()
    },
  }
}

/** Nobody is mailed about what the demo is said to have lived through. */
const untold = Object.fromEntries(notificationKinds.map(kind => [kind, 'off' as const]))

/** Deletes what a crash has left of a demo. False where there is another business. */
const clearHalfMade = (ctx: OpenCtx): Promise<boolean> =>
  ctx.crossTenant(async tx => {
    const ours = await tx
      .selectFrom('member')
      .select('tenant_id')
      .where('email', '=', email)
      .executeTakeFirst()
    const all = await tx.selectFrom('tenant').select('id').limit(2).execute()
    if (all.some(({ id }) => id !== ours?.tenant_id)) return false
    if (ours) await tx.deleteFrom('tenant').where('id', '=', ours.tenant_id).execute()
    return true
  })

/** The demo's addresses and credentials as text for the terminal. */
export const demoText = (demo: Demo): string => `
  ${demo.name}, a demo business, is ready to be asked.

    Desk        ${demo.deskUrl}
    Sign-in     ${demo.email}
    Password    ${demo.password}
    Chat        ${demo.chatUrl}
    Booking     ${demo.bookUrl}
    Interview   ${demo.sessionUrl}
    API         ${demo.docsUrl}
    Admin key   ${demo.adminKey}

  These are shown once. DEMO=off on an empty DATA_DIR starts without it.

`
