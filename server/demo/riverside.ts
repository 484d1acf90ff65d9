/** The demo business of a first start, a bicycle workshop, so that a newcomer has something to ask. */
export const business = {
  name: 'Riverside Cycles',
  email: 'hello@riverside-cycles.example',
  phone: '+44 20 7946 0123',
  website: 'https://riverside-cycles.example',
  address: '12 Quay Street, Riverside',
  timezone: 'Europe/London',
  country: 'GB',
  agent_name: 'Robin',
  greeting:
    'Hello and welcome to Riverside Cycles! Ask me about repairs, prices or opening hours, or book a time.',
  primary_color: '#0F766E',
  hours: {
    mon: [],
    tue: [['09:00', '18:00']],
    wed: [['09:00', '18:00']],
    thu: [['09:00', '20:00']],
    fri: [['09:00', '18:00']],
    sat: [['10:00', '16:00']],
    sun: [],
  },
  booking: { min_notice_minutes: 120, horizon_days: 90, slot_step_minutes: 30 },
  allowed_domains: ['riverside-cycles.example'],
  email_replies: 'draft' as const,
}

export const owner = 'Maya Okafor'

export const services = [
  {
    name: 'Basic service',
    description: 'Brakes, gears, tyres, lubrication and a safety check.',
    duration_minutes: 60,
    buffer_after: 15,
    capacity: 2,
    price: 45,
    currency: 'GBP',
  },
  {
    name: 'Full service',
    description: 'Bring it in; drivetrain, wheel bearings and headset are rebuilt by the next working day.',
    duration_minutes: 30,
    capacity: 1,
    price: 120,
    currency: 'GBP',
  },
  {
    name: 'Puncture repair',
    description: 'While you wait, with a new inner tube.',
    duration_minutes: 20,
    capacity: 2,
    price: 12,
    currency: 'GBP',
  },
  {
    name: 'E-bike check',
    description: 'Bosch and Shimano motors: software, battery and brakes.',
    duration_minutes: 45,
    buffer_after: 15,
    capacity: 1,
    price: 60,
    currency: 'GBP',
  },
  {
    name: 'Bike fitting',
    description: 'Saddle, bars and cleats set to your body. Bring the shoes that you ride in.',
    duration_minutes: 90,
    buffer_before: 15,
    buffer_after: 15,
    capacity: 1,
    resource: 'Fitting room',
    price: 85,
    currency: 'GBP',
  },
]

export const questions: [question: string, answer: string][] = [
  [
    'How much is a basic service?',
    'A basic service costs £45 and takes about an hour. It covers brakes, gears, tyres, lubrication and a safety check.',
  ],
  [
    'How much is a full service?',
    'A full service costs £120. We strip, clean and rebuild the drivetrain, wheel bearings and headset, and it is ready the next working day.',
  ],
  [
    'How long does a puncture repair take?',
    'A puncture repair takes about 20 minutes while you wait. It costs £12 including a new inner tube.',
  ],
  [
    'Do I need an appointment?',
    'Punctures and small adjustments are done without an appointment. For a service please book a day ahead.',
  ],
  [
    'Do you repair e-bikes?',
    'Yes, we service e-bikes with Bosch and Shimano motors, including software updates and battery checks. We do not open battery packs.',
  ],
  [
    'How much is a bike fitting?',
    'A bike fitting costs £85 and takes an hour and a half. Bring the shoes that you ride in.',
  ],
  [
    'How much is an e-bike check?',
    'An e-bike check costs £60 and takes 45 minutes. We look at the software, the battery and the brakes.',
  ],
  [
    'Do you rent bikes?',
    'Yes. A city bike is £18 a day and an e-bike £35 a day, with helmet and lock. Bring a photo ID; we take a £100 deposit by card.',
  ],
  [
    'What guarantee do repairs have?',
    'All our work is guaranteed for six months, and new parts for as long as their maker guarantees them.',
  ],
  [
    'Can I return a bike I bought?',
    'New bikes can be returned unridden within 30 days with the receipt for a full refund. Sale bikes can be exchanged.',
  ],
  [
    'Do you buy used bikes?',
    'We take used bikes in part exchange for a new one. Bring the bike and proof of purchase for a valuation, which takes ten minutes.',
  ],
  [
    'How can I pay?',
    'We take cash, all major cards, Apple Pay and Google Pay. We are part of the Cycle to Work scheme.',
  ],
]

export const texts: string[] = [
  `Riverside Cycles is a family workshop on Quay Street, opened in 2009 by Maya and Tom Okafor. Four mechanics work here, all certified to Cytech level two.

There is free parking behind the shop, enter from Mill Lane. The nearest bus stop is Quay Street, lines 14 and 27. The shop and the workshop are step-free; the toilet is wheelchair accessible.

Bikes that are ready can be collected until closing time. We keep them for four weeks free of charge, after that storage costs £2 a day.`,
  `We collect and return bikes within eight kilometres of the shop for £15 each way, on Tuesdays and Fridays between 10:00 and 13:00. For two or more bikes from one address the collection is free.

A wheel that was bent beyond repair is replaced on request; we always call before any work that costs more than £30 above the estimate.`,
]

/** The questions for a customer some days after a repair, in a spoken session. */
export const survey = {
  person: { name: 'Sam Carter' },
  title: 'After your repair',
  about: 'A few questions about the repair of your bike',
  expected_minutes: 5,
  // Long enough that a newcomer can come back to it.
  expiry_hours: 2160,
  context_text:
    'Sam brought in a city bike with a worn chain and a slow puncture. The repair was ready a day later than estimated.',
  questions: [
    'How is your bike riding since we repaired it?',
    {
      text: 'How did the visit go, from bringing the bike to taking it home?',
      points: ['whether the price was explained', 'whether it was ready in time'],
    },
    'What should we do better next time?',
  ],
}

export const album = {
  name: 'Our shop in pictures',
  description: 'Drawings of the shop and of what stands in it',
  photos: [
    { file: 'shop.png', caption: 'Drawing of the shop on Quay Street, with its door on the right' },
    { file: 'workshop.png', caption: 'Drawing of a bike on the stand in the workshop' },
    { file: 'rental-bikes.png', caption: 'Drawing of our rental bikes: a city bike and an e-bike' },
  ],
}

export const checks = [
  { question: 'How much is a basic service?', must_include: ['£45'] },
  { question: 'What guarantee do repairs have?', must_include: ['six months'] },
  { question: 'Do you rent bikes?', must_include: ['£18'] },
  { question: 'How long does a puncture repair take?', must_include: ['20 minutes'] },
  { question: 'How can I pay?', must_include: ['cards'] },
  { question: 'Is the shop step-free?', must_include: ['step-free'] },
  { question: 'Do you sell tandems?', must_abstain: true },
]

export const mailing = {
  name: 'Spring check',
  audience: 'Regulars',
  template: {
    name: 'Spring check',
    channel: 'email' as const,
    category: 'marketing' as const,
    variable_sources: { booking_url: { from: 'booking' as const } },
    subject: 'Is your bike ready for spring?',
    body: 'Hello {{contact.name}},\n\nthe days grow longer, and your {{bike}} may want a basic service: £45, and about an hour. Book a time that suits you: {{booking_url}}\n\nMaya and the team of Riverside Cycles',
  },
}
