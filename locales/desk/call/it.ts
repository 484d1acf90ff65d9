import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Com’è andata',
  first_words: 'Prime parole dopo {time}',
  slowest: 'la più lenta {time}',
  hears: 'Ha ascoltato {name}',
  thinks: 'Ha risposto {name}',
  speaks: 'Ha parlato {name}',
  stage_endpoint: 'Certo che avesse finito',
  stage_recognition: 'Parole riconosciute',
  stage_model: 'Risposta trovata',
  stage_voice: 'Voce pronta',
  answers: 'Quanto è durata ogni risposta',
  not_heard: 'Non più sentito: {text}',
  used: '{heard} di voce riconosciuta, {spoken} caratteri pronunciati, {tokens} token di un modello linguistico',
  used_plain: '{heard} di voce riconosciuta, {spoken} caratteri pronunciati',
  cost: 'Circa {price}',
  cost_least: 'Almeno {price}',
  happened: 'Che cosa è successo',
  event: {
    line_lost: 'La linea è caduta',
    line_back: 'La linea è tornata',
    hung_up_caller: 'Chi chiamava ha riagganciato',
    hung_up_us: 'L’assistente ha riagganciato',
    transfer_begun: 'Passaggio della chiamata a {detail}',
    transfer_accepted: 'Una persona ha preso la chiamata',
    transfer_missed: 'Nessuno ha preso la chiamata',
    outage: 'L’assistente non poteva sentire o parlare; è subentrata la voce dell’operatore',
    message_left: 'Chi chiamava ha lasciato un messaggio',
    recording_begun: 'Registrazione iniziata',
    recording_paused: 'Registrazione in pausa',
    recording_resumed: 'Registrazione ripresa',
    lines_busy: 'Tutte le linee erano occupate',
  },
}

export default call
