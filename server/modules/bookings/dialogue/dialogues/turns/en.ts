import { type Material, onWeekdays } from '../material.ts'

const hours = { ...onWeekdays(['09:00', '18:00']), sat: [['09:00', '16:00']] as [string, string][] }

const service = (name: string, minutes: number, price: number) => ({ name, minutes, price })

export const material: Material = {
  businesses: {
    massage: {
      name: 'Calm Hands',
      language: 'en',
      country: 'GB',
      timezone: 'Europe/London',
      currency: 'GBP',
      hours,
      services: [service('Sports massage', 60, 55), service('Hot stone massage', 90, 80)],
    },
    salon: {
      name: 'Salon Haarwerk',
      language: 'de',
      country: 'DE',
      timezone: 'Europe/Berlin',
      currency: 'EUR',
      hours,
      services: [service('Haarschnitt', 30, 35), service('Färben', 90, 80)],
      address: 'Lange Straße 5, 10115 Berlin',
    },
    garage: {
      name: 'Torque Garage',
      language: 'en',
      country: 'GB',
      timezone: 'Europe/London',
      currency: 'GBP',
      hours,
      services: [service('MOT test', 60, 55), service('Brake check', 30, 30), service('Oil change', 30, 60)],
      address: '7 Dock Road, Hull',
    },
  },
  dialogues: [
    {
      title: 'exactly in question',
      business: 'garage',
      says: [
        'Book an oil change on Friday at 10, Ann Lee, ann@example.com',
        ['Where are you exactly?', { says: /Dock Road/ }],
        ['What time exactly?', { says: /10/, saysNot: /Booked/ }],
        'yes',
      ],
      books: [{ service: 'Oil change', at: '2027-06-18 10:00', name: 'Ann Lee' }],
    },
    {
      title: 'exactly without plan',
      business: 'garage',
      says: ['hello', ['where exactly are you?', { says: /Dock Road/ }]],
      books: [],
    },
    {
      title: 'en visitor de salon bare hour',
      business: 'salon',
      says: [
        ['Hi, do you have anything on Saturday morning?', {}],
        'haircut',
        '11 please',
        'Bob Hill, bob@example.com',
        'yes',
      ],
      books: [{ service: 'Haarschnitt', at: '2027-06-19 11:00', name: 'Bob Hill' }],
    },
    {
      title: 'turns between',
      business: 'massage',
      says: [
        'Any space on Saturday morning?',
        'sports massage',
        ['how much is it?', { says: /55/ }],
        ['where can I park?', {}],
        '11 please',
        'Bob Hill, bob@example.com',
        'yes',
      ],
      books: [{ service: 'Sports massage', at: '2027-06-19 11:00', name: 'Bob Hill' }],
    },
    {
      title: 'spelling',
      business: 'garage',
      says: [
        'MOT test tomorrow at 9, Anna Smith, anna@example.com',
        ["it's Smyth with a y, Anna Smyth", { says: /Anna Smyth/ }],
        ['sorry, the email is anna.smyth@example.com', { says: /anna\.smyth@/ }],
        'yes',
      ],
      books: [
        { service: 'MOT test', at: '2027-06-16 09:00', name: 'Anna Smyth', email: 'anna.smyth@example.com' },
      ],
    },
    {
      title: 'no the name is',
      business: 'garage',
      says: [
        'MOT test tomorrow at 9, Anna Smith, anna@example.com',
        ['no, the name is Hannah Smith', { says: /Hannah Smith/ }],
        'yes',
      ],
      books: [{ service: 'MOT test', at: '2027-06-16 09:00', name: 'Hannah Smith' }],
    },
    {
      title: 'surname with',
      business: 'garage',
      says: [
        'MOT test tomorrow at 9, Anna Smith, anna@example.com',
        ['Smith with a y: Smyth', { says: /Anna Smyth/ }],
        'yes',
      ],
      books: [{ service: 'MOT test', at: '2027-06-16 09:00', name: 'Anna Smyth' }],
    },
    {
      title: 'see you friday',
      business: 'garage',
      says: [
        'MOT test on Friday at 9, Anna Smith, anna@example.com',
        'yes',
        ['see you Friday', { books: false, saysNot: /sorry|free|shall/i }],
        ['thanks a lot, until Friday then!', { books: false, saysNot: /sorry|free|shall/i }],
      ],
      books: [{ service: 'MOT test', at: '2027-06-18 09:00', name: 'Anna Smith' }],
    },
    {
      title: 'talked about before',
      business: 'massage',
      says: [
        ['How much is a sports massage?', { says: /55/ }],
        ['How long does it take?', { says: /60/ }],
        ['great, book me in for tomorrow at 9 then', { says: /Sports massage/ }],
        'Al Fox, al@example.com',
        'yes',
      ],
      books: [{ service: 'Sports massage', at: '2027-06-16 09:00', name: 'Al Fox' }],
    },
    {
      title: 'not tomorrow',
      business: 'massage',
      says: [
        'sports massage tomorrow at 10',
        ['and not tomorrow, Friday', { says: /18 June.*10:00/ }],
        'Al Fox, al@example.com',
        ['not Friday please, Thursday', { says: /17 June.*10:00/ }],
        'yes',
      ],
      books: [{ service: 'Sports massage', at: '2027-06-17 10:00', name: 'Al Fox' }],
    },
    {
      title: 'move after',
      business: 'massage',
      says: [
        'sports massage tomorrow at 10, Al Fox, al@example.com',
        'yes',
        ['could we do 9 instead?', { says: /move.*9:00/i }],
        'yes',
        ['is 5 possible?', { says: /move.*(17:00|5:00)/i }],
        'yes',
      ],
      books: [{ service: 'Sports massage', at: '2027-06-16 17:00', name: 'Al Fox' }],
    },
    {
      title: 'same day',
      business: 'garage',
      says: [
        'MOT test on Friday at 9, Anna Smith, anna@example.com',
        'yes',
        ['also a brake check for my wife, same day at 4pm', { says: /name/ }],
        'Jane Smith',
        'yes',
      ],
      books: [
        { service: 'MOT test', at: '2027-06-18 09:00', name: 'Anna Smith' },
        { service: 'Brake check', at: '2027-06-18 16:00', name: 'Jane Smith' },
      ],
    },
    {
      title: 'directly after',
      business: 'garage',
      says: [
        'MOT test on Friday at 9, Anna Smith, anna@example.com',
        'yes',
        ['and an oil change directly after that', { says: /Oil change.*10:00/ }],
        'yes',
      ],
      books: [
        { service: 'MOT test', at: '2027-06-18 09:00', name: 'Anna Smith' },
        { service: 'Oil change', at: '2027-06-18 10:00', name: 'Anna Smith' },
      ],
    },
    {
      title: 'same time on Thursday',
      business: 'garage',
      says: [
        'MOT test on Friday at 9, Anna Smith, anna@example.com',
        'yes',
        [
          'can I also book an oil change at the same time on Thursday',
          { says: /Oil change.*17 June.*09:00/ },
        ],
        'yes',
      ],
      books: [
        { service: 'MOT test', at: '2027-06-18 09:00', name: 'Anna Smith' },
        { service: 'Oil change', at: '2027-06-17 09:00', name: 'Anna Smith' },
      ],
    },
    {
      title: 'need',
      business: 'garage',
      says: [
        [
          "Hello, I'm Peter Gates, peter@example.com: I need an MOT test on Friday at 2:30pm",
          { says: /Peter Gates/ },
        ],
        'yes',
      ],
      books: [
        { service: 'MOT test', at: '2027-06-18 14:30', name: 'Peter Gates', email: 'peter@example.com' },
      ],
    },
    {
      title: 'interjections',
      business: 'garage',
      says: [
        'MOT test on Friday at 9',
        ['wait', { saysNot: /Wait,/ }],
        ['hm', { saysNot: /Hm\b|Thank you/ }],
        ['hold on', { saysNot: /Thank you/ }],
        ['er, Anna Smith', { says: /Anna Smith/, saysNot: /er, Anna|Er/ }],
        'anna@example.com',
        ['wait a moment', { saysNot: /booked/i }],
        'yes',
      ],
      books: [{ service: 'MOT test', at: '2027-06-18 09:00', name: 'Anna Smith' }],
    },
    {
      title: 'haircut at a garage',
      business: 'garage',
      says: [
        ['book a haircut', { says: /can.t find.*MOT test/i }],
        ["I'd like to book a haircut for tomorrow at 10", { says: /can.t find.*MOT test/i }],
      ],
      books: [],
    },
    {
      title: 'later',
      business: 'massage',
      says: [
        'sports massage tomorrow at 10',
        ['an hour later please', { says: /11:00/ }],
        ['half an hour earlier', { says: /10:30/ }],
        ['a bit later please', { within: ['11:00', '17:00'] }],
        ['11', { says: /11:00/ }],
        ['the day after', { says: /17 June.*11:00/ }],
        ['actually a week later', { says: /24 June.*11:00/ }],
        'Al Fox, al@example.com',
        ['two hours later', { says: /13:00/ }],
        ['no make it eleven please', { says: /24 June.*11:00/ }],
        'yes',
      ],
      books: [{ service: 'Sports massage', at: '2027-06-24 11:00', name: 'Al Fox' }],
    },
  ],
}
