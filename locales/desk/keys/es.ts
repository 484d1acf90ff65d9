import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Teclas',
  note: 'Las letras no hacen nada mientras escribe.',
  everywhere: 'En todas partes',
  inbox: 'En la bandeja de entrada',
  knowledge: 'En el conocimiento',
  find: 'Buscar o hacer',
  go_to: 'Ir a {area}',
  undo: 'Deshacer lo último',
  list: 'Esta lista',
  move: 'Siguiente y anterior',
  open: 'Abrir',
  select: 'Seleccionar',
  search: 'Buscar',
  reply: 'Responder',
  send: 'Enviar',
  done: 'Hecho, y a la siguiente',
  take_over: 'Hacerse cargo',
  hand_back: 'Devolver al asistente',
  snooze: 'Posponer',
  back: 'Volver a la lista',
  ask: 'Preguntar a su recepción',
  teach: 'Enseñar',
  new_booking: 'Nueva reserva',
}

export default keys
