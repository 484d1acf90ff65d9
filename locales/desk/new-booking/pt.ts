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
  other_time: 'Outra hora…',
  own_time: 'Às',
  in_the_way: 'O que o impede',
  book_anyway: 'Marcar mesmo assim',
  obstacles: {
    past: 'Essa hora já passou.',
    paused: 'De momento não se aceitam marcações.',
    closed: 'A essa hora está fechado.',
    closure: 'Nesse dia está fechado.',
    closure_named: 'Nesse dia está fechado: {name}.',
    short_notice: 'É com menos antecedência do que a pedida aos visitantes.',
    beyond: 'É mais à frente do que os visitantes podem marcar.',
    too_long: 'Duraria para além da hora de fecho.',
    no_start: 'Os visitantes começam a outras horas.',
    taken: 'Essa hora está cheia.',
    taken_by: '{name} tem essa hora.',
    resource: '{name} está ocupado a essa hora.',
    calendar: 'O seu calendário está ocupado: {name}.',
  },
  no_services: 'Ainda não há nenhum serviço que se possa marcar.',
  no_services_note: 'Acrescente em «Serviços» o que se pode marcar.',
  book: 'Marcar',
  booked: '{name} tem marcação: {when}.',
}

export default newBooking
