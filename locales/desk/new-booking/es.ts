import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const newBooking: Translated<typeof english> = {
  title: 'Nueva reserva',
  service: 'Servicio',
  day: 'Día',
  time: 'Hora',
  name: 'Nombre',
  contact: 'Correo electrónico o teléfono',
  contact_note: 'Allí se envía una confirmación, si se indica.',
  none_free: 'Ese día no queda nada libre.',
  other_time: 'Otra hora…',
  own_time: 'A las',
  in_the_way: 'Lo que lo impide',
  book_anyway: 'Reservar de todos modos',
  obstacles: {
    past: 'Esa hora ya ha pasado.',
    paused: 'Por ahora no se aceptan reservas.',
    closed: 'A esa hora está cerrado.',
    closure: 'Ese día está cerrado.',
    closure_named: 'Ese día está cerrado: {name}.',
    short_notice: 'Es con menos antelación de la que se pide a los visitantes.',
    beyond: 'Es más adelante de lo que pueden reservar los visitantes.',
    too_long: 'Duraría más allá de la hora de cierre.',
    no_start: 'Los visitantes empiezan a otras horas.',
    taken: 'Esa hora está completa.',
    taken_by: '{name} tiene esa hora.',
    resource: '{name} no está libre a esa hora.',
    calendar: 'Su calendario está ocupado entonces: {name}.',
  },
  no_services: 'Todavía no hay ningún servicio que se pueda reservar.',
  no_services_note: 'Añada en «Servicios» lo que se puede reservar.',
  book: 'Reservar',
  booked: '{name} tiene cita: {when}.',
}

export default newBooking
