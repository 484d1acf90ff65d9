import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    dentist: {
      ...{ name: 'عيادة النور', language: 'ar', country: 'AE', timezone: 'Asia/Dubai' },
      currency: 'AED',
      hours: { ...onWeekdays(['09:00', '13:00'], ['16:00', '20:00']), fri: [], sat: [['10:00', '14:00']] },
      services: [
        { name: 'تنظيف الأسنان', minutes: 60, price: 300 },
        { name: 'فحص', minutes: 30, price: 150 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: 'كل شيء دفعة واحدة', business: 'dentist' },
      says: [
        [
          'مرحبا، أريد حجز تنظيف الأسنان يوم الخميس الساعة 17:00، ليلى حسن، layla@example.com',
          { says: /تنظيف الأسنان/ },
        ],
        'نعم من فضلك',
      ],
      books: [
        { service: 'تنظيف الأسنان', at: '2027-06-17 17:00', name: 'ليلى حسن', email: 'layla@example.com' },
      ],
    },
    {
      ...{ title: 'خطوة خطوة', business: 'dentist' },
      says: [
        ['أريد حجز موعد', { says: /فحص/ }],
        'فحص',
        ['كم السعر؟', { says: /150|١٥٠/ }],
        'غدا الساعة 10 صباحا',
        'عمر',
        ['omar@example.com', { says: /10|١٠/, language: 'ar' }],
        'نعم',
      ],
      books: [{ service: 'فحص', at: '2027-06-16 10:00', name: 'عمر', email: 'omar@example.com' }],
    },
  ],
}
