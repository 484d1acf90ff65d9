import type { Tongue } from './tongue.ts'

export const es: Tongue = {
  says: {
    hello: '¡Hola! ¿En qué puedo ayudarle?',
    welcome: '¡De nada! ¿Puedo ayudarle en algo más?',
    goodbye: '¡Hasta luego, que tenga un buen día!',
    who: 'Soy {agent}, el asistente de IA de {business}. Respondo con lo que {business} me ha enseñado y puedo pasar sus preguntas al equipo.',
    unknown: 'No tengo respuesta a eso. ¿Quiere que pase su pregunta al equipo de {business}?',
    meant: 'No estoy seguro de haberle entendido. ¿Quería decir: «{suggestion}»?',
    how_to_reach_you:
      '¿Cómo puede contactarle el equipo? Escriba su correo electrónico o su número de teléfono.',
    passed_on: 'Hecho: el equipo de {business} tiene su pregunta y puede contactarle en {contact}.',
    passed_on_unsigned: 'Hecho: el equipo de {business} tiene su pregunta.',
    anything_else: 'De acuerdo. ¿Puedo ayudarle en algo más?',
    handed_over: 'He avisado al equipo de {business} de que desea hablar con una persona.',
    cut_off:
      'Me he interrumpido y no he podido terminar esta respuesta. ¿Quiere que pase su pregunta al equipo de {business}?',
    our_hours: 'Nuestro horario:',
    open_on: '{day}: abrimos {hours}.',
    closed_on: '{day}: está cerrado.',
    closed_because: '{day}: está cerrado ({reason}).',
    closed: 'cerrado',
    open_now: 'Sí, ahora está abierto, hasta las {time}.',
    closed_now: 'Ahora mismo está cerrado.',
    opens_next: 'Volvemos a abrir: {when}.',
    address: 'Nos encontrará aquí: {address}',
    phone: 'Puede llamarnos al {phone}.',
    email: 'Puede escribirnos a {email}.',
    website: 'Nuestro sitio web: {website}',
  },
  hears: {
    greeting: 'hola|buenos días|buenas tardes|buenas noches|buenas|buen día|qué tal|cómo está|cómo estás',
    thanks: 'gracias|muchas gracias|mil gracias|perfecto|genial|estupendo|vale|ok',
    goodbye: 'adiós|hasta luego|hasta pronto|chao|chau|nos vemos|que tenga un buen día|eso es todo',
    yes: 'sí|si|claro|por supuesto|por favor|de acuerdo|vale|ok|exacto|correcto|adelante|desde luego',
    no: 'no|no gracias|no hace falta|déjelo|déjalo|incorrecto',
    who: 'quién eres|quién es usted|eres un bot|eres un robot|eres humano|eres una persona|es usted una persona|es usted un robot|cómo te llamas|cómo se llama usted|eres una ia',
    asks: 'cómo|cuánto|cuánta|cuántos|cuántas|qué|cuándo|dónde|cuál|cuáles|quién|por qué',
    person:
      'hablar con una persona|hablar con alguien|una persona real|persona real|hablar con un humano|hablar con un agente|hablar con un empleado|hablar con el equipo|hablar con un representante|hablar con el encargado|hablar con un asesor',
    person_alone:
      'persona|humano|agente|empleado|representante|asesor|encargado|llámenme|llámame|que me llamen|devolver la llamada|hablar',
    hours:
      'abierto|abiertos|abierta|abren|abre|abrís|abrir|horario|horarios|horas de apertura|apertura|qué hora|cerrado|cerrados|cierran|cierra|cerráis|cerrar|cierre',
    is_open: 'abierto|abiertos|abierta|abren|abre',
    when: 'cuándo|cuál|cuáles|qué|horario|horarios|hora|horas|hasta',
    now: 'ahora|ahora mismo|en este momento|actualmente|todavía',
    today: 'hoy|esta noche|esta tarde|esta mañana',
    tomorrow: 'mañana',
    weekend: 'fin de semana|fines de semana|finde',
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado|sábados', 'domingo|domingos'],
    address:
      'dirección|dónde están|dónde estáis|dónde se encuentran|dónde está|ubicación|ubicados|cómo llegar|dónde queda',
    phone: 'teléfono|número de teléfono|número|llamar|llamarles|por teléfono|móvil',
    email: 'correo|correo electrónico|email|e-mail|mail',
    website: 'sitio web|página web|web|página',
    reach: 'contactar|contacto|contactarles|ponerme en contacto|comunicarme|datos de contacto|localizarles',
    place: 'tienda|negocio|oficina|local|empresa|consulta|clínica|salón|equipo|restaurante',
    onward: 'y|y qué hay|y para|qué tal|también|o|pero|y si',
    pointing: 'eso|esto|ese|esa|este|esta|esos|esas|aquello|lo|la|los|las|ello|ellos|allí|ahí|mismo',
    courtesy:
      'por favor|decir|decirme|saber|quisiera|quiero|querría|gustaría|podría|pregunta|día|días|hora|horas|normalmente|exactamente|hola|gracias|cuál|cuáles|dar|darme|tienen|tiene|su|sus|vuestro|vuestra|semana|habitual|hasta|desde',
  },
}
