import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'صالون ياسمين', language: 'ar', country: 'SA', timezone: 'Asia/Riyadh', currency: 'SAR' },
      hours: { ...onWeekdays(['10:00', '20:00']), fri: [], sun: [['10:00', '20:00']] },
      services: [
        { name: 'قص الشعر', minutes: 30, price: 80 },
        { name: 'صبغة', minutes: 120, price: 250 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'الجمعة مغلق', business: 'salon' },
      says: [
        ['هل يمكنني حجز قص الشعر يوم الجمعة الساعة 15:00؟', { says: /مغلق/ }],
        'إذن يوم الأحد الساعة 15:00',
        'سارة علي',
        '050 123 4567',
        'نعم',
      ],
      books: [{ service: 'قص الشعر', at: '2027-06-20 15:00', name: 'سارة علي', phone: '050 123 4567' }],
    },
    {
      ...{ title: 'حجز ثم إلغاء', business: 'salon' },
      says: [
        'السلام عليكم، أريد موعد صبغة غدا الساعة 11 صباحا، منى خالد، mona@example.com',
        ['نعم', { does: 'booking_created' }],
        'عذرا، أريد إلغاء الموعد',
        ['نعم', { does: 'booking_cancelled' }],
      ],
      books: [],
    },
  ],
}
