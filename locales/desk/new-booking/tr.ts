import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Yeni randevu',
  service: 'Hizmet',
  day: 'Gün',
  time: 'Saat',
  name: 'Ad',
  contact: 'E-posta adresi veya telefon',
  contact_note: 'Belirtilirse onay oraya gider.',
  none_free: 'Bu gün boş saat yok.',
  no_services: 'Henüz randevu alınabilecek bir hizmet yok.',
  no_services_note: 'Hizmetler şimdilik API ile eklenir (POST /services).',
  book: 'Randevu ver',
  booked: '{name} için randevu verildi: {when}.',
}

export default newBooking
