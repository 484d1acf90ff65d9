import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Rezervasyonlar',
  search: 'Rezervasyon bul',
  status: 'Durum',
  all: 'Tümü',
  from: 'Başlangıç',
  to: 'Bitiş',
  states: {
    confirmed: 'Onaylandı',
    completed: 'Geldi',
    cancelled: 'İptal edildi',
    no_show: 'Gelmedi',
  },
  today: 'Bugün',
  tomorrow: 'Yarın',
  count: { one: '{count} rezervasyon', other: '{count} rezervasyon' },
  more_than: '{count} rezervasyondan fazla',
  came: 'Geldi',
  no_show: 'Gelmedi',
  cancel: 'İptal et',
  cancelled: 'Rezervasyon iptal ediliyor: {name}. Kendisine bir mesaj gider.',
  noted: 'Not edildi.',
  none: 'Bundan sonrası için rezervasyon yok.',
  none_note:
    'Ziyaretçilerin sohbette, telefonda veya rezervasyon sayfanızda yaptığı rezervasyonlar burada görünür.',
  none_found: 'Eşleşen rezervasyon yok.',
  clear_filter: 'Bugünden itibaren tümünü göster',
  earlier: 'Son 30 günü göster',
  conversation: 'Konuşma',
}

export default bookings
