import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Jak poszło',
  first_words: 'Pierwsze słowa po {time}',
  slowest: 'najwolniej {time}',
  hears: 'Słuchał {name}',
  thinks: 'Odpowiadał {name}',
  speaks: 'Mówił {name}',
  stage_endpoint: 'Pewność, że osoba skończyła',
  stage_recognition: 'Słowa rozpoznane',
  stage_model: 'Odpowiedź znaleziona',
  stage_voice: 'Głos gotowy',
  answers: 'Ile trwała każda odpowiedź',
  not_heard: 'Już niesłyszane: {text}',
  used: '{heard} rozpoznanej mowy, {spoken} wypowiedzianych znaków, {tokens} tokenów modelu językowego',
  used_plain: '{heard} rozpoznanej mowy, {spoken} wypowiedzianych znaków',
  cost: 'Około {price}',
  cost_least: 'Co najmniej {price}',
  happened: 'Co się działo',
  event: {
    line_lost: 'Linia została zerwana',
    line_back: 'Linia wróciła',
    hung_up_caller: 'Dzwoniący się rozłączył',
    hung_up_us: 'Asystent się rozłączył',
    transfer_begun: 'Łączenie z {detail}',
    transfer_accepted: 'Ktoś odebrał połączenie',
    transfer_missed: 'Nikt nie odebrał połączenia',
    outage: 'Asystent nie mógł słyszeć ani mówić; przejął głos operatora',
    message_left: 'Dzwoniący zostawił wiadomość',
    recording_begun: 'Nagrywanie rozpoczęte',
    recording_paused: 'Nagrywanie wstrzymane',
    recording_resumed: 'Nagrywanie wznowione',
    lines_busy: 'Wszystkie linie były zajęte',
  },
}

export default call
