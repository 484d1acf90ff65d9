import type { Locale } from './types.ts'

export const writing: Locale['writing'] = {
  direction: 'ltr',
  script: 'Latin',
  letters: '¿¡ñ',
  spaced: true,
  joined: '',
}

export const chat: Locale['chat'] = {
  skip: 'Ir al cuadro de mensaje',
  greeting: '¡Hola! ¿En qué podemos ayudar?',
  assistant_of: 'Asistente de IA de {business}',
  contact: 'Contacto',
  call: 'Llamar',
  email: 'Correo',
  website: 'Sitio web',
  reach_directly: 'También puede contactar directamente con {business}:',
  needs_script: 'Este chat necesita JavaScript, que está desactivado en este navegador.',
  you_could_ask: 'Puede preguntar',
  conversation: 'Conversación con {agent}',
  you: 'Usted',
  your_message: 'Su mensaje',
  write_to: 'Escribir a {agent}…',
  send: 'Enviar',
  stop: 'Detener la respuesta',
  retry: 'Intentar de nuevo',
  newest: 'Ir al último mensaje',
  typing: '{agent} está escribiendo…',
  with_person: 'Está hablando con {person}.',
  choices: 'Respuestas posibles',
  sources: 'Fuentes',
  stopped: 'Detenido.',
  passed_on: 'Transmitido al equipo de {business}.',
  offline: 'No tiene conexión. Puede seguir leyendo; su mensaje se enviará cuando vuelva la conexión.',
  not_delivered: 'No se pudo entregar su mensaje.',
  interrupted: 'La respuesta se interrumpió.',
  our_fault: 'Algo ha fallado por nuestra parte.',
  busy: 'Ahora mismo escriben muchas personas. Puede intentarlo de nuevo en {time}.',
  busy_over: 'Hace un momento escribían muchas personas. Ya puede intentarlo de nuevo.',
  gone: 'Esta página de chat ya no está disponible.',
  no_chat: 'Aquí no se ofrece chat escrito.',
  characters_left: 'Quedan {count} caracteres',
  characters_over: 'Sobran {count} caracteres',
  start_again: 'Empezar de nuevo',
  start_again_ask: '¿Empezar una conversación nueva?',
  start_again_note: 'Esta conversación desaparecerá de la página.',
  cancel: 'Cancelar',
  not_found: 'Página de chat no encontrada',
  not_found_note:
    'Puede que el enlace esté mal escrito o que ya no se use. Pida uno nuevo a quien se lo dio.',
}

export const panel: Locale['panel'] = {
  chat: 'Chat',
  book: 'Reservar',
  close: 'Cerrar',
  talk_to_person: 'Hablar con una persona',
  ask_person: 'Quiero hablar con una persona.',
  leave_details: 'Deje sus datos y {business} se pondrá en contacto',
  thanks: 'Gracias. {business} ha recibido su mensaje y se pondrá en contacto con usted.',
  another: 'Enviar otro mensaje',
}

export const launcher: Locale['launcher'] = {
  open: 'Abrir el chat',
  close: 'Cerrar el chat',
  news: 'mensaje nuevo',
  unreachable: 'No se puede abrir el chat en este momento. Compruebe la conexión e inténtelo de nuevo.',
}

export const booking: Locale['booking'] = {
  book_at: 'Reservar en {business}',
  your_booking: 'Su reserva en {business}',
  needs_script: 'Para reservar en línea hace falta JavaScript, desactivado en este navegador.',
  nothing: 'En este momento no se puede reservar nada en línea.',
  choose_service: '¿Qué desea reservar?',
  minutes: '{count} min',
  change: 'Cambiar',
  choose_day: 'Elija un día',
  choose_time: 'Horas del {day}',
  previous_month: 'Mes anterior',
  next_month: 'Mes siguiente',
  free_times: 'horas libres',
  timezone: 'Zona horaria de las horas',
  no_times: 'No hay horas libres en {month}.',
  loading: 'Buscando horas libres…',
  left: 'quedan {count}',
  your_details: 'Sus datos',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  notes: 'Mensaje (opcional)',
  reachable: 'Basta un correo electrónico o un teléfono.',
  book: 'Reservar',
  booked: 'Su reserva está hecha',
  confirmation_to: 'Hemos enviado una confirmación a {email}.',
  keep_link: 'Guarde este enlace para mover o cancelar su reserva:',
  add_to_calendar: 'Añadir al calendario',
  manage: 'Mover o cancelar',
  taken: 'Esta hora acaba de ocuparse. Elija otra, por favor.',
  failed: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  offline: 'No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  busy: 'Hay muchas personas reservando. Inténtelo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  where: 'Lugar',
  change_time: 'Cambiar la hora',
  keep: 'Dejarla como está',
  move_to: 'Mover al {when}',
  moved: 'Su reserva se ha movido.',
  cancel_booking: 'Cancelar la reserva',
  cancel_ask: '¿Cancelar esta reserva?',
  cancel_reason: 'Motivo (opcional)',
  cancelled: 'Esta reserva está cancelada.',
  over: 'Esta reserva ya ha pasado.',
  book_again: 'Reservar otra hora',
}

export const session: Locale['session'] = {
  title: 'Preguntas de {business}',
  hello: 'Hola, {person}',
  how: 'Un asistente de IA le hace unas preguntas en voz alta y usted responde hablando. En cualquier momento puede pedirle que repita una pregunta, que la salte o que espere.',
  questions: 'Preguntas',
  time: 'Duración',
  minutes: 'unos {minutes} min',
  recorded: 'Grabación',
  audio: 'Lo que se dice se graba como sonido y se pone por escrito.',
  audio_video: 'Lo que se dice se graba con la imagen de su cámara y se pone por escrito.',
  none: 'Lo que se dice se pone por escrito. No se graba ni sonido ni imagen.',
  camera: 'Cámara',
  microphone: 'Micrófono',
  camera_on: 'Su cámara tiene que estar encendida. Nadie mira su imagen y no se guarda ninguna.',
  camera_recorded:
    'Su cámara tiene que estar encendida. Su imagen se graba y se guardan algunas fotos fijas.',
  camera_watched:
    'Su cámara tiene que estar encendida. Un programa mira su imagen más o menos una vez por segundo para ver quién está delante, y se guardan algunas fotos fijas. También se anota si sale de esta página.',
  readers: 'Quién lo ve',
  readers_media:
    '{business}. La grabación se borra a los 90 días como máximo y lo escrito a los {days} días.',
  readers_written: '{business}. Lo escrito se borra a los {days} días.',
  until: 'Este enlace se puede usar hasta el {time}.',
  agree: 'Lo he leído y estoy de acuerdo.',
  agree_first: 'Primero tiene que estar de acuerdo.',
  check: 'Comprobar cámara y micrófono',
  check_title: '¿Se le ve y se le oye?',
  allow: 'Su navegador pregunta si esta página puede usar la cámara y el micrófono. Permítalo, por favor.',
  preview: 'La imagen de su cámara',
  level: 'El volumen con que le oye el micrófono',
  say_something: 'Diga unas palabras: la barra debería moverse.',
  heard: 'Se le oye bien.',
  typing: 'Aquí no puedo hablar: escribiré mis respuestas',
  denied: 'Esta página no tiene permiso para usar su cámara o su micrófono.',
  help_chromium:
    'Haga clic en el icono a la izquierda de la dirección de la página, permita la cámara y el micrófono e inténtelo de nuevo.',
  help_firefox:
    'Haga clic en el icono tachado a la izquierda de la dirección, quite el bloqueo e inténtelo de nuevo.',
  help_safari:
    'Abra el menú «Safari», elija «Ajustes para este sitio web», permita la cámara y el micrófono e inténtelo de nuevo.',
  help_ios:
    'Toque el icono junto a la dirección, abra «Ajustes del sitio web», permita la cámara y el micrófono e inténtelo de nuevo.',
  no_camera:
    'No se encontró ninguna cámara. Esta conversación la necesita: conecte una o abra el enlace en un dispositivo que la tenga.',
  in_use: 'Otro programa está usando la cámara o el micrófono. Ciérrelo e inténtelo de nuevo.',
  no_start: 'No se pudo encender la cámara o el micrófono.',
  cannot_record:
    'Este navegador no puede grabar. Abra el enlace en una versión actual de Chrome, Edge, Firefox o Safari.',
  try_again: 'Intentar de nuevo',
  start: 'Empezar',
  start_note: 'El enlace solo se gasta al pulsar Empezar.',
  started_elsewhere:
    'Esta conversación se acaba de empezar en otra página. Vuelva a cargar esta página para seguir aquí.',
  welcome_back: 'Hola de nuevo, {person}',
  welcome_back_note: 'Usted ya empezó esta conversación. Puede seguir donde estaba hasta el {time}.',
  go_on: 'Seguir',
  begin: 'La conversación empieza.',
  question_of: 'Pregunta {n} de {of}',
  closing: 'Últimas palabras',
  repeat: 'Repetir',
  skip: 'Saltar',
  moment: 'Un momento',
  done: 'He terminado',
  end: 'Terminar',
  end_ask: '¿Terminar la conversación ahora? Lo que ha dicho hasta aquí llega a {business}.',
  end_yes: 'Terminar',
  recording_now: 'Grabando',
  frames: 'Imágenes examinadas: {frames}',
  recording_full: 'La grabación ha llegado a su tamaño máximo y termina aquí. La conversación sigue.',
  recording_failed: 'La grabación se interrumpió y ha vuelto a empezar.',
  no_upload:
    'Su grabación no se puede enviar en este momento. Queda guardada aquí y se enviará en cuanto sea posible.',
  minutes_left: 'quedan {minutes} min',
  camera_lost: 'Su cámara ya no da imagen. Compruébela, por favor.',
  camera_again: 'Encender la cámara',
  paused: 'La conversación se ha parado aquí. Lo que dijo está guardado.',
  elsewhere: 'La conversación sigue en otra ventana.',
  here: 'Seguir aquí',
  offline: 'No se puede llegar al servidor. Compruebe su conexión.',
  failed: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  thanks: 'Gracias, {person}',
  thanks_note: '{business} tiene sus respuestas.',
  saving: 'Se está enviando el resto de la grabación ({left}). Deje esta página abierta, por favor.',
  saved: 'Todo ha llegado. Puede cerrar esta página.',
  expired: 'Este enlace ha caducado',
  revoked: 'Este enlace ya no es válido',
  ask_again: 'Pida otro a {business}.',
  needs_script: 'Esta conversación necesita JavaScript, que está desactivado en este navegador.',
}

export const call: Locale['call'] = {
  speak: 'Hablar con {agent}',
  speak_note: 'De viva voz, aquí en el navegador.',
  recogniser:
    'Su navegador convierte en texto lo que usted dice. Para ello puede enviar el sonido a su fabricante.',
  shown: 'Este navegador no tiene voz: las respuestas se muestran.',
  typed: 'Aquí no se le puede oír: escriba lo que quiera decir.',
  fell_back: 'El sonido no llega, así que la llamada sigue sin él.',
  connecting: 'Conectando…',
  reconnecting: 'Se ha perdido la conexión. Conectando de nuevo…',
  talking: '{agent} le oye.',
  muted: 'Su micrófono está apagado.',
  mute: 'Apagar el micrófono',
  unmute: 'Encender el micrófono',
  hang_up: 'Colgar',
  type_instead: 'Mejor escribir',
  write: 'Escribir en lugar de hablar',
  captions: 'Lo que se dice',
  sound_blocked: 'El navegador retiene el sonido.',
  hear: 'Activar el sonido',
  ended: 'La llamada ha terminado.',
  ended_silence: 'La llamada ha terminado porque no se dijo nada.',
  ended_too_long: 'La llamada ha llegado a su duración máxima.',
  ended_failed: 'Algo ha fallado por nuestra parte y la llamada ha terminado.',
  lost: 'Se perdió la conexión y no volvió.',
  trouble: 'Algo no funciona por nuestra parte en este momento.',
  refused: 'No se ha podido hacer esta llamada.',
  call_again: 'Llamar otra vez',
  to_chat: 'Seguir en el chat',
  denied:
    'El micrófono no está permitido. Pulse el icono junto a la dirección de la página, permita el micrófono e inténtelo de nuevo.',
  system:
    'Su dispositivo no deja que el navegador use el micrófono. Permítalo en los ajustes de privacidad del sistema e inténtelo de nuevo.',
  blocked: 'Este sitio web no deja que sus páginas usen el micrófono.',
  insecure: 'El micrófono solo se puede usar en una página con dirección segura (https).',
  none: 'No se ha encontrado ningún micrófono. Conecte uno e inténtelo de nuevo.',
  in_use: 'Otro programa está usando el micrófono. Ciérrelo e inténtelo de nuevo.',
  unplugged: 'Se ha desconectado el micrófono.',
  failed: 'No se ha podido iniciar el micrófono.',
  request: 'Que le llamemos',
  request_now: 'Su teléfono sonará enseguida, con {agent}, asistente de IA de {business}, al aparato.',
  request_later: 'Alguien de {business} le devolverá la llamada.',
  name: 'Nombre',
  phone: 'Teléfono',
  about: '¿De qué se trata? (opcional)',
  consent:
    'Acepto que {business} me llame a este número por mi solicitud, también con la voz de un asistente de IA.',
  call_me: 'Llámenme',
  calling: 'Le estamos llamando al {phone}.',
  will_call: 'Gracias. Alguien de {business} le llamará al {phone}.',
  bad_phone: 'No se puede llamar a este número. Compruébelo y empiece por el prefijo del país.',
  busy: 'Se han pedido demasiadas llamadas. Inténtelo más tarde.',
  request_failed: 'No ha funcionado. Inténtelo de nuevo.',
}

export const unsubscribe: Locale['unsubscribe'] = {
  ask: '¿Darse de baja?',
  ask_note: '{business} no enviará más mensajes como este a {address}.',
  button: 'Darse de baja',
  done: 'Se ha dado de baja',
  done_note: '{business} ya no envía mensajes como este a {address}.',
  gone: 'Este enlace no funciona',
  gone_note: 'Puede que esté cortado. Ábralo otra vez desde el propio mensaje.',
}

export const account: Locale['account'] = {
  link_over: 'Este enlace ha caducado',
  forgotten: 'Contraseña olvidada',
  forgotten_note:
    'Indique con qué dirección inicia sesión. Le enviamos un enlace para elegir una contraseña nueva.',
  forgotten_over_note: 'Ya se ha usado o tiene más de una hora. Pida que le enviemos otro:',
  email: 'Correo electrónico',
  send_link: 'Enviar el enlace',
  sent: 'Mire su correo',
  sent_note: 'Si esta dirección tiene una cuenta, un enlace va de camino. Es válido durante una hora.',
  reset: 'Elegir una contraseña nueva',
  reset_note: 'Para {email} en {business}.',
  change_password: 'Cambiar la contraseña',
  changed: 'Su contraseña ha cambiado',
  changed_note:
    'Todas las sesiones abiertas con la anterior se han cerrado, en todos los dispositivos. Inicie sesión con la nueva.',
  join_business: 'Unirse a {business}',
  join_note: 'Se le ha invitado como {email}. Elija una contraseña para iniciar sesión.',
  name: 'Su nombre',
  join: 'Unirse',
  welcome: 'Le damos la bienvenida a {business}',
  welcome_note: 'Ha iniciado sesión en este navegador. En los demás, hágalo con {email} y su contraseña.',
  confirm_address: 'Confirmar su dirección',
  confirm_note: 'Desde ahora inicia sesión en {business} con {email}.',
  confirm: 'Confirmar',
  confirmed: 'Su dirección ha cambiado',
  confirmed_note: 'Inicie sesión con {email} y la contraseña que ya tiene.',
  email_over_note:
    'Ya se ha usado o tiene más de un día. Cambie otra vez su dirección para recibir uno nuevo.',
  invite_over: 'Esta invitación ha caducado',
  invite_over_note:
    'Ya se ha aceptado o tiene más de una semana. Pida otra a la persona propietaria del negocio.',
  password: 'Contraseña',
  password_rule: 'Al menos {count} caracteres. Unas pocas palabras se recuerdan mejor que unos pocos signos.',
  show_password: 'Mostrar la contraseña',
  needs_script: 'Para enviar este formulario hace falta JavaScript.',
  link_used: 'Este enlace ha caducado o ya se ha usado.',
  invite_used:
    'Esta invitación ha caducado o ya se ha usado. Pida otra a la persona propietaria del negocio.',
  check: 'Compruebe los datos introducidos.',
  busy: 'Demasiados intentos. Inténtelo de nuevo más tarde.',
}

export const message: Locale['message'] = {
  unsubscribe: 'Darse de baja',
  opt_out: 'Responda STOP para darse de baja',
  by_assistant:
    'Esta respuesta la ha escrito el asistente automático de {business}. Si desea hablar con una persona, responda a este correo y dígalo.',
}

export const bookingMail: Locale['bookingMail'] = {
  subject_confirmation: 'Reservado: {service}, {when}',
  subject_change: 'Nueva hora: {service}, {when}',
  subject_cancellation: 'Cancelado: {service}, {when}',
  subject_reminder: 'Recordatorio: {service}, {when}',
  hello: 'Hola, {name}:',
  confirmation: 'su reserva en {business} está confirmada:',
  change: 'su reserva en {business} ha cambiado. Ahora es:',
  cancellation: 'su reserva en {business} está cancelada:',
  reminder: 'le recordamos su reserva en {business}:',
  reason: 'Motivo: {reason}',
  manage: 'Puede moverla o cancelarla aquí:',
  book_again: 'Puede reservar otra hora aquí:',
}

export const accountMail: Locale['accountMail'] = {
  hello: 'Hola:',
  guessing_subject: 'Alguien intenta adivinar su contraseña',
  guessing:
    'alguien intenta entrar en su cuenta con contraseñas equivocadas. Nadie ha entrado. Durante las próximas horas no aceptamos más intentos desde navegadores en los que usted no haya iniciado sesión antes; los suyos siguen funcionando.',
  guessing_locked_out:
    'Si es usted quien no puede entrar en un navegador nuevo, elija allí una contraseña nueva y podrá entrar: {url}',
  guessing_codes_subject: 'Alguien conoce su contraseña',
  guessing_codes:
    'alguien ha introducido su contraseña correcta y después códigos equivocados. Nadie ha entrado, y durante un día no aceptamos más códigos desde navegadores en los que usted no haya iniciado sesión antes.',
  password_changed_subject: 'Se ha cambiado su contraseña',
  password_changed: 'se ha cambiado su contraseña y se han cerrado las demás sesiones.',
  email_changed_subject: 'Se ha cambiado su dirección de correo',
  email_changed: 'desde ahora inicia sesión con {email}, y los correos sobre su cuenta llegan allí.',
  email_changed_not_you:
    'Si no ha sido usted, avise de inmediato a la persona propietaria de su negocio o a quien administra este servidor.',
  second_factor_on_subject: 'Ahora se pide un código al iniciar sesión',
  second_factor_on:
    'se ha añadido una aplicación de autenticación a su cuenta: al iniciar sesión se pide también su código.',
  second_factor_off_subject: 'Ya no se pide un código al iniciar sesión',
  second_factor_off:
    'se ha quitado la aplicación de autenticación de su cuenta: basta la contraseña para iniciar sesión.',
  recovery_code_used_subject: 'Se ha usado un código de recuperación',
  recovery_code_used:
    'alguien, probablemente usted, ha iniciado sesión en su cuenta con un código de recuperación. No se puede volver a usar.',
  not_you: 'Si no ha sido usted, elija ahora una contraseña nueva: {url}',
  reset:
    'alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en {business}. Elíjala antes de una hora:',
  reset_not_you: 'Si no ha sido usted, no haga nada: su contraseña sigue como está.',
  invite:
    'se le ha invitado a unirse al equipo de {business}. Para aceptar, elija una contraseña en los próximos siete días:',
  invite_unknown: 'Si no sabe quién es, no haga nada.',
  confirm_subject: 'Confirme su nueva dirección',
  confirm:
    'alguien, probablemente usted, quiere iniciar sesión en {business} con esta dirección desde ahora. Confírmela antes de un día:',
  confirm_not_you: 'Si no ha sido usted, no haga nada: nada cambia.',
}

export const assistant: Locale['assistant'] = {
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
  yes: 'Sí',
  no: 'No',
  anything_else: 'De acuerdo. ¿Puedo ayudarle en algo más?',
  handed_over: 'He avisado al equipo de {business} de que desea hablar con una persona.',
  cut_off:
    'Me he interrumpido y no he podido terminar esta respuesta. ¿Quiere que pase su pregunta al equipo de {business}?',
  unknown_but_near: 'Sé algo sobre «{nearby}», pero no tengo respuesta a eso.',
  offer_to_pass_on:
    '¿Quiere que pase su pregunta al equipo de {business}? Puede dejar su correo electrónico o su número de teléfono para la respuesta.',
  only_in_language: 'Solo lo tengo en {language}: {text}',
  meant_choices: '¿Quería preguntar una de estas cosas?',
  complaint: 'Lo siento. He pasado su mensaje al equipo de {business} para que una persona se ocupe de ello.',
  emergency: 'Lo siento, parece urgente. He avisado al equipo de {business}.',
  emergency_danger: 'Si alguien está en peligro, llame enseguida a los servicios de emergencia.',
  emergency_taught: 'Esto es lo que dice {business} al respecto:',
  our_hours: 'Nuestro horario:',
  open_on: '{day}: abrimos {hours}.',
  closed_on: '{day}: está cerrado.',
  closed_because: '{day}: está cerrado ({reason}).',
  closed: 'cerrado',
  open_now: 'Sí, ahora está abierto, hasta las {time}.',
  closed_now: 'Ahora mismo está cerrado.',
  opens_next: 'Volvemos a abrir: {when}.',
  no_closed_now: 'No, ahora mismo está cerrado.',
  is_open_now: 'Ahora está abierto, hasta las {time}.',
  yes_open_on: 'Sí, el {day} abrimos {hours}.',
  no_open_on: 'No, el {day} abrimos {hours}.',
  no_closes_at: 'No, el {day} cerramos a las {time}.',
  no_opens_at: 'No, el {day} abrimos a las {time}.',
  no_closed_on: 'No, el {day} está cerrado.',
  no_closed_because: 'No, el {day} está cerrado ({reason}).',
  closed_for_today: 'Por hoy ya hemos cerrado.',
  no_closure: 'Para ese día no hay ningún cierre registrado.',
  address: 'Nos encontrará aquí: {address}',
  phone: 'Puede llamarnos al {phone}.',
  email: 'Puede escribirnos a {email}.',
  website: 'Nuestro sitio web: {website}',
}

export const aloud: Locale['aloud'] = {
  how_to_reach_you:
    '¿Cómo puede localizarle el equipo? Dígame su número de teléfono o su correo electrónico.',
  putting_through: 'Un momento, por favor, le paso.',
  nobody_there:
    'Ahora mismo no puedo pasarle con nadie. Dígame su nombre y de qué se trata, y el equipo de {business} se pondrá en contacto con usted.',
  to: ' a ',
}

export const bookingTalk: Locale['bookingTalk'] = {
  which_service: '¿Qué desea reservar? Ofrecemos: {services}.',
  offers: 'Para {service} están libres: {times}. ¿Cuál le viene bien?',
  not_free: '{when} no está libre.',
  nothing_free: 'Lo siento, ahora no hay horas libres para {service}. He avisado al equipo.',
  ask_name: 'Con gusto: {service}, {when}. ¿A nombre de quién hago la reserva?',
  ask_contact: 'Gracias, {name}. ¿Qué correo electrónico o teléfono anoto?',
  confirm: '¿Reservo {service} para {name}, {when}?',
  confirm_move: '¿Muevo {service} a {when}?',
  confirm_cancel: '¿Cancelo {service}, {when}?',
  booked: 'Reservado para {name}: {service}, {when}.',
  moved: 'Cambiado: {service} es ahora {when}.',
  cancelled: 'Cancelado: {service}, {when}.',
  manage: 'Puede moverlo o cancelarlo aquí: {url}',
  none_of_yours:
    'Solo puedo cambiar lo que se reservó en esta conversación. Use el enlace de su confirmación o reserve aquí: {url}',
  dropped: 'De acuerdo, lo he dejado todo como estaba.',
  paused: 'Las reservas están en pausa en este momento.',
  failed: 'Lo siento, no ha funcionado. El equipo de {business} está avisado y se ocupará.',
}

export const leadTalk: Locale['leadTalk'] = {
  ask_name: 'Con mucho gusto. ¿Cómo se llama?',
  thank_name: 'Gracias, {name}.',
  noted: 'Gracias, queda anotado. El equipo de {business} puede contactarle aquí: {contact}.',
  noted_too: 'Gracias, también lo he anotado.',
  as_you_like: 'No pasa nada. Si cambia de opinión, dígamelo.',
}

export const phoneCall: Locale['phoneCall'] = {
  inbound: 'Hola, soy {agent}, el asistente de IA de {business}. ¿En qué puedo ayudarle?',
  disclosed: 'Soy {agent}, el asistente de IA de {business}.',
  outbound: 'Hola, soy {agent}, el asistente de IA de {business}. ¿Tiene un momento?',
  brief: 'Le llamo por lo siguiente: {brief}',
  busy: 'Entonces no le entretengo más. ¡Adiós!',
  recorded: 'Esta llamada se está grabando.',
  still_there: '¿Sigue ahí?',
  silent: 'No le oigo, así que voy a colgar. ¡Adiós!',
  failed: 'Lo siento, algo ha fallado por mi parte.',
  ask_message:
    'Dígame su nombre y de qué se trata, y el equipo de {business} se pondrá en contacto con usted.',
  noted: 'Gracias, queda anotado. El equipo de {business} se pondrá en contacto con usted. ¡Adiós!',
  not_through: 'Lo siento, nadie ha podido atender su llamada.',
  removed: 'Entiendo. No volveremos a llamarle. ¡Adiós!',
  taken_over: 'Una persona de {business} se hace cargo y se pondrá en contacto con usted.',
  give_up: 'Lo siento, ahora mismo no puedo ayudarle. Inténtelo más tarde, por favor. ¡Adiós!',
}

export const carrier: Locale['carrier'] = {
  voice: 'es-ES',
  voicemail:
    'Hola, le habla {agent}, el asistente de IA de {business}. Queríamos hablar con usted. Por favor, llámenos a este número. Adiós.',
  unavailable: '{business} no puede atender su llamada en este momento. Le devolveremos la llamada.',
  nobody:
    'Lo siento, nadie en {business} puede atender su llamada en este momento. Le devolveremos la llamada.',
  briefing: 'Una llamada para {business} de {who}.',
}

export const voice: Locale['voice'] = {
  fillers: ['Un momento, por favor.', 'Sigo buscando, un momento.'],
  timeUp: 'Se nos ha acabado el tiempo. Muchas gracias y adiós.',
  to: 'a',
}

export const interview: Locale['interview'] = {
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
}

export const report: Locale['report'] = {
  subject: 'Acta de un cuestionario hablado',
  file: '{person} – informe',
  person: 'Persona',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  by: 'Preguntado por',
  held: 'Celebrado',
  duration: 'Duración',
  reached: 'Preguntas alcanzadas',
  recording: 'Grabación',
  ended: 'Terminado',
  ended_by: {
    person: 'por la persona',
    agent: 'por el asistente',
    time: 'se acabó el tiempo o nadie volvió',
  },
  recorded: {
    audio: 'sonido',
    audio_video: 'sonido e imagen',
    none: 'no se hizo',
  },
  deleted: '{recorded}, borrada',
  unplayable: '{recorded}, pero no llegó nada que se pueda reproducir',
  summary: 'Resumen',
  no_summary: 'No hay resumen.',
  confidence: 'Fiabilidad de esta evaluación: {level}. {reason}',
  level: {
    low: 'baja',
    medium: 'media',
    high: 'alta',
  },
  questions: 'Preguntas y respuestas',
  not_reached: 'No se llegó a esta pregunta.',
  answered: {
    full: 'Respondida por completo.',
    partial: 'Respondida en parte.',
    not_answered: 'No respondida.',
    not_asked: 'No preguntada.',
  },
  point: {
    covered: 'mencionado',
    not_covered: 'no mencionado',
    unclear: 'poco claro',
  },
  quote: '«{words}»',
  strengths: 'Puntos fuertes',
  gaps: 'Lagunas',
  follow_up: 'Qué preguntar después',
  monitoring: 'Actividad',
  colour: {
    green: 'verde',
    amber: 'ámbar',
    red: 'rojo',
  },
  seen_by: {
    invigilator: 'cámara',
    agent: 'asistente',
  },
  finding: 'En {at}; visto por: {by}',
  watched:
    '{observed} de {windows} comprobaciones tuvieron imágenes valorables; se observó el {pct} % de la sesión, {frames} imágenes en total.',
  alone: 'Se vio a la persona sola en {alone} de {windows} comprobaciones.',
  alone_rest: 'En las demás no se vio a nadie.',
  not_alone:
    'No se pudo confirmar que la persona estuviera sola: se vio a una persona, y a nadie más, en {alone} de {windows} comprobaciones.',
  flags: 'Observado entretanto',
  source: {
    agent: 'asistente',
    browser: 'navegador',
  },
  stills: 'Imágenes',
  still: 'La cámara de la persona en {at}',
  no_stills: 'Las imágenes de esta sesión ya no están.',
  transcript: 'Transcripción',
  nothing_said: 'No se dijo nada.',
  speaker: {
    agent: 'Asistente',
    person: 'Persona',
  },
  boxes: 'Los caracteres para los que este informe no tiene letra aparecen como □.',
  page: 'Página {n} de {of}',
}

export const writeUp: Locale['writeUp'] = {
  extract:
    'No se usó ningún modelo de lenguaje: esto es un extracto de las propias palabras de la persona, hallado comparando palabras, y nadie ha juzgado lo que significan.',
  waiting:
    'La evaluación se está haciendo: hasta que esté, esto es un extracto de las propias palabras de la persona.',
  failed:
    'La evaluación falló porque el modelo de lenguaje no respondió. Esto es un extracto de las propias palabras de la persona; se puede volver a lanzar.',
  not_reached: 'No se llegó.',
  skipped_note: 'La persona la saltó.',
  silent_note: 'No se dijo nada al respecto.',
  found: '{found} de {points} puntos esperados encontrados.',
  found_unclear: '{found} de {points} puntos esperados encontrados, {unclear} poco claros.',
  skipped: 'Saltada.',
  no_answer: 'Sin respuesta.',
  answered: 'Se respondieron {answered} de {count} preguntas.',
  answered_of_one: 'Se respondió {answered} de {count} pregunta.',
  ended_after: 'La sesión terminó tras la pregunta {n}.',
  to_question: 'A la pregunta {n}: «{summary}»',
  all_found: 'Pregunta {n}: se encontraron todos los puntos esperados ({count}).',
  unanswered: 'La pregunta {n} no se respondió.',
  nothing_on: 'Pregunta {n}: no se encontró nada sobre {points}.',
  never_reached: 'No se llegó a {count} preguntas.',
  one_never_reached: 'No se llegó a {count} pregunta.',
  ask_again: 'Preguntar de nuevo: {question}',
  ask_about: 'En la pregunta {n}, preguntar por: {point}',
  only_reached: 'Solo se llegó a {put} de {count} preguntas.',
  left_out: 'El modelo omitió {count} de las respuestas; esas filas son extractos.',
  dropped: '{dropped} de {quotes} citas no eran palabras de la persona y se descartaron.',
  no_reason: 'El modelo no dio ningún motivo.',
}

export const monitoring: Locale['monitoring'] = {
  someone_else: 'otra persona',
  someone_else_why: 'Había más de una persona en la imagen, o se oyó a alguien apuntar.',
  absent: 'nadie presente',
  absent_why: 'No había nadie en la imagen mientras la cámara mostraba la habitación.',
  phone: 'un teléfono',
  phone_why: 'Había un teléfono en la imagen.',
  reading_aloud: 'lectura en voz alta',
  reading_aloud_why: 'Lo dicho sonaba leído de un texto.',
  no_face: 'Ninguna comprobación mostró su cara sola, así que no se puede decir hacia dónde miraba.',
  looked_away:
    'Miró a un lado en {away} de {faced} comprobaciones que mostraban su cara. La gente lo hace al pensar: no se tiene en cuenta.',
  looked_ahead: 'Miró al frente en {faced} de {faced} comprobaciones que mostraban su cara.',
  face_missing: '{missing} de {windows} comprobaciones no la mostraron.',
  dark: 'las imágenes de la cámara eran muy pocas o muy oscuras: no se vio nada',
  no_picture: 'no llegó ninguna imagen de la cámara: no se vio nada',
  nothing_known: '{nothing}, así que no se puede decir nada.',
  watched: 'se pudo observar el {pct} % de la sesión',
  clear: 'Nada llamó la atención; {watched}.',
  clear_but: 'Nada llamó la atención, pero solo {watched}.',
  clear_but_alone: 'Nada llamó la atención, pero solo se vio a la persona en el {pct} % de la sesión.',
  look_at: 'Para revisar: {findings}; {watched}.',
  tab_hidden: 'La página no estuvo a la vista ({time}).',
  window_blurred: 'Otra ventana estuvo delante ({time}).',
  camera_lost: 'La cámara no dio imagen ({time}).',
  microphone_lost: 'El micrófono no dio sonido ({time}).',
  connection_lost: 'Se perdió la conexión ({time}).',
}

export const understanding: Locale['understanding'] = {
  themes: {
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
      'abierto|abiertos|abierta|abren|abre|abrís|abrir|horario|horarios|horas de apertura|apertura|qué hora|cerrado|cerrados|cierran|cierra|cerráis|cerrar|cierre|abiertas|abro|abrimos|abriréis|abrirán|abrirá|abríais|abran|abra|abrieran|horario de apertura|horarios de apertura|horario de atención|horario comercial|horas de atención|horas|cerradas|cierro|cerramos|cierren|cerraréis|cerrarán|cerrará|hasta qué hora|hasta cuándo|desde qué hora|a qué horas|atienden|atendéis|atiende|atención|reabren|reabrís|vuelven a abrir|volvéis a abrir',
    is_open: 'abierto|abiertos|abierta|abren|abre|abiertas|abrís|abrirán|abriréis|abran',
    when: 'cuándo|cuál|cuáles|qué|horario|horarios|hora|horas|hasta',
    now: 'ahora|ahora mismo|en este momento|actualmente|todavía|ahorita|aún|siguen|seguís|sigue|en estos momentos',
    today: 'hoy|esta noche|esta tarde|esta mañana|hoy día',
    tomorrow: 'mañana',
    weekend: 'fin de semana|fines de semana|finde',
    days: [
      'lunes|lun',
      'martes',
      'miércoles|mié',
      'jueves|jue',
      'viernes|vie',
      'sábado|sábados|sáb',
      'domingo|domingos|dom',
    ],
    address:
      'dirección|dónde están|dónde estáis|dónde se encuentran|dónde está|ubicación|ubicados|cómo llegar|dónde queda|dónde estás|dónde se ubican|dónde se ubica|dónde os encuentro|dónde os puedo encontrar|dónde puedo encontrar|dónde los encuentro|dónde quedan|en dónde|dónde os encontráis|dónde es|direccion|direcciones|cómo llego|cómo se llega|cómo voy|calle|código postal|ubicado|ubicada|situados|situado|domicilio|cómo os encuentro|encontraros|encontrarlos|llegar',
    phone:
      'teléfono|número de teléfono|número|llamar|llamarles|por teléfono|móvil|teléfonos|tel|tlf|llamaros|llamarlos|llamarle|llamo|os puedo llamar|celular|fijo|número de contacto|telefónico',
    email:
      'correo|correo electrónico|email|e-mail|mail|correos|correo e|mails|emails|dirección de correo|escribir|escribirles|escribiros|escribo',
    website:
      'sitio web|página web|web|página|sitio|webs|página de internet|internet|url|www|sitio de internet',
    reach:
      'contactar|contacto|contactarles|ponerme en contacto|comunicarme|datos de contacto|localizarles|contacto con|contactaros|contactarlos|contactarle|contactos|contacta|localizaros|comunicarse|comunicarnos|contactarse',
    place: 'tienda|negocio|oficina|local|empresa|consulta|clínica|salón|equipo|restaurante',
    onward: 'y|y qué hay|y para|qué tal|también|o|pero|y si',
    pointing: 'eso|esto|ese|esa|este|esta|esos|esas|aquello|lo|la|los|las|ello|ellos|allí|ahí|mismo',
    courtesy:
      'por favor|decir|decirme|saber|quisiera|quiero|querría|gustaría|podría|pregunta|día|días|hora|horas|normalmente|exactamente|hola|gracias|cuál|cuáles|dar|darme|tienen|tiene|su|sus|vuestro|vuestra|semana|habitual|hasta|desde',
    visits:
      'ir|venir|pasar|pasarme|pasarnos|acercarme|acercarnos|visitar|visitarlos|alguien|hay alguien|disponible|disponibles|trabajan|trabajáis|trabaja|entrar|llegar',
    due: 'hay que|tengo que|tenemos que|debo|debemos|se debe|llegar|check in',
    asks_time: 'cuándo|qué hora|qué horas|a qué hora|hasta cuándo|qué días|qué día|hasta qué hora',
    closed:
      'cerrado|cerrados|cerrada|cerradas|cierran|cierra|cerráis|cerrar|cierre|cerrarán|cerraréis|cierren',
    framing:
      'una pregunta|una preguntita|pregunta rápida|una pregunta rápida|una consulta|consulta|consultar|duda|una duda|rápida|rápido|quería saber|quería|queríamos|quisiera|me gustaría saber|gustaría|me podría decir|podría|podrían|podríais|podrías|puede decirme|decirnos|dígame|díganme|dime|sabe|saben|sabéis|disculpe|disculpen|disculpa|perdón|perdone|perdona|oye|oiga|buenas|hola|estimados|señores|porfa|porfi|por fa|info|información|preguntar|me preguntaba|preguntaba|solo|sólo|quiero|si es posible|posible|quizás|tal vez|estáis|estarán|estaréis|estarían|estará|estar|tenéis|tienen|tendréis|hacéis|hacen|ustedes|usted|vosotros|vuestro|vuestros|vuestras|conocer|averiguar|confirmar|por casualidad|casualidad|todavía|todavia|dónde|mandar|mandarme|enviar|enviarme|dais|dáis|dan|dar|das|pasar|pasarme|pásame|exacta|completa|cuál|puedo|se puede|podéis|pueden|tienes|a partir de|partir|desde',
    amount: 'cuánto|cuántos|cuántas|cuánto cuesta|precio|precios|cuesta|cuestan',
  },
  calendar: {
    after_tomorrow: 'pasado mañana',
    in_days: 'dentro de # días|en # días',
    in_weeks: 'dentro de # semanas|en # semanas',
    in_a_week: 'dentro de una semana|en una semana',
    next: 'próximo|próxima|que viene|siguiente|entrante',
    this_week: 'esta semana',
    next_week:
      'la semana que viene|semana que viene|la próxima semana|próxima semana|la semana próxima|semana próxima',
    any_day:
      'entre semana|todos los días|cada día|diariamente|los 7 días de la semana|7 días a la semana|las 24 horas|24 horas|24/7|días laborables',
    between: 'entre|entre el|del|desde el|de',
    and: 'y|y el',
    to: 'al|a|hasta|hasta el',
    day: 'el día #|el #',
    month: 'en|durante|en el mes de',
    morning: 'por la mañana|por las mañanas|a la mañana|en la mañana|de la mañana|esta mañana|temprano',
    noon: 'al mediodía|a mediodía|mediodía|a la hora de comer',
    afternoon: 'por la tarde|por las tardes|a la tarde|en la tarde|de la tarde|esta tarde|tarde',
    evening: 'por la noche|por las noches|a la noche|en la noche|de la noche|esta noche',
    night: 'de madrugada|madrugada',
  },
  clock: {
    at: 'a las #|a la #|# horas|#h|# h|hacia las #|sobre las #|antes de las #|después de las #|hasta las #|desde las #|antes de la #|después de la #',
    half: 'a las # y media|a la # y media|las # y media|# y media',
    half_to: '',
    past: 'a las # y cuarto|las # y cuarto|# y cuarto',
    to: 'a las # menos cuarto|las # menos cuarto|# menos cuarto',
    midnight: 'a medianoche|medianoche',
    am: 'de la mañana|am|a.m.',
    pm: 'de la tarde|de la noche|del mediodía|pm|p.m.',
    before: 'antes',
    after: 'después',
    until: 'hasta',
    hours: 'una',
  },
  holidays: {
    '12-31': 'nochevieja|noche vieja|fin de año|víspera de año nuevo',
    '01-01': 'año nuevo|día de año nuevo|el día de año nuevo',
    '01-05': 'noche de reyes|víspera de reyes',
    '01-06': 'día de reyes|reyes|reyes magos|epifanía',
    '02-14': 'san valentín',
    'easter-3': 'jueves santo',
    'easter-2': 'viernes santo',
    'easter-1': 'sábado santo|sábado de gloria',
    easter: 'domingo de resurrección|domingo de pascua',
    'easter+1': 'lunes de pascua',
    'easter-3/easter+1': 'semana santa|pascua|puente de semana santa',
    '03-19': 'san josé',
    '05-01': 'día del trabajo|día del trabajador|primero de mayo|día de los trabajadores',
    '08-15': 'la asunción|asunción',
    '10-12': 'día de la hispanidad|fiesta nacional|el pilar|día del pilar',
    '11-01': 'todos los santos|día de todos los santos',
    '11-02': 'día de los muertos|día de muertos',
    '12-06': 'día de la constitución',
    '12-08': 'la inmaculada|inmaculada|inmaculada concepción',
    '12-24': 'nochebuena|noche buena|víspera de navidad',
    '12-25': 'día de navidad|el día de navidad',
    '12-24/12-26': 'navidad|navidades|las navidades|fiestas de navidad',
    '12-26': 'san esteban',
    '12-27/12-30': 'entre navidad y año nuevo',
    '10-31': 'halloween',
  },
  distress: {
    complaint:
      'estoy furioso|estoy furiosa|estoy muy enfadado|estoy muy enfadada|estoy enfadado|estoy enfadada|muy enojado|muy enojada|estoy harto|estoy harta|harto de|harta de|muy molesto|muy molesta|estoy indignado|estoy indignada|indignante|estoy decepcionado|estoy decepcionada|muy decepcionado|muy decepcionada|estoy descontento|muy descontento|muy descontenta|no estoy contento|no estoy contenta|no estoy satisfecho|no estoy satisfecha|muy insatisfecho|quiero que me devuelvan|devuélvanme mi dinero|devuélvanme el dinero|devolvedme el dinero|quiero mi dinero|exijo|nadie me ha llamado|nadie me llamó|nadie me llama|nadie me devuelve la llamada|nadie me ha devuelto|nadie contesta|nadie me contesta|nadie responde|nadie me ha respondido|nadie ha venido|nadie vino|no vino nadie|no apareció nadie|sigo esperando|llevo esperando|llevo semanas esperando|llevo horas|inaceptable|intolerable|una vergüenza|vergonzoso|vergonzosa|qué vergüenza|un desastre|estafa|estafado|estafada|me han estafado|timo|me han timado|cobrado dos veces|cobraron dos veces|cobrado de más|me cobraron de más|chapuza|habéis roto|han roto|me han roto|me rompieron|estropeado|me han estropeado|arruinaron|peor servicio|pésimo servicio|servicio pésimo|servicio horrible|mal servicio|mala experiencia|pésima experiencia|maleducado|maleducada|muy grosero|muy grosera|me trataron mal|mentido|me mintieron|me ignoran|pérdida de tiempo|quiero quejarme|quisiera quejarme|quiero poner una queja|quiero poner una reclamación|quiero presentar una queja|quiero presentar una reclamación|quiero hacer una queja|tengo una queja|hoja de reclamaciones ya|mi abogado|voy a denunciar|tomadura de pelo|es la tercera vez|por tercera vez|tercera vez que',
    emergency:
      'atragantad*|atrapad*|ha comido chocolate|encerrad* en el ascensor|estan entrando a robar|huele a gas|huelo gas|huelo a gas|fuga de gas en|escape de gas|está sangrando|estoy sangrando|sangra mucho|no para de sangrar|no deja de sangrar|no puedo respirar|no puede respirar|no respira|dificultad para respirar|se está ahogando|me ahogo|se ahoga|inconsciente|se ha desmayado|se desmayó|perdió el conocimiento|dolor en el pecho|ataque al corazón|infarto|un ictus|convulsiones|tanto dolor|mucho dolor|muchísimo dolor|dolor insoportable|dolor terrible|dolor horrible|me duele mucho|me duele muchísimo|le duele mucho|se está quemando|hay fuego|hay un incendio|en llamas|sale humo|inundado|inundada|se está inundando|se inunda|agua por todas partes|sale agua por|tubería rota en|reventó una tubería|ha reventado|se tragó|se ha tragado|ha comido chocolate|comió chocolate|envenenado|envenenada|atropellado|atropellada|atropelló|calambrazo|electrocutado|sobredosis|quiero morir|quiero morirme|matarme|suicidarme|suicidio|he tenido un accidente|ha tenido un accidente|ha habido un accidente|es una emergencia|tengo una emergencia|es una urgencia|tengo una urgencia|necesito ayuda ya|necesito ayuda urgente|ayuda urgente|ayúdenme|socorro|auxilio|atrapado en|atrapada en|encerrado en|encerrada en|se me ha roto un diente|se me cayó un diente|comió veneno|ha comido veneno|comido veneno',
    cries:
      'ayuda|socorro|auxilio|sos|de repente|de golpe|de pronto|súbitamente|rápido|urgente|urgencia|dios mío',
    grave:
      'paralizado|paralizada|paralizó|parálisis|dormida la pierna|entumecid*|no siento la|no siento el|no siento las|no siento los|no siento nada|no puedo mover la|no puedo mover el|no puede mover|no puedo mover las|no puede hablar|no puedo hablar|no puedo tragar|cara caída|boca torcida|no veo nada|ciego de|desmayado|desmayada|desplomó|convulsiona|vomita sangre|vomitando sangre|escupe sangre|tose sangre|se hincha la garganta|se hincha la lengua|se pone azul|no despierta|no se despierta|sangre por todas partes|mucha sangre|apuñalado|nos atacan|me atacan|se quema|humo por todas partes|quemadura grave',
    asks_about:
      'en caso|procedimiento|política|garantía|tratan|tratáis|reparan|ofrecen|cuánto|cómo puedo|cómo hago|cómo se|cuál es|qué es|qué hacer en|si me|si mi|si hay|si no|si huelo|si huele|si el|si la|si se',
    asks_after: '',
  },
  introductions: {
    surely: 'me llamo|mi nombre es|nombre:',
    perhaps: 'soy|habla',
    ending: '',
  },
  booking: {
    wants:
      'pedir cita|pedir una cita|reservar una cita|una cita|quiero reservar|quisiera reservar|me gustaría reservar|puedo reservar|hacer una reserva|reservar un|reservar una|horas libres|citas disponibles|disponibilidad|cita previa',
    nouns: 'cita|reservar|reserva|turno',
    cancels: 'cancelar|anular|no puedo ir|no podré ir',
    moves:
      'cambiar la cita|cambiar mi cita|mover la cita|mover mi cita|aplazar|reprogramar|otra hora|cambiar la hora',
    stops: 'déjalo|déjelo|olvídalo|olvídelo|no importa|ahora no|no reserves|no reserve',
    terms:
      'política|condiciones|penalización|penalizan|cargo|recargo|gratis|sin coste|sin costo|sin pagar|gratuitamente|reembols*|devuelven|hasta cuándo|con cuánta|cuánto antes|cuánto tiempo antes|antelación|anticipación|plazo|qué pasa|qué ocurre|qué sucede|si cancelo|si no me presento|si no voy|si anulo|cobran',
    duties:
      'hay que|tengo que pedir|tengo que reservar|tengo que coger|hace falta|es necesario|es obligatorio|se necesita|necesito cita|necesito reservar|necesito pedir|debo|sin cita|sin reserva|necesario|obligatorio',
    ways: 'cómo|dónde puedo|dónde se|en línea|online|por teléfono|por internet|por correo|por la web|en la web|aceptan',
  },
  team: {
    talk: 'hablar con|hablar directamente con|hable con|comunicarme con|comuníqueme con|póngame con|pásame con|páseme con|contactar con',
    after: '',
    people:
      'persona|alguien|humano|agente|emplead*|equipo|encargad*|responsable|gerente|jef*|dueñ*|director*|asesor*|representante|compañer*',
  },
  lead: {
    wants:
      'me ~ llamar|me llamen|me llame|me llamaran|llamarme|quiero ~ llamada|quisiera ~ llamada|recibir ~ llamada|me gustaría ~ llamada|devolverme la llamada|que me devuelvan la llamada|llámame|llámeme|llámenme|me llame|me llamen|devolver la llamada|contácteme|contáctenme|me contacten|póngase en contacto conmigo|pónganse en contacto conmigo|un presupuesto|presupuesto|cotización|escríbame|escríbanme|dejar mis datos|dejar mi número',
    mine: 'mi correo|mi email|mi e mail|mi número|mi teléfono|mi móvil|mi celular|mi dirección|localizarme|mis datos',
    declines: 'prefiero no|no quiero|mejor no|no deseo|omitir|anónimo|anónima',
  },
  call: {
    stops:
      'no me llamen más|no me llame más|no me llames más|no me vuelva a llamar|no me vuelvan a llamar|no me vuelvas a llamar|no vuelva a llamar*|no vuelvan a llamar*|no vuelvas a llamar*|no llamen más|no llame más|dejen de llamar*|deje de llamar*|deja de llamar*|no más llamadas|quíteme de|quítenme de|bórreme|bórrenme|elimine mi número|eliminen mi número|borre mi número|borren mi número|de su lista|no me contacten más|no me contacte más',
  },
  interview: {
    skip: 'saltar|sáltela|saltar la pregunta|saltemos|siguiente|siguiente pregunta|la siguiente|la siguiente pregunta|paso|pasar|prefiero no responder|prefiero no contestar|no quiero responder|no quiero contestar|sin comentarios',
    repeat:
      'repetir|repita|repite|repetir la pregunta|repita la pregunta|puede repetir|otra vez|una vez más|de nuevo|cómo|perdón|cuál era la pregunta|qué ha dicho|qué dijo|no he entendido|no entendí|no lo he oído|no entendí la pregunta',
    wait: 'un momento|un minuto|un segundo|momento|espere|espera|un instante|déjeme pensar|déjame pensar|necesito pensar|deme un momento|deme un minuto',
    leave:
      'he terminado|ya terminé|terminé|terminar|parar|quiero parar|quiero terminar|terminar la conversación|terminar la entrevista|terminar aquí|basta|stop|tengo que irme|me tengo que ir|colgar',
  },
  turns: {
    hanging: 'y|o|pero|porque|que|si|el|la|los|las|un|una|a|para|con|de|en|mi|su|es|eh|este|pues|como',
    digits: 'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
    backchannel: 'mm|mhm|ajá|aja|eh|ah|oh|sí|si|vale|ya|claro|bien|ok|okay|bueno',
    whole: 'sí|no|sí por favor|no gracias|gracias|eso es todo|adiós',
  },
  mood: {
    good: 'gracias|muchas gracias|genial|perfecto|estupendo|excelente|fantástico|maravilloso|muy amable|encantado|encantada|muy útil|qué bien',
    bad: 'horrible|terrible|fatal|inaceptable|enfadado|enfadada|enojado|enojada|furioso|furiosa|harto|harta|decepcionado|decepcionada|decepcionante|molesto|molesta|una vergüenza|pérdida de tiempo|quejarme|queja|reclamación|estafa|inútil|déjenme en paz|déjeme en paz',
  },
  mail: {
    salutation: 'hola|buen[oa]s (d[ií]as|tardes|noches)|estimad[oa]s?|querid[oa]s?',
    closing: 'saludos|un (cordial )?saludo|atentamente|cordialmente|gracias|muchas gracias',
  },
  spelling: {
    at: 'arroba',
    dot: 'punto',
  },
  digits: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  claims: {
    did: '(?:he|hemos|ha sido|han sido|queda|quedan|quedo|esta|estan|fue|fueron)(?: [^.!?]{0,40}?)? {done}|(?:^|[,;:!.¡] ?){done}(?= ?(?:$|[,.!:]))',
    done: {
      booked: 'reservad[oa]s?|agendad[oa]s?|confirmad[oa]s?|programad[oa]s?|apuntad[oa]s?|inscrit[oa]s?',
      cancelled: 'cancelad[oa]s?|anulad[oa]s?',
      moved: 'cambiad[oa]s?|movid[oa]s?|aplazad[oa]s?|reprogramad[oa]s?',
      passed_on:
        'pasad[oa]s?|transmitid[oa]s?|informad[oa]s?|avisad[oa]s?|notificad[oa]s?|comunicad[oa]s?|reenviad[oa]s?',
      sent: 'enviad[oa]s?|mandad[oa]s?',
      paid: 'reembolsad[oa]s?|devuelt[oa]s?|pagad[oa]s?|abonad[oa]s?|cobrad[oa]s?|transferid[oa]s?',
      called: 'llamad[oa]s?|hablad[oa]s?|telefonead[oa]s?',
    },
    not: 'no|nunca|jamas|ningun|ninguna|ninguno|nadie|sin|tampoco|ni',
    denies_nothing: 'no solo|no dude|no duden|no hay problema|sin problema|no más tarde|o no',
    free: 'gratis|gratuit[oa]s?|gratuitamente|sin (?:coste|costo|cargo|gastos)|de balde',
    other_free: 'sin gastos de gestion previa',
    included: 'incluid[oa]s?|incluye|incluyen|inclusive',
    costs: 'cuesta cuestan costar precio precios vale valen pagar paga importe total sale',
    daily: 'a diario|diariamente|todos los días|cada día',
    titles: 'dr|dra|sr|sra|srta|don|doña|doctor|doctora|señor|señora|prof',
    talk: 'estoy estamos tenga tengo nada disposición espero dispuesto ayudarlo ayudarla lamento lamentablemente siento disculpe perdone encantado encantada gusto claro supuesto gracias muchas sé saber información datos respuesta responder pregunta preguntas ayudar ayuda ayudarle ayudarte asistente ia decir diga dígame contactar contacto llamar llame teléfono escribir escriba correo mensaje venir visitar directamente equipo compañeros persona pasar paso pase transmitir encontrar buscar mirar momento hoy dude quiere quiera desea desearía entender entendido anotado correcto perfecto bien buen bueno día tarde número nombre dirección también aquí luego más algo puedo puede necesita necesitar sí vale genial hola siguiente siguientes lista',
  },
  numbers:
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  times: {},
}

export default {
  writing,
  chat,
  panel,
  launcher,
  booking,
  session,
  call,
  unsubscribe,
  account,
  message,
  bookingMail,
  accountMail,
  assistant,
  aloud,
  bookingTalk,
  leadTalk,
  phoneCall,
  carrier,
  voice,
  interview,
  report,
  writeUp,
  monitoring,
  understanding,
} satisfies Locale
