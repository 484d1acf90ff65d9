import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Wie es lief',
  first_words: 'Erste Worte nach {time}',
  slowest: 'langsamste {time}',
  hears: '{name} hat gehört',
  thinks: '{name} hat geantwortet',
  speaks: '{name} hat gesprochen',
  stage_endpoint: 'Sicher, dass sie fertig sind',
  stage_recognition: 'Worte erkannt',
  stage_model: 'Antwort gefunden',
  stage_voice: 'Stimme bereit',
  answers: 'Wie lange jede Antwort brauchte',
  not_heard: 'Nicht mehr gehört: {text}',
  used: '{heard} Sprache erkannt, {spoken} Zeichen gesprochen, {tokens} Token eines Sprachmodells',
  used_plain: '{heard} Sprache erkannt, {spoken} Zeichen gesprochen',
  cost: 'Etwa {price}',
  cost_least: 'Mindestens {price}',
  happened: 'Was geschah',
  event: {
    line_lost: 'Die Leitung brach ab',
    line_back: 'Die Leitung war wieder da',
    hung_up_caller: 'Der Anrufer legte auf',
    hung_up_us: 'Der Assistent legte auf',
    transfer_begun: 'Wird mit {detail} verbunden',
    transfer_accepted: 'Ein Mensch nahm den Anruf an',
    transfer_missed: 'Niemand nahm den Anruf an',
    outage: 'Der Assistent konnte nicht hören oder sprechen; die Stimme des Telefonanbieters übernahm',
    message_left: 'Der Anrufer hinterließ eine Nachricht',
    recording_begun: 'Aufnahme begann',
    recording_paused: 'Aufnahme unterbrochen',
    recording_resumed: 'Aufnahme ging weiter',
    lines_busy: 'Alle Leitungen waren belegt',
  },
}

export default call
