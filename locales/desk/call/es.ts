import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const call: Translated<typeof english> = {
  title: 'Cómo fue',
  first_words: 'Primeras palabras tras {time}',
  slowest: 'la más lenta {time}',
  hears: 'Escuchó {name}',
  thinks: 'Respondió {name}',
  speaks: 'Habló {name}',
  stage_endpoint: 'Seguro de que había terminado',
  stage_recognition: 'Palabras reconocidas',
  stage_model: 'Respuesta encontrada',
  stage_voice: 'Voz lista',
  answers: 'Cuánto tardó cada respuesta',
  not_heard: 'Ya no se oyó: {text}',
  used: '{heard} de voz reconocida, {spoken} caracteres hablados, {tokens} tokens de un modelo de lenguaje',
  used_plain: '{heard} de voz reconocida, {spoken} caracteres hablados',
  cost: 'Unos {price}',
  cost_least: 'Al menos {price}',
  happened: 'Qué pasó',
  event: {
    line_lost: 'Se perdió la línea',
    line_back: 'La línea volvió',
    hung_up_caller: 'La persona colgó',
    hung_up_us: 'El asistente colgó',
    transfer_begun: 'Pasando la llamada a {detail}',
    transfer_accepted: 'Una persona atendió la llamada',
    transfer_missed: 'Nadie atendió la llamada',
    outage: 'El asistente no podía oír ni hablar; siguió la voz del operador',
    message_left: 'La persona dejó un mensaje',
    recording_begun: 'Empezó la grabación',
    recording_paused: 'Grabación en pausa',
    recording_resumed: 'La grabación siguió',
    lines_busy: 'Todas las líneas estaban ocupadas',
  },
}

export default call
