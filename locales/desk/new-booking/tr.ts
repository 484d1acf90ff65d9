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
  no_services: 'Henüz rezervasyon yapılabilecek bir hizmet yok.',
  no_services_note: 'Rezerve edilebilecekleri “Hizmetler” altında ekleyin.',
  book: 'Rezervasyon yap',
  booked: '{name} için rezervasyon yapıldı: {when}.',
}

export default newBooking
