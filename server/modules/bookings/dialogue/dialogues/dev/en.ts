import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    bike: {
      ...{ name: 'Spoke & Chain', language: 'en', country: 'GB', timezone: 'Europe/London', currency: 'GBP' },
      address: '14 Mill Lane, York YO1 7AB',
      hours: {
        ...onWeekdays(['09:00', '13:00'], ['14:00', '18:00']),
        mon: [],
        sat: [['10:00', '14:00']],
      },
      closed: ['2027-06-24'],
      services: [
        { name: 'Basic service', minutes: 60, price: 45 },
        { name: 'Full service', minutes: 120, price: 95 },
        { name: 'Puncture repair', minutes: 30, price: 12 },
      ],
      taken: [{ service: 'Puncture repair', at: '2027-06-17 10:00' }],
      knows: [
        { question: 'Is there parking?', answer: 'There are two free parking bays outside the shop.' },
        { question: 'Can I cancel for free?', answer: 'Cancelling is free until 24 hours before.' },
        { question: 'How do I book?', answer: 'Here in the chat, on our page or by telephone.' },
      ],
    },
    tutor: {
      ...{ name: 'Maple Street Languages', language: 'en', country: 'US', timezone: 'America/New_York' },
      currency: 'USD',
      hours: { ...onWeekdays(['12:00', '20:00']), sat: [['10:00', '14:00']] },
      services: [{ name: 'Spanish lesson', minutes: 60, price: 40 }],
      knows: [{ question: 'How do I book?', answer: 'Just tell me the day and the hour that suit you.' }],
    },
  },
  dialogues: [
    {
      ...{ title: 'everything at once', business: 'bike' },
      says: [
        [
          "Hi, I'd like a full service on Thursday at 3pm for Sue Hall, sue@example.com",
          { says: /full service.*(15:00|3(:00)? ?pm)/i, books: true },
        ],
        'yes please',
      ],
      books: [
        { service: 'Full service', at: '2027-06-17 15:00', name: 'Sue Hall', email: 'sue@example.com' },
      ],
    },
    {
      ...{ title: 'one thing at a time, in lower case', business: 'bike' },
      says: [
        ['i want to book something', { says: /puncture repair/i }],
        'puncture repair',
        ['tomorrow', { within: ['09:00', '17:30'] }],
        '11am',
        'bo',
        ['bo@example.com', { says: /11:00|11 ?am/i, language: 'en' }],
        'ok',
      ],
      books: [{ service: 'Puncture repair', at: '2027-06-16 11:00', name: 'Bo', email: 'bo@example.com' }],
    },
    {
      ...{ title: 'the greeting has the day', business: 'bike' },
      says: [
        'Good morning, could you look at my bike on Wednesday at 3? A basic service please.',
        ['Sue, sue@example.com', { says: /15:00|3(:00)? ?pm/i, language: 'en' }],
        'perfect, yes',
      ],
      books: [{ service: 'Basic service', at: '2027-06-16 15:00', name: 'Sue', email: 'sue@example.com' }],
    },
    {
      ...{ title: 'another time and another name before the yes', business: 'bike' },
      says: [
        'Can I book a basic service for Friday at 10?',
        'Tom Baker',
        'tom@example.com',
        ['Actually make it 11', { says: /11:00|11 ?am/i }],
        ['and the name is Tim Baker, sorry', { says: /Tim Baker/ }],
        'yes',
      ],
      books: [{ service: 'Basic service', at: '2027-06-18 11:00', name: 'Tim Baker' }],
    },
    {
      ...{ title: 'moved after it was booked', business: 'bike' },
      says: [
        'I need a puncture repair tomorrow at 2pm. Bo Lee, 020 7946 0123',
        'yes',
        ['can you move it to 4pm?', { says: /16:00|4(:00)? ?pm/i }],
        'yes please',
        ['thanks, see you then', { books: false }],
      ],
      books: [{ service: 'Puncture repair', at: '2027-06-16 16:00', name: 'Bo Lee', phone: '020 7946 0123' }],
    },
    {
      ...{ title: 'cancelled after it was booked', business: 'bike' },
      says: [
        'Book me a full service on Saturday at 11, Ann, ann@example.com',
        ['yes', { does: 'booking_created' }],
        'sorry, something came up, please cancel it',
        ['yes', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'questions in between', business: 'bike' },
      says: [
        "I'd like to book a full service",
        ['how much is that?', { says: /95/ }],
        ['and how long does it take?', { says: /120|2 ?h|two hours/i }],
        'ok, Friday 2pm then',
        ['is there parking?', { says: /parking bays/ }],
        'Jo Marsh',
        'jo.marsh@example.com',
        'yes',
      ],
      books: [
        { service: 'Full service', at: '2027-06-18 14:00', name: 'Jo Marsh', email: 'jo.marsh@example.com' },
      ],
    },
    {
      ...{ title: 'a closed weekday, then another', business: 'bike' },
      says: [
        [
          'Can I bring my bike for a basic service on Monday at 10?',
          { says: /closed|not open/i, saysNot: /shall I/i },
        ],
        'Then next Wednesday, 23 June, at 10',
        'Kim Yeo, kim@example.com',
        'yes',
      ],
      books: [{ service: 'Basic service', at: '2027-06-23 10:00', name: 'Kim Yeo' }],
    },
    {
      ...{ title: 'a time that somebody else has', business: 'bike' },
      says: [
        ['Puncture repair on Thursday at 10 please', { says: /10:30/, saysNot: /whose name|shall I/i }],
        '10:30 is fine',
        'Al',
        'al@example.com',
        'yes',
      ],
      books: [{ service: 'Puncture repair', at: '2027-06-17 10:30', name: 'Al' }],
    },
    {
      ...{ title: 'parts of the day', business: 'bike' },
      says: [
        ['anything free for a basic service on Thursday afternoon?', { within: ['12:00', '17:00'] }],
        ['after 4 would be better', { within: ['16:00', '17:00'] }],
        ['half past four', { says: /16:30|4:30/ }],
        'Priya Nair',
        'priya@example.com',
        'yep',
      ],
      books: [{ service: 'Basic service', at: '2027-06-17 16:30', name: 'Priya Nair' }],
    },
    {
      ...{ title: 'small talk first, one service, the clock of New York', business: 'tutor' },
      says: [
        ['Hello! How are you today?', { books: false }],
        [
          "I'd love to start learning. Can I come in for a lesson tomorrow at 5?",
          { says: /5:00|17:00|5 ?pm/i },
        ],
        'Dana Cruz',
        'dana@example.com',
        'sounds good',
        ['thanks, bye!', { books: false }],
      ],
      books: [{ service: 'Spanish lesson', at: '2027-06-16 17:00', name: 'Dana Cruz' }],
    },
    {
      ...{ title: 'asked how, then booked, with two yes at once', business: 'tutor' },
      says: [
        ['How do I book?', { says: /day and the hour/ }],
        'ok, a lesson on Saturday at 10:30 please',
        'Lee, lee@example.com',
        { twice: 'yes' },
      ],
      books: [{ service: 'Spanish lesson', at: '2027-06-19 10:30', name: 'Lee', email: 'lee@example.com' }],
    },
    {
      ...{ title: 'one more for the son', business: 'tutor' },
      says: [
        'Spanish lesson on Thursday at 1pm for Maria Lopez, maria@example.com',
        'yes',
        'and one more for my son on Friday at 1pm',
        'His name is Leo Lopez',
        'yes',
      ],
      books: [
        { service: 'Spanish lesson', at: '2027-06-17 13:00', name: 'Maria Lopez' },
        { service: 'Spanish lesson', at: '2027-06-18 13:00', name: 'Leo Lopez' },
      ],
    },
    {
      ...{ title: 'never mind', business: 'bike' },
      says: [
        'I want a basic service tomorrow at 9',
        ['never mind', { saysNot: /whose name|shall I|email/i }],
        ['what are your opening hours on Saturday?', { says: /10(:00)?.*(14:00|2)/ }],
      ],
      books: [],
    },
    {
      ...{ title: 'a time that has passed, with slips of the pen', business: 'bike' },
      says: [
        ['can i book a punkture repair tody at 7am', { saysNot: /shall I|whose name/i }],
        'then 5pm',
        'ok Max, max@example.com',
        'yes',
      ],
      books: [{ service: 'Puncture repair', at: '2027-06-15 17:00', name: 'Max', email: 'max@example.com' }],
    },
    {
      ...{ title: 'no mail, but a telephone', business: 'bike' },
      says: [
        'basic service friday 3pm',
        'Rob',
        ["i'd rather not give my email", { says: /phone|number/i }],
        '07700 900123',
        'yes',
      ],
      books: [{ service: 'Basic service', at: '2027-06-18 15:00', name: 'Rob', phone: '07700 900123' }],
    },
    {
      ...{ title: 'the same message twice', business: 'bike' },
      says: [
        'I would like a puncture repair on Friday at 5pm',
        'I would like a puncture repair on Friday at 5pm',
        'Eve, eve@example.com',
        'yes',
        ['yes', { saysNot: /booked for/i }],
      ],
      books: [{ service: 'Puncture repair', at: '2027-06-18 17:00', name: 'Eve' }],
    },
    {
      ...{ title: 'a question about cancelling is no booking', business: 'bike' },
      says: [
        ['Can I cancel for free?', { says: /24 hours/, books: false }],
        ['ok thanks', { books: false }],
      ],
      books: [],
    },
  ],
}
