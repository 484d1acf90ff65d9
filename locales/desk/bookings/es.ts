import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const bookings: Translated<typeof english> = {
  title: 'Reservas',
  search: 'Buscar una reserva',
  status: 'Estado',
  all: 'Todas',
  from: 'Desde',
  to: 'Hasta',
  states: {
    confirmed: 'Confirmada',
    completed: 'Vino',
    cancelled: 'Cancelada',
    no_show: 'No vino',
  },
  today: 'Hoy',
  tomorrow: 'Mañana',
  count: { one: '{count} reserva', other: '{count} reservas' },
  more_than: 'Más de {count} reservas',
  came: 'Vino',
  no_show: 'No vino',
  cancel: 'Cancelar',
  cancelled: 'La reserva de {name} se está cancelando; recibirá un mensaje.',
  noted: 'Anotado.',
  none: 'No hay reservas desde este día.',
  none_note:
    'Aquí aparece lo que los visitantes reservan en el chat, por teléfono o en su página de reservas.',
  none_found: 'Ninguna reserva coincide.',
  clear_filter: 'Mostrar todas desde hoy',
  earlier: 'Mostrar los últimos 30 días',
  conversation: 'Conversación',
}

export default bookings
