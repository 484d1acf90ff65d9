import type { ContactSegment } from '#client'

/** The people whom the desk knows from its other records. */
export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const satisfies ContactSegment[]
