import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    physio: {
      ...{ name: 'פיזיו תל אביב', language: 'he', country: 'IL', timezone: 'Asia/Jerusalem' },
      currency: 'ILS',
      hours: { ...onWeekdays(['09:00', '18:00']), fri: [], sun: [['09:00', '18:00']] },
      services: [
        { name: 'עיסוי', minutes: 60, price: 280 },
        { name: 'אבחון', minutes: 30, price: 200 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'הכול בבת אחת', business: 'physio' },
      says: [
        [
          'שלום, אני רוצה לקבוע עיסוי ביום חמישי בשעה 15:00. נועה לוי, noa@example.com',
          { says: /עיסוי.*15:00/ },
        ],
        'כן בבקשה',
      ],
      books: [{ service: 'עיסוי', at: '2027-06-17 15:00', name: 'נועה לוי', email: 'noa@example.com' }],
    },
    {
      ...{ title: 'צעד אחר צעד', business: 'physio' },
      says: [
        ['אני רוצה לקבוע תור', { says: /אבחון/ }],
        'אבחון',
        ['כמה זה עולה?', { says: /200/ }],
        'מחר בשעה 11',
        'דן',
        ['dan@example.com', { says: /11:00/, language: 'he' }],
        'כן',
      ],
      books: [{ service: 'אבחון', at: '2027-06-16 11:00', name: 'דן', email: 'dan@example.com' }],
    },
  ],
}
