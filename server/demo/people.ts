// The people of the demo business. Addresses end in `.example` and numbers are of the range that Ofcom keeps for drama, so
// none of them is anybody's.

/** A visit to the workshop: when it was booked and for when, in days from now. */
export interface Visit {
  service: string
  name: string
  phone: string
  booked: number
  day: number
  /** Which of that day's free times, from 0. */
  slot: number
  source: 'page' | 'widget' | 'api'
  notes?: string
  became?: 'completed' | 'no_show' | 'cancelled'
  reason?: string
}

export const visits: Visit[] = [
  {
    service: 'Full service',
    name: 'Hannah Price',
    phone: '+447700900101',
    booked: -16,
    day: -12,
    slot: 0,
    source: 'page',
    became: 'completed',
  },
  {
    service: 'Basic service',
    name: 'Marcus Webb',
    phone: '+447700900102',
    booked: -12,
    day: -9,
    slot: 3,
    source: 'widget',
    became: 'completed',
  },
  {
    service: 'Bike fitting',
    name: 'Sofia Rossi',
    phone: '+447700900103',
    booked: -10,
    day: -7,
    slot: 1,
    source: 'page',
    notes: 'New road bike, sore knees',
    became: 'completed',
  },
  {
    service: 'Basic service',
    name: 'Ben Clarke',
    phone: '+447700900104',
    booked: -8,
    day: -5,
    slot: 5,
    source: 'page',
    became: 'no_show',
  },
  {
    service: 'E-bike check',
    name: 'Ingrid Solberg',
    phone: '+447700900105',
    booked: -6,
    day: -2,
    slot: 2,
    source: 'api',
    notes: 'Bosch motor makes a noise uphill',
    became: 'completed',
  },
  {
    service: 'Full service',
    name: 'Daniel Okoro',
    phone: '+447700900106',
    booked: -4,
    day: 2,
    slot: 0,
    source: 'page',
    became: 'cancelled',
    reason: 'I have sold the bike.',
  },
  {
    service: 'Basic service',
    name: 'Hannah Price',
    phone: '+447700900101',
    booked: -2,
    day: 3,
    slot: 2,
    source: 'page',
    notes: 'The second bike',
  },
  {
    service: 'E-bike check',
    name: 'Paul Simmons',
    phone: '+447700900107',
    booked: -1,
    day: 4,
    slot: 1,
    source: 'widget',
  },
  {
    service: 'Full service',
    name: 'Yuki Tanaka',
    phone: '+447700900108',
    booked: -1,
    day: 6,
    slot: 0,
    source: 'page',
  },
]

/** People who want something, beside those who wrote, called or booked. */
export const enquiries = [
  {
    name: 'Marta Kowalska',
    email: 'marta@mailbox.example',
    intent: 'A cargo bike for two children',
    daysAgo: 10,
    status: 'qualified',
    tags: ['sales'],
  },
  {
    name: 'Northbank Couriers',
    email: 'fleet@northbank.example',
    intent: 'Service for eight delivery bikes',
    daysAgo: 7,
    status: 'won',
    tags: ['fleet'],
  },
  {
    name: 'Jack Turner',
    email: 'jack.turner@mailbox.example',
    intent: 'Price of a used city bike',
    daysAgo: 4,
    status: 'lost',
    tags: ['sales'],
  },
] as const

/** What the shop did about people who became leads by themselves. */
export const followedUp: Record<string, 'contacted' | 'won'> = {
  'Hannah Price': 'won',
  'Ben Clarke': 'contacted',
}

/** The list of the spring mailing. Those of the second list have agreed to nothing. */
export const agreed = [
  { name: 'Hannah Price', email: 'hannah.price@mailbox.example', phone: '+447700900101', bike: 'city bike' },
  { name: 'Marcus Webb', email: 'marcus.webb@mailbox.example', phone: '+447700900102', bike: 'gravel bike' },
  { name: 'Sofia Rossi', email: 'sofia.rossi@mailbox.example', phone: '+447700900103', bike: 'road bike' },
  { name: 'Ingrid Solberg', email: 'ingrid@mailbox.example', phone: '+447700900105', bike: 'e-bike' },
  { name: 'Yuki Tanaka', email: 'yuki.tanaka@mailbox.example', phone: '+447700900108', bike: 'folding bike' },
]
export const notAgreed = [
  { name: 'Ben Clarke', email: 'ben.clarke@mailbox.example', bike: 'mountain bike' },
  { name: 'Jack Turner', email: 'jack.turner@mailbox.example', bike: 'city bike' },
]
/** Agreed once, and unsubscribed since. */
export const unsubscribed = { name: 'Paul Simmons', email: 'paul.simmons@mailbox.example', bike: 'e-bike' }

export const letters = [
  {
    daysAgo: 9,
    at: '08:41',
    id: '<thanks@mailbox.example>',
    from: { address: 'claire.dubois@mailbox.example', name: 'Claire Dubois' },
    subject: 'Thank you',
    text: 'Hello, the new saddle height made all the difference. Thank you!\n\nClaire',
    seenTo: true,
  },
  {
    daysAgo: 1,
    at: '09:12',
    id: '<collection@mailbox.example>',
    from: { address: 'edith.moore@mailbox.example', name: 'Edith Moore' },
    subject: 'Collecting my bike',
    text: 'Hello,\n\ndo you collect bikes from home, and what does it cost?\n\nKind regards\nEdith Moore',
    seenTo: false,
  },
]
