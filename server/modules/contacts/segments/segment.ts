/** The groups of people whom the business knows from its other records. */
export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const

export type ContactSegment = (typeof segments)[number]
