import { randomUUIDv7 } from 'node:crypto'
import { startSession } from '#server/modules/accounts/sign-in/sessions.ts'
import type { Account, TestApp } from './app.ts'
import { type Browser, openBrowser } from './browser.ts'

/** A member of a business, with a signed-in browser. */
export interface TeamMember extends Browser {
  id: string
}

/** Signs a member in: the owner whom `makeAccount` made, or an agent who joins now. */
export async function member(app: TestApp, account: Account, role: 'owner' | 'agent'): Promise<TeamMember> {
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  const { id, token } = await ctx.tx(async db => {
    const id = role === 'owner' ? account.ownerId : randomUUIDv7()
    if (role === 'agent') {
      await db
        .insertInto('member')
        .values({ id, email: `${id}@example.com`, name: 'Agent', role, created_at: ctx.now() })
        .execute()
    }
    return { id, token: await startSession(ctx, db, { id, tenant_id: account.tenant }, { userAgent: null }) }
  })
  return { id, ...openBrowser(app, token) }
}
