/** People whom the business knows already, by where it met them. */
export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const

export type ContactSegment = (typeof segments)[number]
