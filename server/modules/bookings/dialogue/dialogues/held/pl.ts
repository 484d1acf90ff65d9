import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'Salon Fryzjerski Maja', language: 'pl', country: 'PL', timezone: 'Europe/Warsaw' },
      ...{ address: 'ul. Polna 3, 00-625 Warszawa', currency: 'PLN' },
      hours: { ...onWeekdays(['10:00', '14:00'], ['15:00', '19:00']), mon: [], sat: [['09:00', '15:00']] },
      closed: ['2027-06-16'],
      services: [
        { name: 'Strzyżenie damskie', minutes: 60, price: 120 },
        { name: 'Strzyżenie męskie', minutes: 30, price: 70 },
        { name: 'Koloryzacja', minutes: 120, price: 260 },
      ],
      taken: [{ service: 'Strzyżenie męskie', at: '2027-06-18 16:00' }],
      knows: [
        { question: 'Czy można płacić kartą?', answer: 'Płatność kartą i BLIK-iem jest możliwa.' },
        { question: 'Jak się umówić?', answer: 'Tu na czacie, telefonicznie albo na stronie.' },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'jednym zdaniem', business: 'salon' },
      says: [
        [
          'Witam, Kasia Zając, kasia@example.com, proszę o koloryzację w sobotę o 11',
          { says: /koloryzacja.*11:00/i },
        ],
        'tak',
      ],
      books: [
        { service: 'Koloryzacja', at: '2027-06-19 11:00', name: 'Kasia Zając', email: 'kasia@example.com' },
      ],
    },
    {
      ...{ title: 'po kolei', business: 'salon' },
      says: [
        ['cześć, chcę się zapisać na wizytę', { says: /koloryzacja/i }],
        'strzyżenie męskie',
        ['w czwartek po południu', { within: ['12:00', '18:30'] }],
        'o 17:30',
        'bo',
        ['bo@example.com', { says: /17:30/, language: 'pl' }],
        'jasne',
      ],
      books: [{ service: 'Strzyżenie męskie', at: '2027-06-17 17:30', name: 'Bo', email: 'bo@example.com' }],
    },
    {
      ...{ title: 'cena i karta po drodze', business: 'salon' },
      says: [
        'Chciałabym umówić strzyżenie damskie',
        ['jaka jest cena?', { says: /120/ }],
        ['Czy można płacić kartą?', { says: /BLIK/ }],
        'piątek, 12:00',
        'Hania Król, hania@example.com',
        'tak, dziękuję',
      ],
      books: [
        {
          service: 'Strzyżenie damskie',
          at: '2027-06-18 12:00',
          name: 'Hania Król',
          email: 'hania@example.com',
        },
      ],
    },
    {
      ...{ title: 'jutro zamknięte', business: 'salon' },
      says: [
        ['Strzyżenie męskie jutro o 11?', { says: /zamkn|nieczynn/i, saysNot: /nazwisko/i }],
        'to pojutrze o 11',
        'Marek, 512 345 678',
        'ok',
      ],
      books: [{ service: 'Strzyżenie męskie', at: '2027-06-17 11:00', name: 'Marek', phone: '512 345 678' }],
    },
    {
      ...{ title: 'zajęte o szesnastej', business: 'salon' },
      says: [
        ['strzyżenie męskie w piątek o 16', { says: /16:30|15:30/, saysNot: /nazwisko/i }],
        'może być 16:30',
        'Tomek Bąk',
        'tomek@example.com',
        { twice: 'tak' },
      ],
      books: [{ service: 'Strzyżenie męskie', at: '2027-06-18 16:30', name: 'Tomek Bąk' }],
    },
    {
      ...{ title: 'przesunięte', business: 'salon' },
      says: [
        'Strzyżenie damskie w czwartek o 10, Lena Wrona, lena@example.com',
        ['tak', { does: 'booking_created' }],
        ['czy da się przesunąć na 13?', { says: /13:00/ }],
        ['tak', { does: 'booking_updated' }],
        ['dzięki, do zobaczenia', { books: false }],
      ],
      books: [{ service: 'Strzyżenie damskie', at: '2027-06-17 13:00', name: 'Lena Wrona' }],
    },
    {
      ...{ title: 'odwołane', business: 'salon' },
      says: [
        'Koloryzacja w piątek o 10 dla Zosi, zosia@example.com',
        'Zosia',
        ['tak', { does: 'booking_created' }],
        'niestety nie dam rady, proszę anulować',
        ['tak', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'tylko pytanie', business: 'salon' },
      says: [
        ['Jak się umówić?', { says: /na czacie/, books: false }],
        ['dziękuję, na razie', { books: false }],
      ],
      books: [],
    },
  ],
}
