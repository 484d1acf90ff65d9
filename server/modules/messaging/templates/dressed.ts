import type { Ctx } from '#server/core/context.ts'
import { mailOfBlocks } from './blocks/blocks.ts'
import { houseOf } from './blocks/house.ts'
import type { TemplateRow } from './queries.ts'

/** Templates with mails of blocks in the colour and with the logo that the business has now, not when they were saved. */
export async function dressed(ctx: Ctx, rows: TemplateRow[]): Promise<TemplateRow[]> {
  const blocks = rows.flatMap(row => row.blocks ?? [])
  if (!blocks.length) return rows
  const house = await houseOf(ctx, blocks)
  return rows.map(row =>
    row.blocks ? { ...row, body: mailOfBlocks({ ...row, blocks: row.blocks }, house) } : row,
  )
}
