import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const assistant: Translated<typeof english> = {
  speaks: 'Cómo habla',
  questions: 'Preguntas para empezar',
  questions_note:
    'Una por línea, {count} como máximo. Se ofrecen a los visitantes. Vacío: las preguntas enseñadas de las que salieron más respuestas.',
  questions_many: '{count} preguntas como máximo.',
  questions_long: 'Una pregunta tiene {count} caracteres como máximo.',
  may: 'Qué puede hacer',
  may_note: 'Lo que está desactivado no se ofrece en ninguna parte: ni en sus páginas ni por el asistente.',
  may_chat: 'Chatear con los visitantes',
  may_call: 'Hablar con ellos de viva voz',
  may_book: 'Aceptar reservas',
  mails: 'Correos que llegan',
  mails_off: 'Dejarlos a las personas',
  mails_draft: 'Redactar borradores para que los envíe una persona',
  mails_auto: 'Responder por sí mismo a lo que sabe con seguridad',
  models: 'Qué modelo responde',
  models_note: 'Lo elige quien gestiona esta instalación. Las cifras son las de este mes.',
  built_in: 'Integrado: las respuestas se toman palabra por palabra de lo que usted enseñó. No cuesta nada.',
  asked_first: 'se pregunta primero',
  asked_second: 'se pregunta cuando falla el primero',
  asked_never: 'ya no se usa',
  answers: { one: '{count} respuesta', other: '{count} respuestas' },
  tokens: '{read} tokens leídos, {written} escritos',
  estimated: 'en parte estimados',
  cost: '{month} este mes, {each} por respuesta',
  no_price: 'No hay precio indicado, así que no se sabe cuánto cuesta.',
  price: '{read} por un millón de tokens leídos, {written} por un millón escritos',
  steps_in: 'Donde no responde ningún modelo, responde el asistente integrado.',
  try_title: 'Pruébelo',
  try_note: 'Responde con lo que está guardado. Nada de esto llega a los visitantes ni a las estadísticas.',
  try_label: 'Una pregunta, como la haría un visitante',
  try_send: 'Preguntar',
  greets: 'Sus primeras palabras ahora',
}

export default assistant
