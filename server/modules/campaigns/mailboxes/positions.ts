import type { OpenCtx } from '#server/core/context.ts'
import type { Position } from '#server/providers/mailbox/port.ts'

// How far each mailbox has been read. The installation's mailbox serves several businesses, so the rows belong to none.

export const readPosition = (open: OpenCtx, mailbox: string): Promise<Position | null> =>
  // biome-ignore lint/plugin: a mailbox may serve several businesses
  open.crossTenant(async db => {
    const row = await db
      .selectFrom('mailbox_position')
      .select(['uid_validity', 'last_uid'])
      .where('mailbox', '=', mailbox)
      .executeTakeFirst()
    return row ? { uidValidity: row.uid_validity, lastUid: row.last_uid } : null
  })

export const savePosition = (open: OpenCtx, mailbox: string, position: Position): Promise<void> =>
  // biome-ignore lint/plugin: a mailbox may serve several businesses
  open.crossTenant(async db => {
    const columns = { uid_validity: position.uidValidity, last_uid: position.lastUid }
    await db
      .insertInto('mailbox_position')
      .values({ mailbox, ...columns })
      .onConflict(conflict => conflict.column('mailbox').doUpdateSet(columns))
      .execute()
  })
