import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const finder: Translated<typeof english> = {
  title: 'Buscar o hacer',
  placeholder: 'Un nombre, un número, una página…',
  recent: 'Abierto recientemente',
  pages: 'Páginas',
  actions: 'Hacer',
  kinds: {
    conversation: 'Conversaciones',
    lead: 'Personas',
    booking: 'Reservas',
    call: 'Llamadas',
    source: 'Conocimiento',
    gap: 'Preguntas sin respuesta',
    chat_link: 'Enlaces de chat',
    template: 'Plantillas',
    broadcast: 'Envíos masivos',
    questionnaire: 'Cuestionarios',
    member: 'Equipo',
  },
  to: {
    needs: 'Bandeja de entrada: le necesitan',
    open: 'Bandeja de entrada: conversaciones abiertas',
    all: 'Bandeja de entrada: todas las conversaciones',
    stages: 'Personas por fase',
    import_people: 'Importar personas',
    gaps: 'Preguntas sin respuesta',
    sources: 'Fuentes del conocimiento',
    websites: 'Sitios web leídos',
    checks: 'Comprobaciones del asistente',
    photos: 'Fotos',
    priority: 'Qué fuente cuenta primero',
    forgotten: 'Lo que se ha olvidado',
    bookings_today: 'Reservas de hoy',
  },
  do: {
    longest: 'Responder a quien más espera',
    sign_out: 'Cerrar sesión',
  },
  results: { one: '{count} resultado', other: '{count} resultados' },
  nothing: 'No se ha encontrado nada para «{q}».',
  searching: 'Buscando…',
  failed: 'En este momento no se puede buscar en los registros.',
  hint: '↑ ↓ para elegir, Enter para abrir, Esc para cerrar',
}

export default finder
