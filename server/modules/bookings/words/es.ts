import type { Words } from './words.ts'

export const es: Words = {
  mail: {
    subject_confirmation: 'Reservado: {service}, {when}',
    subject_change: 'Nueva hora: {service}, {when}',
    subject_cancellation: 'Cancelado: {service}, {when}',
    subject_reminder: 'Recordatorio: {service}, {when}',
    hello: 'Hola, {name}:',
    confirmation: 'su reserva en {business} está confirmada:',
    change: 'su reserva en {business} ha cambiado. Ahora es:',
    cancellation: 'su reserva en {business} está cancelada:',
    reminder: 'le recordamos su reserva en {business}:',
    reason: 'Motivo: {reason}',
    manage: 'Puede moverla o cancelarla aquí:',
    book_again: 'Puede reservar otra hora aquí:',
  },
  talk: {
    which_service: '¿Qué desea reservar? Ofrecemos: {services}.',
    offers: 'Para {service} están libres: {times}. ¿Cuál le viene bien?',
    not_free: '{when} no está libre.',
    nothing_free: 'Lo siento, ahora no hay horas libres para {service}. He avisado al equipo.',
    ask_name: 'Con gusto: {service}, {when}. ¿A nombre de quién hago la reserva?',
    ask_contact: 'Gracias, {name}. ¿Qué correo electrónico o teléfono anoto?',
    confirm: '¿Reservo {service} para {name}, {when}?',
    confirm_move: '¿Muevo {service} a {when}?',
    confirm_cancel: '¿Cancelo {service}, {when}?',
    booked: 'Reservado para {name}: {service}, {when}.',
    moved: 'Cambiado: {service} es ahora {when}.',
    cancelled: 'Cancelado: {service}, {when}.',
    manage: 'Puede moverlo o cancelarlo aquí: {url}',
    none_of_yours:
      'Solo puedo cambiar lo que se reservó en esta conversación. Use el enlace de su confirmación o reserve aquí: {url}',
    dropped: 'De acuerdo, lo he dejado todo como estaba.',
    paused: 'Las reservas están en pausa en este momento.',
    failed: 'Lo siento, no ha funcionado. El equipo de {business} está avisado y se ocupará.',
    wants:
      'pedir cita|pedir una cita|reservar una cita|una cita|quiero reservar|quisiera reservar|me gustaría reservar|puedo reservar|hacer una reserva|reservar un|reservar una|horas libres|citas disponibles|disponibilidad|cita previa',
    nouns: 'cita|reservar|reserva|turno',
    cancels: 'cancelar|anular|no puedo ir|no podré ir',
    moves:
      'cambiar la cita|cambiar mi cita|mover la cita|mover mi cita|aplazar|reprogramar|otra hora|cambiar la hora',
    stops: 'déjalo|déjelo|olvídalo|olvídelo|no importa|ahora no|no reserves|no reserve',
  },
}
