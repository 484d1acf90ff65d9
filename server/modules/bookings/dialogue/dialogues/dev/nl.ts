import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    bike: {
      ...{ name: 'Fietsenmaker De Jong', language: 'nl', country: 'NL', timezone: 'Europe/Amsterdam' },
      currency: 'EUR',
      hours: { ...onWeekdays(['09:00', '12:30'], ['13:00', '18:00']), sat: [['10:00', '16:00']] },
      services: [
        { name: 'Grote beurt', minutes: 90, price: 85 },
        { name: 'Band plakken', minutes: 30, price: 15 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'alles in één keer, daarna verzet', business: 'bike' },
      says: [
        'Goedemorgen, ik wil graag een grote beurt op donderdag om 14 uur, Femke Bos, femke@example.com',
        'ja graag',
        ['kan het ook om 16:00?', { says: /16:00/ }],
        'ja',
      ],
      books: [
        { service: 'Grote beurt', at: '2027-06-17 16:00', name: 'Femke Bos', email: 'femke@example.com' },
      ],
    },
    {
      ...{ title: 'stap voor stap, half elf', business: 'bike' },
      says: [
        ['kan ik een afspraak maken?', { says: /band plakken/i }],
        'band plakken',
        ['wat kost dat?', { says: /15/ }],
        'morgen om half elf',
        'jan',
        ['jan@example.com', { says: /10:30/, language: 'nl' }],
        'prima',
      ],
      books: [{ service: 'Band plakken', at: '2027-06-16 10:30', name: 'Jan', email: 'jan@example.com' }],
    },
  ],
}
