import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

/** A day (`2026-03-01`, in the time zone of the business) or a moment. */
const DayOrMoment = (description: string) => Type.String({ format: 'moment', maxLength: 64, description })

export type AnalyticsQuery = Static<typeof AnalyticsQuery>
export const AnalyticsQuery = Type.Object({
  metric: OneOf('conversations', 'answered', 'first_answer', 'bookings', 'leads', 'calls'),
  from: Type.Optional(DayOrMoment('Default: 27 days before `to`')),
  to: Type.Optional(DayOrMoment('A day is meant to its end. Default: today')),
  interval: Type.Optional(OneOf('day', 'week', 'month')),
  by: Type.Optional(OneOf('channel', 'link', 'tag')),
})

export type Analytics = Static<typeof Analytics>
export const Analytics = Named(
  'Analytics',
  Type.Object({
    metric: AnalyticsQuery.properties.metric,
    unit: OneOf('count', 'share', 'seconds'),
    series: Type.Array(
      Type.Object({
        key: Nullable(
          Type.String({
            description: 'The channel, the link’s id or the tag; null without `by`, and for none',
          }),
        ),
        points: Type.Array(
          Type.Object({
            at: Timestamp,
            value: Nullable(Type.Number({ description: 'Null where there is nothing to measure' })),
          }),
        ),
      }),
      {
        description: 'With `by`: the 20 largest, largest first. A conversation with two tags counts in both',
      },
    ),
    total: Nullable(Type.Number()),
    before: Nullable(Type.Number({ description: 'The total of the same length of time just before' })),
  }),
)
