import type { MailBlock } from '#contract/messaging/templates.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { palettes } from '#web/ui/theme/brand.ts'
import { imagesAt, logoForMails } from '../images/images.ts'

/** What mails of blocks take from the business's settings. */
export interface House {
  name: string
  website: string | null
  /** Its colour as a button, what is written on it, and as words on white: `#rrggbb`. */
  fill: string
  onFill: string
  accent: string
  /** The address of its logo; null where it has none, or no block shows it. */
  logo: string | null
  /** Where images that were sent for mails lie. */
  imagesAt: string
}

/** The house as it is now, with its logo when one of these blocks shows it. */
export async function houseOf(ctx: Ctx, blocks: MailBlock[]): Promise<House> {
  const { name, website, primary_color } = await business(ctx)
  const { fill, on_fill, accent } = palettes(primary_color).light
  return {
    name,
    website,
    fill,
    onFill: on_fill,
    accent,
    logo: blocks.some(({ kind }) => kind === 'logo') ? await logoForMails(ctx) : null,
    imagesAt: imagesAt(ctx.config),
  }
}
