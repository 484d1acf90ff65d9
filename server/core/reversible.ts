import type { Skipped } from '#contract/bulk.ts'
import type { Ctx } from './context.ts'

/** What a record was before a deed, in JSON, as its noun wrote it. */
export type Before = { id: string } & Record<string, unknown>

/** The records of a noun on which deeds can be taken back. */
export interface Reversible {
  noun: string
  /**
   * Makes these records again what they were, in the open transaction. Returns those that it left alone, because somebody has
   * changed or deleted them since.
   */
  takeBack(ctx: Ctx, action: string, before: Before[]): Promise<Skipped[]>
}
