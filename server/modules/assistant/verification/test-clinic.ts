import type { TaughtBusiness } from './test-business.ts'

/** A dental clinic that taught its prices, rules and people, partly in German. */
export const clinic: TaughtBusiness = {
  name: 'Harbour Dental',
  settings: {
    timezone: 'Europe/London',
    country: 'GB',
    hours: {
      mon: [['09:00', '17:00']],
      tue: [['09:00', '17:00']],
      wed: [['09:00', '17:00']],
      thu: [['09:00', '19:00']],
      fri: [['09:00', '17:00']],
      sat: [['10:00', '14:00']],
    },
    phone: '+44 20 7946 0321',
    email: 'hello@harbour-dental.example',
    website: 'https://harbour-dental.example',
    address: '14 Quay Street, Bristol',
  },
  table: [
    ['Treatment', 'Fee', 'Visits'],
    ['Porcelain crown', '£600.00', '2'],
    ['Porcelain veneer', '£450.00', '3'],
    ['Composite filling', '£85.00', '1'],
    ['Teeth whitening', '£250.00', '1'],
    ['Dental implant', '£2,400.00', '4'],
  ],
  answers: [
    [
      'Do you treat children?',
      'Yes, children are welcome from the age of three. Check-ups for children under 16 cost nothing.',
    ],
    [
      'Can I cancel my appointment?',
      'You can cancel free of charge up to 24 hours before your appointment. Later cancellations cost £25.',
    ],
    [
      'Is there parking?',
      'There are twelve parking spaces behind the building. Parking is free for patients for two hours.',
    ],
    ['May I bring my dog?', 'Dogs are not allowed in the practice. Guide dogs are welcome.'],
    [
      'Who are your dentists?',
      'Dr. Maria Keller leads the practice. Dr. James Osei is our orthodontist and works on Tuesdays and Thursdays.',
    ],
    [
      'How can I pay?',
      'We take cards, cash and bank transfers. Treatments above £1,100 can be paid in 12 monthly instalments.',
    ],
    [
      'Do you see emergencies?',
      'Emergency appointments are kept free at 8:15 am and at 7 pm every weekday. Please phone before you come.',
    ],
    [
      'When is your open day?',
      'Our open day is on 3 March 2027 from 10:00 to 16:00. Coffee and cake are served.',
    ],
    [
      'Gibt es eine Garantie?',
      'Auf Kronen und Veneers geben wir fünf Jahre Garantie. Auf Füllungen zwei Jahre.',
    ],
    [
      'Wie lange dauert eine Zahnreinigung?',
      'Eine professionelle Zahnreinigung dauert 45 Minuten und kostet 75 £.',
    ],
  ],
}
