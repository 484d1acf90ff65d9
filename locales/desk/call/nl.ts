import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Hoe het ging',
  first_words: 'Eerste woorden na {time}',
  slowest: 'traagste {time}',
  hears: '{name} luisterde',
  thinks: '{name} antwoordde',
  speaks: '{name} sprak',
  stage_endpoint: 'Zeker dat ze klaar waren',
  stage_recognition: 'Woorden herkend',
  stage_model: 'Antwoord gevonden',
  stage_voice: 'Stem klaar',
  answers: 'Hoe lang elk antwoord duurde',
  not_heard: 'Niet meer gehoord: {text}',
  used: '{heard} spraak herkend, {spoken} tekens gesproken, {tokens} tokens van een taalmodel',
  used_plain: '{heard} spraak herkend, {spoken} tekens gesproken',
  cost: 'Ongeveer {price}',
  cost_least: 'Minstens {price}',
  happened: 'Wat er gebeurde',
  event: {
    line_lost: 'De lijn viel weg',
    line_back: 'De lijn was terug',
    hung_up_caller: 'De beller hing op',
    hung_up_us: 'De assistent hing op',
    transfer_begun: 'Wordt doorverbonden met {detail}',
    transfer_accepted: 'Iemand nam het gesprek aan',
    transfer_missed: 'Niemand nam het gesprek aan',
    outage: 'De assistent kon niet horen of spreken; de stem van de provider nam het over',
    message_left: 'De beller liet een bericht achter',
    recording_begun: 'Opname begon',
    recording_paused: 'Opname gepauzeerd',
    recording_resumed: 'Opname ging verder',
    lines_busy: 'Alle lijnen waren bezet',
  },
}

export default call
