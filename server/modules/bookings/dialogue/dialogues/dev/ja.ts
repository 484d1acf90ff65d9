import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    salon: {
      ...{ name: 'さくら美容室', language: 'ja', country: 'JP', timezone: 'Asia/Tokyo' },
      currency: 'JPY',
      hours: { ...onWeekdays(['10:00', '19:00']), mon: [], sat: [['10:00', '18:00']] },
      services: [
        { name: 'カット', minutes: 60, price: 5000 },
        { name: 'カラー', minutes: 90, price: 8000 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: '一度に全部', business: 'salon' },
      says: [
        [
          'こんにちは。木曜日の15時にカットを予約したいです。田中花子、hanako@example.com',
          { says: /カット.*15|15.*カット/ },
        ],
        'はい、お願いします',
      ],
      books: [{ service: 'カット', at: '2027-06-17 15:00', name: '田中花子', email: 'hanako@example.com' }],
    },
    {
      ...{ title: '順番に、料金も聞く', business: 'salon' },
      says: [
        ['予約したいのですが', { says: /カラー/ }],
        'カラー',
        ['いくらですか', { says: /8,?000/ }],
        '明日の午後2時',
        '佐藤健',
        ['ken@example.com', { says: /14:00|午後2時|14時/, language: 'ja' }],
        'はい',
      ],
      books: [{ service: 'カラー', at: '2027-06-16 14:00', name: '佐藤健', email: 'ken@example.com' }],
    },
  ],
}
