import { Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

const Holiday = Named(
  'Holiday',
  Type.Object({
    day: Type.String({ format: 'date', description: '`2026-12-25`' }),
    name: Type.String({ description: 'As the country calls it' }),
  }),
)

export const HolidayQuery = Type.Object({
  year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100, description: 'This year when absent' })),
})

export const HolidayList = Named(
  'HolidayList',
  Type.Object({
    country: Nullable(
      Type.String({ description: 'Of the business; null: it has none, or we know none of its days' }),
    ),
    holidays: Type.Array(Holiday),
  }),
)
