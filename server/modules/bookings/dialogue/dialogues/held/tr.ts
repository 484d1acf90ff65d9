import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'Kuaför Nil', language: 'tr', country: 'TR', timezone: 'Europe/Istanbul', currency: 'TRY' },
      hours: { ...onWeekdays(['10:00', '19:00']), sat: [['10:00', '16:00']] },
      services: [
        { name: 'Saç kesimi', minutes: 30, price: 600 },
        { name: 'Saç boyama', minutes: 120, price: 2000 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'tek cümlede, sonra iptal', business: 'salon' },
      says: [
        'İyi günler, cuma günü saat 14:00 için saç kesimi istiyorum, Deniz Ak, deniz@example.com',
        ['evet', { does: 'booking_created' }],
        'gelemeyeceğim, randevumu iptal edin lütfen',
        ['evet', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
    {
      ...{ title: 'sırayla ve fiyat', business: 'salon' },
      says: [
        ['randevu alabilir miyim?', { says: /boyama/i }],
        'saç boyama',
        ['fiyatı ne kadar?', { says: /2[.,\s]?000/ }],
        'yarın öğleden sonra 3',
        'Ece Gül, ece@example.com',
        'olur',
      ],
      books: [{ service: 'Saç boyama', at: '2027-06-16 15:00', name: 'Ece Gül', email: 'ece@example.com' }],
    },
  ],
}
