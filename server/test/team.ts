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
  const { open } = app
  const tenant_id = account.tenant
  const id = role === 'owner' ? account.ownerId : randomUUIDv7()
  const login_id = randomUUIDv7()
  const email = `${id}@example.com`
  const token = await open.crossTenant(async db => {
    const login = { id: login_id, email, password_hash: 'none', created_at: open.now() }
    await db.insertInto('login').values(login).execute()
    const row = { tenant_id, id, login_id, email, name: 'Agent', role, created_at: open.now() }
    if (role === 'agent') await db.insertInto('member').values(row).execute()
    else await db.updateTable('member').set({ login_id }).where('id', '=', id).execute()
    return startSession(open, db, { tenant_id, id }, { userAgent: null })
  })
  return { id, ...openBrowser(app, token) }
}
