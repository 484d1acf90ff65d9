import type { Account } from '#contract/accounts/account.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { secretToken } from '#server/core/secret-token.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { updateBusiness } from '../queries.ts'
import { toAccount } from '../wire.ts'
import { logoOf } from './picture.ts'
import { deleteLogo, saveLogo, selectLogo, selectOwnLogo } from './queries.ts'

/** Bytes of the picture that is sent. */
export const largestLogo = 1024 * 1024

/** Takes a new logo in place of the one before, whose address then shows nothing. 400 for what is no picture. */
export async function setLogo(ctx: Ctx, file: UploadedFile): Promise<Account> {
  const bytes = await logoOf(file.path)
  return ctx.tx(async db => {
    const logo_key = secretToken()
    const row = await updateBusiness(db, ctx.tenant, { logo_key, updated_at: ctx.now() }, {})
    await saveLogo(db, bytes)
    await noteChange(ctx, db, { topic: 'account', id: null, kind: 'logo' })
    return toAccount(row)
  })
}

/** Goes back to the initial of the name. */
export const removeLogo = (ctx: Ctx): Promise<void> =>
  ctx.tx(async db => {
    await updateBusiness(db, ctx.tenant, { logo_key: null, updated_at: ctx.now() }, {})
    await deleteLogo(db)
    await noteChange(ctx, db, { topic: 'account', id: null, kind: 'logo' })
  })

/** The logo of the business, WebP, and its key; null where it has none. */
export const currentLogo = (ctx: Ctx): Promise<{ key: string; bytes: Buffer } | null> =>
  ctx.tx(async db => (await selectOwnLogo(db)) ?? null)

/** The logo with this key, WebP; null when there is none, or no longer. */
export const logoByKey = (ctx: OpenCtx, key: string): Promise<Buffer | null> =>
  // biome-ignore lint/plugin: whose logo it is comes out by its key
  ctx.crossTenant(db => selectLogo(db, key))
