import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const keys: Translated<typeof english> = {
  title: 'Skróty klawiszowe',
  note: 'Podczas pisania litery nie działają jako skróty.',
  everywhere: 'Wszędzie',
  inbox: 'W skrzynce',
  knowledge: 'W wiedzy',
  find: 'Znajdź lub zrób',
  go_to: 'Przejdź: {area}',
  undo: 'Cofnij ostatnią czynność',
  list: 'Ta lista',
  move: 'Następna i poprzednia',
  open: 'Otwórz',
  select: 'Zaznacz',
  search: 'Szukaj',
  reply: 'Odpowiedz',
  send: 'Wyślij',
  done: 'Gotowe i przejdź do następnej',
  take_over: 'Przejmij',
  hand_back: 'Oddaj asystentowi',
  snooze: 'Odłóż',
  back: 'Wróć do listy',
  ask: 'Zapytaj swoją recepcję',
  teach: 'Naucz',
  new_booking: 'Nowa rezerwacja',
}

export default keys
