import type { Words } from './words.ts'

export const es: Words = {
  says: {
    greeting:
      '¡Hola, {name}! Soy el asistente de IA de {business}. Gracias por su tiempo. Tengo algunas preguntas para usted.',
    how: 'En cualquier momento puede pedirme que repita una pregunta, que la salte o que espere un momento.',
    welcome_back: '¡Le doy de nuevo la bienvenida! Sigamos donde lo dejamos.',
    thanks: ['Gracias.', 'Entiendo, gracias.', 'Muy bien, gracias.'],
    more: '¿Podría contarme un poco más sobre eso?',
    skipped: 'De acuerdo, dejamos esa aparte.',
    again: 'Con gusto, una vez más:',
    take_time: 'Por supuesto. Tómese su tiempo.',
    sure: '¿Desea terminar la conversación aquí? Diga sí o no, por favor.',
    go_on: 'Bien, entonces sigamos.',
    cannot_say: 'Sobre eso no puedo decir nada aquí.',
    patient: 'Tómese su tiempo. Le escucho.',
    still_there: '¿Sigue ahí? Puedo repetir la pregunta, o la saltamos.',
    pardon: 'Perdón, no lo he entendido. ¿Podría decirlo otra vez?',
    trouble:
      'Lo siento, algo no funciona aquí. Lo que ha dicho está guardado: vuelva con el mismo enlace y seguimos donde lo dejamos.',
    closing: 'Esas eran todas mis preguntas. Muchas gracias por su tiempo, {name}. ¡Adiós!',
    closing_early: 'De acuerdo, terminamos aquí. Muchas gracias por su tiempo, {name}. ¡Adiós!',
  },
  hears: {
    skip: 'saltar|sáltela|saltar la pregunta|saltemos|siguiente|siguiente pregunta|la siguiente|la siguiente pregunta|paso|pasar|prefiero no responder|prefiero no contestar|no quiero responder|no quiero contestar|sin comentarios',
    repeat:
      'repetir|repita|repite|repetir la pregunta|repita la pregunta|puede repetir|otra vez|una vez más|de nuevo|cómo|perdón|cuál era la pregunta|qué ha dicho|qué dijo|no he entendido|no entendí|no lo he oído|no entendí la pregunta',
    wait: 'un momento|un minuto|un segundo|momento|espere|espera|un instante|déjeme pensar|déjame pensar|necesito pensar|deme un momento|deme un minuto',
    leave:
      'he terminado|ya terminé|terminé|terminar|parar|quiero parar|quiero terminar|terminar la conversación|terminar la entrevista|terminar aquí|basta|stop|tengo que irme|me tengo que ir|colgar',
  },
}
