import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nova marcação',
  service: 'Serviço',
  day: 'Dia',
  time: 'Hora',
  name: 'Nome',
  contact: 'Endereço de e-mail ou telefone',
  contact_note: 'Se for indicado, segue para lá uma confirmação.',
  none_free: 'Nada está livre nesse dia.',
  no_services: 'Ainda não há nenhum serviço que se possa marcar.',
  no_services_note: 'Acrescente em «Serviços» o que se pode marcar.',
  book: 'Marcar',
  booked: '{name} tem marcação: {when}.',
}

export default newBooking
