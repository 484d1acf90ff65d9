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
    'Hello! I’m Robin, the assistant of Riverside Cycles. Ask me about repairs, prices or opening hours.',
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
}

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
