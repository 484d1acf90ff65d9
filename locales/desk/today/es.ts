import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  morning_nobody: 'Buenos días',
  afternoon_nobody: 'Buenas tardes',
  evening_nobody: 'Buenas noches',
  new_booking: 'Nueva reserva',

  needs: 'Le necesitan ahora',
  needs_all: { one: 'Ver {count}', other: 'Ver las {count}' },
  needs_none: 'Nadie le espera.',
  needs_none_note:
    'Cuando el asistente no sepa responder, o alguien quiera hablar con una persona, lo leerá primero aquí.',
  unknown: 'Alguien',
  need: {
    unanswered: '{title}',
    handover: 'Quiere hablar con una persona: «{title}»',
    callback: 'Quiere que le llamen: «{title}»',
    email_draft: 'Hay un borrador listo: «{title}»',
    failed_booking: 'Ha fallado una reserva: {title}',
    failed_check: 'Falla una comprobación: «{title}»',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Espera desde hace {time}',

  bookings: 'Reservas de hoy',
  bookings_all: 'Todas las reservas',
  bookings_none: 'Hoy no hay reservas.',
  bookings_none_note: 'Los visitantes reservan en un chat, por teléfono o en su página de reservas.',
  bookings_more: { one: 'y {count} más', other: 'y {count} más' },
  no_name: 'Sin nombre',

  answered: 'Respondido por el asistente',
  answered_days: '28 días',
  answered_none: 'Todavía no hay preguntas.',
  answered_none_note:
    'Comparta su página de chat o ponga el widget en su sitio web, y pregúntele algo usted mismo.',
  answered_open:
    'El asistente respondió al {share} de las preguntas de los últimos 28 días. Mostrar las conversaciones',
  up: 'sube {count}',
  down: 'baja {count}',
  same: 'como antes',
  trend: 'Proporción respondida, día a día: {first} el {from}, {last} el {to}',
  day: '{date}: {share}',

  once: 'Responder una vez',
  once_all: 'Todas las lagunas',
  once_answers: { one: 'Falta una respuesta.', other: 'Faltan {count} respuestas.' },
  once_asked: {
    one: 'Este mes quedó una pregunta sin respuesta.',
    other: 'Este mes quedaron {count} preguntas sin respuesta.',
  },
  once_none: 'No hay lagunas.',
  once_none_note:
    'Aquí aparece lo que el asistente no supo responder. Usted responde una vez y él responde desde entonces.',
  asked: { one: 'Preguntado una vez', other: 'Preguntado {count} veces' },
  times: '{count}×',
  your_answer: 'Su respuesta',
  your_answer_hint: 'Como se lo diría a un visitante',
  teach: 'Enseñar',
  teach_and_tell: {
    one: 'Enseñar y avisar a {count} que espera',
    other: 'Enseñar y avisar a {count} que esperan',
  },
  taught: 'Enseñado. El asistente lo responde desde ahora.',
  taught_told: {
    one: 'Enseñado, y se avisa a {count} visitante.',
    other: 'Enseñado, y se avisa a {count} visitantes.',
  },

  week: 'Los últimos 7 días',
  conversations: 'Conversaciones',
  bookings_made: 'Reservas',
  leads: 'Contactos nuevos',
  first_answer: 'Primera respuesta',
  median: 'mediana',
  than_before: '{change} respecto a los 7 días anteriores',
  none_before: 'igual que los 7 días anteriores',
  reports: 'Informes',

  steps: 'Primeros pasos',
  steps_done: '{done} de {all}',
  step: {
    knowledge: 'Deje que el asistente lea su sitio web o un documento',
    answer: 'Vea cómo responde a una pregunta',
    hours: 'Indique su horario',
    link: 'Comparta un enlace de chat',
    colleague: 'Invite a un compañero',
    channel: 'Conecte un teléfono o un buzón de correo',
  },
  step_go: 'Empezar',
  step_done: 'Hecho: {step}',
}

export default today
