import { type Material, onWeekdays } from '../material.ts'

export const material: Material = {
  businesses: {
    physio: {
      ...{ name: 'みなと整骨院', language: 'ja', country: 'JP', timezone: 'Asia/Tokyo', currency: 'JPY' },
      hours: { ...onWeekdays(['09:00', '12:00'], ['15:00', '20:00']), sat: [['09:00', '13:00']] },
      services: [
        { name: '初診', minutes: 60, price: 4000 },
        { name: 'マッサージ', minutes: 30, price: 3000 },
      ],
    },
  },
  dialogues: [
    {
      ...{ title: '日曜は休み', business: 'physio' },
      says: [
        ['日曜日の10時にマッサージをお願いできますか', { says: /休|営業して(い)?ません/ }],
        '月曜日の10時にします',
        '鈴木一郎、090-1234-5678',
        'お願いします',
      ],
      books: [{ service: 'マッサージ', at: '2027-06-21 10:00', name: '鈴木一郎', phone: '090-1234-5678' }],
    },
    {
      ...{ title: '時間の変更', business: 'physio' },
      says: [
        '金曜日の16時に初診を予約したいです。山田太郎です。taro@example.com',
        ['はい', { does: 'booking_created' }],
        ['17時に変更できますか', { says: /17|5時/ }],
        ['はい', { does: 'booking_updated' }],
      ],
      books: [{ service: '初診', at: '2027-06-18 17:00', name: '山田太郎', email: 'taro@example.com' }],
    },
  ],
}
