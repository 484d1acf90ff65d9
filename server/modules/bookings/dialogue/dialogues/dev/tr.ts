import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    vet: {
      ...{ name: 'Pati Veteriner', language: 'tr', country: 'TR', timezone: 'Europe/Istanbul' },
      currency: 'TRY',
      hours: onWeekdays(['09:00', '12:30'], ['13:30', '18:00']),
      services: [
        { name: 'Muayene', minutes: 30, price: 800 },
        { name: 'Aşı', minutes: 30, price: 1000 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'hepsi bir arada', business: 'vet' },
      says: [
        [
          'Merhaba, perşembe saat 15:00 için muayene randevusu almak istiyorum. Elif Kaya, elif@example.com',
          { says: /muayene.*15:00|15:00.*muayene/i },
        ],
        'evet lütfen',
        ['teşekkürler', { books: false }],
      ],
      books: [{ service: 'Muayene', at: '2027-06-17 15:00', name: 'Elif Kaya', email: 'elif@example.com' }],
    },
    {
      ...{ title: 'adım adım, kapalı gün', business: 'vet' },
      says: [
        ['randevu almak istiyorum', { says: /aşı/i }],
        'aşı',
        ['cumartesi saat 10', { says: /kapalı/i }],
        'o zaman yarın saat 11',
        'can',
        ['0532 123 45 67', { says: /11:00/, language: 'tr' }],
        'tamam',
      ],
      books: [{ service: 'Aşı', at: '2027-06-16 11:00', name: 'Can', phone: '0532 123 45 67' }],
    },
  ],
}
