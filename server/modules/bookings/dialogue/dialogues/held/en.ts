import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    physio: {
      ...{
        name: 'Hillside Physio',
        language: 'en',
        country: 'IE',
        timezone: 'Europe/Dublin',
        currency: 'EUR',
      },
      address: '3 Hill Road, Galway',
      hours: { ...onWeekdays(['08:30', '12:30'], ['13:30', '17:30']), thu: [['12:00', '20:00']] },
      closed: ['2027-06-21', '2027-06-22'],
      services: [
        { name: 'First assessment', minutes: 60, price: 70 },
        { name: 'Sports massage', minutes: 45, price: 55 },
        { name: 'Follow-up', minutes: 30, price: 50 },
      ],
      taken: [{ service: 'Sports massage', at: '2027-06-18 14:30' }],
      knows: [
        { question: 'Where can I park?', answer: 'The car park behind the church is free for two hours.' },
        { question: 'What if I have to cancel?', answer: 'Tell us a day before and it costs you nothing.' },
      ],
    },
    garage: {
      ...{ name: 'Route 9 Auto Care', language: 'en', country: 'US', timezone: 'America/Chicago' },
      currency: 'USD',
      hours: { ...onWeekdays(['07:00', '12:00'], ['13:00', '18:00']), sat: [['08:00', '12:00']] },
      services: [
        { name: 'Oil change', minutes: 30, price: 59 },
        { name: 'Brake check', minutes: 60, price: 89 },
      ],
    },
    vet: {
      ...{
        name: 'Paws Corner',
        language: 'en',
        country: 'AU',
        timezone: 'Australia/Sydney',
        currency: 'AUD',
      },
      hours: onWeekdays(['09:00', '17:00']),
      services: [{ name: 'Check-up', minutes: 30, price: 80 }],
    },
  },
  dialogues: [
    {
      ...{ title: 'all in one breath', business: 'physio' },
      says: [
        [
          'Could you put me down for a sports massage this Friday at 4 in the afternoon? Nora Byrne, nora@example.com',
          { says: /sports massage.*(16:00|4(:00)? ?pm)/i, books: true },
        ],
        'that works, thanks',
      ],
      books: [
        { service: 'Sports massage', at: '2027-06-18 16:00', name: 'Nora Byrne', email: 'nora@example.com' },
      ],
    },
    {
      ...{ title: 'the name first', business: 'physio' },
      says: [
        'Hey, my name is Ciara Walsh and I need an appointment',
        ['a follow up', { within: ['08:30', '19:30'] }],
        ['thursday evening?', { within: ['17:00', '19:30'] }],
        'half 6',
        'ciara@example.com',
        'yeah',
      ],
      books: [
        { service: 'Follow-up', at: '2027-06-17 18:30', name: 'Ciara Walsh', email: 'ciara@example.com' },
      ],
    },
    {
      ...{ title: 'price and length before anything', business: 'physio' },
      says: [
        ['How much is a first assessment?', { says: /70/, books: false }],
        ['how long would that be?', { says: /60|hour/i }],
        ['great, book me in for tomorrow at 9 then', { says: /9:00|9 ?am/i, books: true }],
        ['where can I park?', { says: /church/ }],
        'Finn',
        'finn@example.com',
        'go ahead',
      ],
      books: [
        { service: 'First assessment', at: '2027-06-16 09:00', name: 'Finn', email: 'finn@example.com' },
      ],
    },
    {
      ...{ title: 'away that day', business: 'physio' },
      says: [
        ['a follow-up next Monday morning please', { says: /closed|not open/i }],
        ['ok the 23rd at 11', { says: /11/ }],
        'Sam Doyle, 087 123 4567',
        'yes',
      ],
      books: [{ service: 'Follow-up', at: '2027-06-23 11:00', name: 'Sam Doyle', phone: '087 123 4567' }],
    },
    {
      ...{ title: 'taken, and then the later one', business: 'physio' },
      says: [
        [
          'sports massage friday 2.30pm',
          { says: /15:30|3:30|14:00|2:00|15:15|16:00/, saysNot: /whose name/i },
        ],
        "3:30 then, I'm Aoife, aoife@example.com",
        'yes, book it',
      ],
      books: [
        { service: 'Sports massage', at: '2027-06-18 15:30', name: 'Aoife', email: 'aoife@example.com' },
      ],
    },
    {
      ...{ title: 'day, service and mail corrected', business: 'physio' },
      says: [
        'Sports massage tomorrow at 10 for Liam Kelly, liam@exmaple.com',
        ['sorry, the email is liam@example.com', { says: /sports massage|liam@/i }],
        ['and not tomorrow, Friday', { says: /fri/i }],
        ['hm, make that a first assessment instead', { says: /first assessment/i }],
        'correct',
      ],
      books: [
        {
          service: 'First assessment',
          at: '2027-06-18 10:00',
          name: 'Liam Kelly',
          email: 'liam@example.com',
        },
      ],
    },
    {
      ...{ title: 'moved twice', business: 'garage' },
      says: [
        'oil change tomorrow 8am, Hank Ross, 312-555-0142',
        ['yup', { does: 'booking_created' }],
        ['could we do 9 instead?', { says: /9:00|9 ?am/i }],
        'yes',
        ['no, make it 12:30... I mean 1:30 pm', { says: /1:30|13:30/ }],
        ['yes', { does: 'booking_updated' }],
      ],
      books: [{ service: 'Oil change', at: '2027-06-16 13:30', name: 'Hank Ross', phone: '312-555-0142' }],
    },
    {
      ...{ title: 'booked and called off', business: 'garage' },
      says: [
        "Mornin'! Need a brake check on Saturday at 10",
        'Bill',
        'bill@example.com',
        ['ok', { does: 'booking_created' }],
        "Actually I can't make it on Saturday, cancel please",
        ['yes', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'another one for the wife', business: 'garage' },
      says: [
        'Can I get an oil change on Thursday at 3 pm? Joe Diaz, joe@example.com',
        'perfect',
        'also a brake check for my wife, same day at 4pm',
        'Rosa Diaz',
        'yes',
      ],
      books: [
        { service: 'Oil change', at: '2027-06-17 15:00', name: 'Joe Diaz' },
        { service: 'Brake check', at: '2027-06-17 16:00', name: 'Rosa Diaz' },
      ],
    },
    {
      ...{ title: 'in Sydney it is the afternoon', business: 'vet' },
      says: [
        ['can you see my dog today at 10am?', { saysNot: /shall I book|whose name/i }],
        ['then tomorrow at ten', { says: /10:00|10 ?am/i }],
        'Kylie Stone',
        "no email, sorry. My mobile's 0412 345 678",
        { twice: 'yes please' },
      ],
      books: [{ service: 'Check-up', at: '2027-06-16 10:00', name: 'Kylie Stone', phone: '0412 345 678' }],
    },
    {
      ...{ title: 'only asking', business: 'physio' },
      says: [
        ['what if I have to cancel?', { says: /day before/, books: false }],
        ['Do you open on Thursday evenings?', { says: /20:00|8(:00)? ?pm/i, books: false }],
        ['cheers', { books: false }],
      ],
      books: [],
    },
    {
      ...{ title: 'forget it, then after all', business: 'garage' },
      says: [
        'i wanna book a brake chek',
        ['forget it', { saysNot: /free|whose name/i, books: false }],
        'ok I do want a brake check, Friday at 7am, Meg Hill, meg@example.com',
        'yes',
        ['Thank you!', { books: false }],
      ],
      books: [{ service: 'Brake check', at: '2027-06-18 07:00', name: 'Meg Hill', email: 'meg@example.com' }],
    },
  ],
}
