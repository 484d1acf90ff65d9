import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Tasten',
  note: 'Solange Sie schreiben, lösen Buchstaben nichts aus.',
  everywhere: 'Überall',
  inbox: 'Im Posteingang',
  knowledge: 'Im Wissen',
  find: 'Suchen oder ausführen',
  go_to: 'Zu „{area}“',
  undo: 'Letzten Schritt rückgängig machen',
  list: 'Diese Liste',
  move: 'Vor und zurück',
  open: 'Öffnen',
  select: 'Auswählen',
  search: 'Suchen',
  reply: 'Antworten',
  send: 'Senden',
  done: 'Erledigt, und weiter zum nächsten',
  take_over: 'Übernehmen',
  hand_back: 'An den Assistenten zurückgeben',
  snooze: 'Zurückstellen',
  back: 'Zurück zur Liste',
  ask: 'Ihren Empfang fragen',
  teach: 'Beibringen',
  new_booking: 'Neuer Termin',
}

export default keys
