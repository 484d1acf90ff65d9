import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    vet: {
      ...{ name: 'וטרינר הגליל', language: 'he', country: 'IL', timezone: 'Asia/Jerusalem', currency: 'ILS' },
      hours: { ...onWeekdays(['08:00', '19:00']), fri: [['08:00', '12:00']], sun: [['08:00', '19:00']] },
      services: [
        { name: 'חיסון', minutes: 30, price: 150 },
        { name: 'בדיקה', minutes: 30, price: 220 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'שבת סגור', business: 'vet' },
      says: [
        ['אפשר לבוא בשבת בשעה 10 לחיסון?', { says: /סגור/ }],
        'אז ביום ראשון בשעה 10',
        'יעל כהן, 052-1234567',
        'כן תודה',
      ],
      books: [{ service: 'חיסון', at: '2027-06-20 10:00', name: 'יעל כהן', phone: '052-1234567' }],
    },
    {
      ...{ title: 'הזמנה ואז ביטול', business: 'vet' },
      says: [
        'היי, אני צריך לקבוע בדיקה מחר בשעה 16:00. אורי בר, uri@example.com',
        ['כן', { does: 'booking_created' }],
        'אני צריך לבטל את התור',
        ['כן', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
  ],
}
