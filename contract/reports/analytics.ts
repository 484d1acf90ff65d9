import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { metricNames } from './metrics.ts'

/** A day (`2026-03-01`, in the time zone of the business) or a moment. */
const DayOrMoment = (description: string) => Type.String({ format: 'moment', maxLength: 64, description })

const ReportMetric = Named('ReportMetric', OneOf(...metricNames))
const ReportUnit = Named('ReportUnit', OneOf('count', 'share', 'seconds', 'minutes', 'money'))
const By = OneOf('channel', 'link', 'tag', 'source', 'outcome')

const stretch = {
  from: Type.Optional(DayOrMoment('Default: 27 days before `to`')),
  to: Type.Optional(DayOrMoment('A day is meant to its end. Default: today')),
}

export type AnalyticsQuery = Static<typeof AnalyticsQuery>
export const AnalyticsQuery = Type.Object({
  metric: ReportMetric,
  ...stretch,
  interval: Type.Optional(OneOf('day', 'week', 'month')),
  by: Type.Optional(
    Type.Unsafe<Static<typeof By>>({ ...By, description: 'Not every metric has every one of these: 422' }),
  ),
})

const value = (description: string) => Nullable(Type.Number({ description }))

const ReportPoint = Named(
  'ReportPoint',
  Type.Object({
    at: Timestamp,
    value: value('Null where there is nothing to measure'),
  }),
)

export type ReportSeries = Static<typeof ReportSeries>
const ReportSeries = Named(
  'ReportSeries',
  Type.Object({
    key: Nullable(
      Type.String({
        description:
          'The channel, the link’s id, the tag, the source (of broadcasts and questionnaires: their id) or the outcome; null without `by`, and for none',
      }),
    ),
    name: Nullable(Type.String({ description: 'Of a key that is an id: what it is called' })),
    points: Type.Array(ReportPoint),
    total: value('Of the whole time; null where there is nothing to measure'),
    before: value('The total of the same length of time just before'),
    records: Type.Integer({ description: 'How many records it was measured of' }),
  }),
)

const Currency = Nullable(
  Type.String({ description: 'ISO 4217, of `money`; null for another unit, and without any price' }),
)

export type Analytics = Static<typeof Analytics>
export const Analytics = Named(
  'Analytics',
  Type.Object({
    metric: ReportMetric,
    unit: ReportUnit,
    currency: Currency,
    series: Type.Array(ReportSeries, {
      description: 'With `by`: the 20 largest, largest first. A conversation with two tags counts in both',
    }),
    total: Nullable(Type.Number()),
    before: value('The total of the same length of time just before'),
    records: Type.Integer({ description: 'How many records it was measured of' }),
  }),
)

export type ReportOverview = Static<typeof ReportOverview>
export const OverviewQuery = Type.Object(stretch)
export const ReportOverview = Named(
  'ReportOverview',
  Type.Object({
    from: Timestamp,
    to: Timestamp,
    currency: Currency,
    figures: Type.Array(
      Named(
        'ReportFigure',
        Type.Object({
          metric: ReportMetric,
          unit: ReportUnit,
          total: Nullable(Type.Number()),
          before: value('The total of the same length of time just before'),
          records: Type.Integer({ description: 'How many records it was measured of' }),
        }),
      ),
      { description: 'Every metric' },
    ),
  }),
)

export type RecordsQuery = Static<typeof RecordsQuery>
export const RecordsQuery = Type.Object({
  metric: ReportMetric,
  ...stretch,
  by: Type.Optional(By),
  key: Type.Optional(
    Type.String({ maxLength: 200, description: 'With `by`: of this key; empty: of those that have none' }),
  ),
  ...KeysetPage,
})

export type ReportRecord = Static<typeof ReportRecord>
export const ReportRecord = Named(
  'ReportRecord',
  Type.Object({
    id: RecordId,
    kind: OneOf('conversation', 'booking', 'lead', 'call', 'broadcast', 'questionnaire'),
    open_id: Nullable(
      Type.String({
        format: 'uuid',
        description:
          'Of the record that shows it: the conversation, the booking, the lead, the broadcast or the questionnaire',
      }),
    ),
    title: Nullable(Type.String({ description: 'Who, or what was asked; null when nobody told' })),
    detail: Nullable(Type.String({ description: 'Channel, source, service or state' })),
    at: Timestamp,
    value: value('What it adds: 1 of a count; of a share 1 or 0; seconds, minutes or money'),
  }),
)
export const ReportRecordList = Named(
  'ReportRecordList',
  Type.Object({ records: Type.Array(ReportRecord), ...KeysetEnd }),
)
