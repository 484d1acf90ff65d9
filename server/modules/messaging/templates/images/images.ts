import type { MailImage } from '#contract/messaging/images.ts'
import type { Config } from '#server/core/config.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { CronJob } from '#server/core/job.ts'
import { secretToken } from '#server/core/secret-token.ts'
import type { UploadedFile } from '#server/http/files/multipart.ts'
import { Problem } from '#server/http/problem.ts'
import { currentLogo } from '#server/modules/accounts/logo/logo.ts'
import { pictureOf } from './picture.ts'
import * as rows from './queries.ts'

export const mailImagesPath = '/mail-images'

/** Bytes of the file that is sent. */
export const largestImage = 5 * 1024 * 1024

/** Images of one business that no mail has yet. */
const mostUnused = 200
const unusedDays = 30

/** Where images of mails lie: what follows is the name of one. */
export const imagesAt = ({ publicUrl }: Config): string => `${publicUrl}${mailImagesPath}/`

/**
 * Takes an image for mails. Once a mail has it, it stays at its address; before that, for a month. 400 for what is no
 * picture, or while there are too many that no mail has.
 */
export async function addImage(ctx: Ctx, file: UploadedFile): Promise<MailImage> {
  const { bytes, type, width, height } = await pictureOf(file.path)
  return ctx.tx(async db => {
    if ((await rows.countUnused(db)) >= mostUnused) {
      throw new Problem(
        400,
        `${mostUnused} images wait for a mail. Save the mails that they are for; others are forgotten after ${unusedDays} days.`,
      )
    }
    const [id, token] = [ctx.id(), secretToken()]
    await rows.insertImage(db, { id, token, type, bytes, created_at: ctx.now() })
    return { id, url: imagesAt(ctx.config) + token, width, height, bytes: bytes.length }
  })
}

/**
 * The address at which mails show the logo of the business; null where it has none. It is that of a copy, which stays when
 * there is another logo: a mail keeps the one with which it was sent.
 */
export const logoForMails = (ctx: Ctx): Promise<string | null> =>
  ctx.tx(async db => {
    const logo = await currentLogo(ctx)
    if (!logo) return null
    const before = await rows.selectLogoToken(db, logo.key)
    if (before) return imagesAt(ctx.config) + before
    const now = ctx.now()
    const copy = { logo_key: logo.key, type: 'image/webp', bytes: logo.bytes, created_at: now, used_at: now }
    await rows.insertImage(db, { id: ctx.id(), token: secretToken(), ...copy })
    return imagesAt(ctx.config) + (await rows.selectLogoToken(db, logo.key))
  })

/** Notes which images the HTML of a mail shows; returns the addresses of those that are not there, or not this business's. */
export const keepImagesOf = (ctx: Ctx, html: string): Promise<string[]> =>
  ctx.tx(async db => {
    const start = imagesAt(ctx.config)
    const tokens = html
      .split(start)
      .slice(1)
      .map(rest => /^[\w-]*/.exec(rest)![0])
    if (!tokens.length) return []
    const there = new Set(await rows.markUsed(db, [...new Set(tokens)], ctx.now()))
    return tokens.filter(token => !there.has(token)).map(token => start + token)
  })

/** The image with this name, of any business; null where there is none. */
export async function imageByToken(
  open: OpenCtx,
  token: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  // biome-ignore lint/plugin: whose image it is comes out by its name
  const found = await open.crossTenant(db => rows.selectImage(db, token))
  if (found?.type !== 'image/webp') return found ?? null
  // The copy of a logo is as pages show it. Whoever asks first has it made into what all mail programs draw.
  const { bytes, type } = await pictureOf(found.bytes)
  // biome-ignore lint/plugin: whose image it is comes out by its name
  await open.crossTenant(db => rows.updatePixels(db, token, { bytes, type }))
  return { bytes, type }
}

export const forgetUnusedImages: CronJob = {
  name: 'messaging.forget_unused_images',
  cron: '17 4 * * *',
  async run(ctx) {
    const before = new Date(ctx.now().getTime() - unusedDays * 24 * 3_600_000)
    // biome-ignore lint/plugin: forgets what no mail has, of every business
    await ctx.crossTenant(db => rows.deleteUnused(db, before))
  },
}
