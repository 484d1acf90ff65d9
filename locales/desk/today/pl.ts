import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const today: Translated<typeof english> = {
  morning: 'Dzień dobry, {name}',
  afternoon: 'Dzień dobry, {name}',
  evening: 'Dobry wieczór, {name}',
  morning_nobody: 'Dzień dobry',
  afternoon_nobody: 'Dzień dobry',
  evening_nobody: 'Dobry wieczór',
  new_booking: 'Nowa rezerwacja',

  needs: 'Czeka na Ciebie',
  needs_all: {
    one: 'Pokaż {count}',
    few: 'Wszystkie {count}',
    many: 'Wszystkie ({count})',
    other: 'Wszystkie ({count})',
  },
  needs_none: 'Nikt na Ciebie nie czeka.',
  needs_none_note:
    'Gdy asystent nie zna odpowiedzi albo ktoś prosi o rozmowę z człowiekiem, najpierw widać to tutaj.',
  unknown: 'Ktoś',
  need: {
    unanswered: '{title}',
    handover: 'Prośba o rozmowę z człowiekiem: „{title}”',
    callback: 'Prośba o oddzwonienie: „{title}”',
    email_draft: 'Szkic jest gotowy: „{title}”',
    failed_booking: 'Rezerwacja się nie powiodła: {title}',
    failed_check: 'Test się nie powiódł: „{title}”',
    failed_webhook: '{title}',
    failed_mail: '{title}',
  },
  waits: 'Czeka {time}',

  bookings: 'Dzisiejsze rezerwacje',
  bookings_all: 'Wszystkie rezerwacje',
  bookings_none: 'Dzisiaj nie ma rezerwacji.',
  bookings_none_note: 'Goście rezerwują na czacie, przez telefon albo na Twojej stronie rezerwacji.',
  bookings_more: {
    one: 'i jeszcze {count}',
    few: 'i jeszcze {count}',
    many: 'i jeszcze {count}',
    other: 'i jeszcze {count}',
  },
  no_name: 'Bez nazwiska',

  answered: 'Odpowiedzi asystenta',
  answered_days: '28 dni',
  answered_none: 'Nie ma jeszcze pytań.',
  answered_none_note:
    'Udostępnij stronę czatu albo umieść widżet na swojej stronie i samodzielnie o coś zapytaj.',
  answered_open: 'W ciągu 28 dni asystent odpowiedział na {share} pytań. Pokaż rozmowy',
  up: 'wzrost o {count}',
  down: 'spadek o {count}',
  same: 'jak wcześniej',
  trend: 'Udział pytań z odpowiedzią, dzień po dniu: {first} w dniu {from}, {last} w dniu {to}',
  day: '{date}: {share}',

  once: 'Odpowiedz raz',
  once_all: 'Wszystkie luki',
  once_answers: {
    one: 'Brakuje jednej odpowiedzi.',
    few: 'Brakuje {count} odpowiedzi.',
    many: 'Brakuje {count} odpowiedzi.',
    other: 'Brakuje {count} odpowiedzi.',
  },
  once_asked: {
    one: 'W tym miesiącu jedno pytanie pozostało bez odpowiedzi.',
    few: 'W tym miesiącu {count} pytania pozostały bez odpowiedzi.',
    many: 'W tym miesiącu {count} pytań pozostało bez odpowiedzi.',
    other: 'W tym miesiącu {count} pytania pozostało bez odpowiedzi.',
  },
  once_none: 'Nie ma luk.',
  once_none_note:
    'Tu pojawia się to, na co asystent nie znał odpowiedzi. Wystarczy, że odpowiesz raz; potem odpowiada już on.',
  asked: {
    one: 'Zapytano raz',
    few: 'Zapytano {count} razy',
    many: 'Zapytano {count} razy',
    other: 'Zapytano {count} razy',
  },
  times: '{count}×',
  your_answer: 'Twoja odpowiedź',
  your_answer_hint: 'Tak, jak do gościa',
  teach: 'Naucz',
  teach_and_tell: {
    one: 'Naucz i odpowiedz {count} czekającej osobie',
    few: 'Naucz i odpowiedz {count} czekającym osobom',
    many: 'Naucz i odpowiedz {count} czekającym osobom',
    other: 'Naucz i odpowiedz {count} czekającym osobom',
  },
  taught: 'Zapamiętano. Od teraz asystent na to odpowiada.',
  taught_told: {
    one: 'Zapamiętano, {count} gość dostaje odpowiedź.',
    few: 'Zapamiętano, {count} gości dostaje odpowiedź.',
    many: 'Zapamiętano, {count} gości dostaje odpowiedź.',
    other: 'Zapamiętano, {count} gościa dostaje odpowiedź.',
  },

  week: 'Ostatnie 7 dni',
  conversations: 'Rozmowy',
  bookings_made: 'Rezerwacje',
  leads: 'Nowe kontakty',
  first_answer: 'Pierwsza odpowiedź',
  median: 'mediana',
  than_before: '{change} wobec poprzednich 7 dni',
  none_before: 'jak w poprzednich 7 dniach',
  reports: 'Raporty',

  steps: 'Pierwsze kroki',
  steps_done: '{done} z {all}',
  step: {
    knowledge: 'Daj asystentowi do przeczytania swoją stronę albo dokument',
    answer: 'Zobacz, jak odpowiada na pytanie',
    hours: 'Podaj godziny otwarcia',
    link: 'Udostępnij link do czatu',
    colleague: 'Zaproś kogoś z zespołu',
    channel: 'Podłącz telefon albo skrzynkę pocztową',
  },
  step_go: 'Zacznij',
  step_done: 'Gotowe: {step}',
}

export default today
