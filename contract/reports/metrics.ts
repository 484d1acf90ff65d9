// What is counted, in which unit, and by what it can be grouped. No schema stands here, so that the desk may import the values.

export type ReportUnit = 'count' | 'share' | 'seconds' | 'minutes' | 'money'
export type ReportDimension = 'channel' | 'source' | 'link' | 'tag' | 'outcome'

export const metrics = {
  conversations: { unit: 'count', by: ['channel', 'link', 'tag', 'outcome'] },
  answered: { unit: 'share', by: ['channel', 'link', 'tag'] },
  resolved: { unit: 'share', by: ['channel', 'link', 'tag'] },
  verified: { unit: 'share', by: ['channel', 'link', 'tag'] },
  first_answer: { unit: 'seconds', by: ['channel', 'link', 'tag'] },
  bookings: { unit: 'count', by: ['channel', 'source', 'link', 'tag', 'outcome'] },
  booked: { unit: 'count', by: ['channel', 'source', 'link', 'tag', 'outcome'] },
  leads: { unit: 'count', by: ['channel', 'source', 'link', 'tag', 'outcome'] },
  calls: { unit: 'count', by: ['channel', 'source', 'link', 'tag', 'outcome'] },
  calls_missed: { unit: 'count', by: ['channel', 'link', 'tag'] },
  call_minutes: { unit: 'minutes', by: ['channel', 'source', 'link', 'tag'] },
  messages_sent: { unit: 'count', by: ['channel', 'source', 'outcome'] },
  replies: { unit: 'count', by: ['channel', 'source'] },
  questionnaires: { unit: 'count', by: ['source', 'outcome'] },
  questionnaires_completed: { unit: 'count', by: ['source'] },
  cost: { unit: 'money', by: ['channel', 'link', 'tag'] },
} as const satisfies Record<string, { unit: ReportUnit; by: readonly ReportDimension[] }>

export type ReportMetric = keyof typeof metrics
export const metricNames = Object.keys(metrics) as ReportMetric[]

export const dimensionsOf = (metric: ReportMetric): readonly ReportDimension[] => metrics[metric].by
