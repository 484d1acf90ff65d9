import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    dentist: {
      ...{ name: 'Tandarts Visser', language: 'nl', country: 'NL', timezone: 'Europe/Amsterdam' },
      currency: 'EUR',
      hours: onWeekdays(['08:30', '12:00'], ['13:00', '17:00']),
      services: [
        { name: 'Controle', minutes: 30, price: 30 },
        { name: 'Gebitsreiniging', minutes: 60, price: 75 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'in één zin, dan afgezegd', business: 'dentist' },
      says: [
        'Hallo, kan ik vrijdag om half tien komen voor een controle? Pim Vos, pim@example.com',
        ['ja', { does: 'booking_created' }],
        'het lukt toch niet, graag annuleren',
        ['ja', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'weekend dicht', business: 'dentist' },
      says: [
        ['gebitsreiniging zaterdag om 10 uur', { says: /gesloten|dicht/i }],
        'dan maandag om 10 uur',
        'Loes Mulder',
        '06 12345678',
        'klopt',
      ],
      books: [
        { service: 'Gebitsreiniging', at: '2027-06-21 10:00', name: 'Loes Mulder', phone: '06 12345678' },
      ],
    },
  ],
}
