import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Jak mówi',
  questions: 'Pytania na początek',
  questions_note:
    'Jedno w wierszu, najwyżej {count}. Są proponowane odwiedzającym. Puste: nauczone pytania, z których pochodzi najwięcej odpowiedzi.',
  questions_many: 'Najwyżej {count} pytań.',
  questions_long: 'Pytanie ma najwyżej {count} znaków.',
  may: 'Co może robić',
  may_note:
    'Tego, co jest wyłączone, nie proponuje się nigdzie: ani na Twoich stronach, ani przez asystenta.',
  may_chat: 'Pisać na czacie z odwiedzającymi',
  may_call: 'Rozmawiać z nimi głosem',
  may_book: 'Przyjmować rezerwacje',
  mails: 'Przychodzące e-maile',
  mails_off: 'Zostawiać je ludziom',
  mails_draft: 'Przygotowywać odpowiedzi, które wysyła człowiek',
  mails_auto: 'Samodzielnie odpowiadać na to, czego jest pewien',
  models: 'Który model odpowiada',
  models_note: 'Wybiera go ten, kto prowadzi tę instalację. Liczby dotyczą tego miesiąca.',
  built_in: 'Wbudowany: odpowiedzi są brane słowo w słowo z tego, czego go nauczono. Nic to nie kosztuje.',
  asked_first: 'pytany jako pierwszy',
  asked_second: 'pytany, gdy pierwszy zawiedzie',
  asked_never: 'już nieużywany',
  answers: {
    one: '{count} odpowiedź',
    few: '{count} odpowiedzi',
    many: '{count} odpowiedzi',
    other: '{count} odpowiedzi',
  },
  tokens: 'Tokeny przeczytane: {read}, napisane: {written}',
  estimated: 'częściowo szacowane',
  cost: '{month} w tym miesiącu, {each} za odpowiedź',
  no_price: 'Nie podano ceny, więc koszt nie jest znany.',
  price: '{read} za milion przeczytanych tokenów, {written} za milion napisanych',
  steps_in: 'Gdzie nie odpowiada żaden model, odpowiada wbudowany asystent.',
  try_title: 'Wypróbuj',
  try_note: 'Odpowiada tym, co zapisano. Nic z tego nie trafia do odwiedzających ani do statystyk.',
  try_label: 'Pytanie, jakie zadałby odwiedzający',
  try_send: 'Zapytaj',
  greets: 'Jego pierwsze słowa teraz',
}

export default assistant
