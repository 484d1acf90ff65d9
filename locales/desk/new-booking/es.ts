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
  no_services: 'Todavía no hay ningún servicio que se pueda reservar.',
  no_services_note: 'Añada en «Servicios» lo que se puede reservar.',
  book: 'Reservar',
  booked: '{name} tiene cita: {when}.',
}

export default newBooking
