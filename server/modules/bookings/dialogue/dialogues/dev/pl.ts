import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    garage: {
      ...{ name: 'Auto Serwis Nowak', language: 'pl', country: 'PL', timezone: 'Europe/Warsaw' },
      ...{ address: 'ul. Długa 7, 31-147 Kraków', currency: 'PLN' },
      hours: { ...onWeekdays(['08:00', '12:00'], ['12:30', '17:00']), sat: [['09:00', '13:00']] },
      closed: ['2027-06-24'],
      services: [
        { name: 'Wymiana oleju', minutes: 60, price: 150 },
        { name: 'Wymiana opon', minutes: 30, price: 120 },
        { name: 'Przegląd', minutes: 90, price: 210 },
      ],
      taken: [{ service: 'Wymiana opon', at: '2027-06-17 10:00' }],
      knows: [
        { question: 'Czy jest parking?', answer: 'Mamy bezpłatny parking przed warsztatem.' },
        {
          question: 'Czy mogę odwołać za darmo?',
          answer: 'Odwołanie jest bezpłatne do 24 godzin wcześniej.',
        },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'wszystko naraz', business: 'garage' },
      says: [
        [
          'Dzień dobry, chciałbym wymianę oleju w czwartek o 15:00, Jan Kos, jan@example.com',
          { says: /wymiana oleju.*15:00/i },
        ],
        'tak, proszę',
      ],
      books: [
        { service: 'Wymiana oleju', at: '2027-06-17 15:00', name: 'Jan Kos', email: 'jan@example.com' },
      ],
    },
    {
      ...{ title: 'krok po kroku', business: 'garage' },
      says: [
        ['chcę się umówić', { says: /przegląd/i }],
        'przegląd',
        ['jutro rano', { within: ['08:00', '11:59'] }],
        'o 9',
        'ola',
        ['ola@example.com', { says: /9:00/, language: 'pl' }],
        'ok',
      ],
      books: [{ service: 'Przegląd', at: '2027-06-16 09:00', name: 'Ola', email: 'ola@example.com' }],
    },
    {
      ...{ title: 'pytania po drodze', business: 'garage' },
      says: [
        'Potrzebuję terminu na wymianę opon',
        ['ile to kosztuje?', { says: /120/ }],
        ['a ile to trwa?', { says: /30|pół godziny/i }],
        'to w piątek o 14',
        ['jest u was parking?', { says: /parking przed/ }],
        'Ewa Lis',
        'ewa@example.com',
        'tak',
      ],
      books: [{ service: 'Wymiana opon', at: '2027-06-18 14:00', name: 'Ewa Lis', email: 'ewa@example.com' }],
    },
    {
      ...{ title: 'nieczynne w niedzielę', business: 'garage' },
      says: [
        [
          'Czy mogę przyjechać w niedzielę o 10 na wymianę oleju?',
          { says: /zamkn|nieczynn/i, saysNot: /nazwisko/i },
        ],
        'to w poniedziałek o 10',
        'Adam Wilk, 601 234 567',
        'zgadza się',
      ],
      books: [{ service: 'Wymiana oleju', at: '2027-06-21 10:00', name: 'Adam Wilk', phone: '601 234 567' }],
    },
    {
      ...{ title: 'termin zajęty', business: 'garage' },
      says: [
        ['Wymiana opon w czwartek o 10', { says: /10:30|9:30/, saysNot: /nazwisko/i }],
        'wpół do jedenastej',
        'nazywam się Iga Mazur, iga@example.com',
        'dobrze',
      ],
      books: [
        { service: 'Wymiana opon', at: '2027-06-17 10:30', name: 'Iga Mazur', email: 'iga@example.com' },
      ],
    },
    {
      ...{ title: 'po południu, po szesnastej', business: 'garage' },
      says: [
        ['Czy jest coś wolnego na wymianę oleju w piątek po południu?', { within: ['12:00', '16:00'] }],
        ['najlepiej po 15', { within: ['15:00', '16:00'] }],
        'o 15:30',
        'Piotr Sowa, piotr@example.com',
        'tak, poproszę',
      ],
      books: [{ service: 'Wymiana oleju', at: '2027-06-18 15:30', name: 'Piotr Sowa' }],
    },
    {
      ...{ title: 'przełożone i odwołane', business: 'garage' },
      says: [
        'Wymiana oleju w sobotę o 9 dla Ala Kot, ala@example.com',
        ['tak', { does: 'booking_created' }],
        ['można to przełożyć na 11?', { says: /11:00/ }],
        'tak',
        'przepraszam, muszę odwołać',
        ['tak', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'inna godzina przed „tak”', business: 'garage' },
      says: [
        'Przegląd w przyszły wtorek o 8',
        'Rafał Duda',
        'rafal@example.com',
        ['jednak o 10', { says: /10:00/ }],
        'tak',
        ['dziękuję bardzo', { books: false }],
      ],
      books: [
        { service: 'Przegląd', at: '2027-06-22 10:00', name: 'Rafał Duda', email: 'rafal@example.com' },
      ],
    },
    {
      ...{ title: 'pytanie o odwołanie i rezygnacja', business: 'garage' },
      says: [
        ['Czy mogę odwołać za darmo?', { says: /24 godzin/, books: false }],
        'chcę umówić wymianę opon',
        ['nieważne', { saysNot: /wolne|nazwisko/i }],
      ],
      books: [],
    },
  ],
}
