import type { Tx } from '#server/db/tenant.ts'

/** Gives the session to a socket, and returns the one that had it before, or null. */
export async function replaceSocket(db: Tx, link: string, socket: string): Promise<string | null> {
  // Of two sockets that come at once, the second one waits here and sees the first.
  await db.selectFrom('questionnaire_link').select('id').where('id', '=', link).forUpdate().execute()
  const before = await selectSocket(db, link)
  await db
    .insertInto('session_socket')
    .values({ link_id: link, socket_id: socket })
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id']).doUpdateSet({ socket_id: socket }))
    .execute()
  return before
}

export async function selectSocket(db: Tx, link: string): Promise<string | null> {
  const row = await db
    .selectFrom('session_socket')
    .select('socket_id')
    .where('link_id', '=', link)
    .executeTakeFirst()
  return row?.socket_id ?? null
}

export async function deleteSocket(db: Tx, link: string, socket: string): Promise<void> {
  await db.deleteFrom('session_socket').where('link_id', '=', link).where('socket_id', '=', socket).execute()
}
