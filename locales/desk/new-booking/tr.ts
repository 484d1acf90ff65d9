import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Yeni rezervasyon',
  service: 'Hizmet',
  day: 'Gün',
  time: 'Saat',
  name: 'Ad soyad',
  contact: 'E-posta adresi veya telefon numarası',
  contact_note: 'Verilirse onay oraya gönderilir.',
  none_free: 'Bu günde boş saat yok.',
  other_time: 'Başka bir saat…',
  own_time: 'Saat',
  in_the_way: 'Engeller',
  book_anyway: 'Yine de ayırt',
  obstacles: {
    past: 'O saat geçti.',
    paused: 'Şu anda rezervasyon alınmıyor.',
    closed: 'O saatte kapalısınız.',
    closure: 'O gün kapalısınız.',
    closure_named: 'O gün kapalısınız: {name}.',
    short_notice: 'Bu, ziyaretçilere tanınandan daha kısa bir süre.',
    beyond: 'Bu, ziyaretçilerin ayırtabileceğinden daha ileri bir tarih.',
    too_long: 'Kapanış saatinden sonraya sarkar.',
    no_start: 'Ziyaretçiler başka saatlerde başlar.',
    taken: 'O saat tamamen dolu.',
    taken_by: 'O saat {name} için ayrıldı.',
    resource: '{name} o saatte dolu.',
    calendar: 'Takviminiz o saatte dolu: {name}.',
  },
  no_services: 'Henüz rezervasyon yapılabilecek bir hizmet yok.',
  no_services_note: 'Rezerve edilebilecekleri “Hizmetler” altında ekleyin.',
  book: 'Rezervasyon yap',
  booked: '{name} için rezervasyon yapıldı: {when}.',
}

export default newBooking
