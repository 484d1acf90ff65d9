import { Type } from 'typebox'

/** `limit` (1 to 500, default 50) and `offset` of a list. */
export const Page = {
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
}
