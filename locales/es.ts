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
  link_over: 'This link is over',
  forgotten: 'Forgotten password',
  forgotten_note: 'Say which address you sign in with. We send a link to choose a new password.',
  forgotten_over_note: 'It was used already, or it is more than an hour old. Have a new one sent:',
  email: 'Email address',
  send_link: 'Send the link',
  sent: 'Look at your mail',
  sent_note: 'If this address has an account, a link is on its way. It is good for an hour.',
  reset: 'Choose a new password',
  reset_note: 'For {email} at {business}.',
  change_password: 'Change password',
  changed: 'Your password is changed',
  changed_note:
    'Whoever was signed in with the old one is signed out, on every device. Sign in with the new one.',
  join_business: 'Join {business}',
  join_note: 'You are invited as {email}. Choose a password to sign in with.',
  name: 'Your name',
  join: 'Join',
  welcome: 'Welcome to {business}',
  welcome_note: 'You are signed in on this browser. Elsewhere, sign in with {email} and your password.',
  confirm_address: 'Confirm your address',
  confirm_note: 'From now on you sign in at {business} with {email}.',
  confirm: 'Confirm',
  confirmed: 'Your address is changed',
  confirmed_note: 'Sign in with {email} and the password you have.',
  email_over_note:
    'It was used already, or it is more than a day old. Change your address again to have a new one sent.',
  invite_over: 'This invitation is over',
  invite_over_note:
    'It was accepted already, or it is more than a week old. Ask the owner of the business for a new one.',
  password: 'Password',
  password_rule: 'At least {count} characters. A few words are easier to keep than a few signs.',
  show_password: 'Show password',
  needs_script: 'Sending this form needs JavaScript.',
  link_used: 'This link has expired or was used already.',
  invite_used:
    'This invitation has expired or was used already. Ask the owner of the business for a new one.',
  check: 'Please check what you entered.',
  busy: 'Too many attempts. Please try again later.',
}

export const message: Locale['message'] = {
  unsubscribe: 'Unsubscribe',
  opt_out: 'Reply STOP to opt out',
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
  hello: 'Hello,',
  guessing_subject: 'Somebody is guessing your password',
  guessing:
    'somebody tries to sign in to your account with wrong passwords. Nobody got in. For the next hours we take no more guesses from browsers in which you have not signed in before; yours go on working.',
  guessing_locked_out:
    'If you are locked out in a new browser yourself, choose a new password there, and it lets you in: {url}',
  guessing_codes_subject: 'Somebody knows your password',
  guessing_codes:
    'somebody has entered your right password and then wrong codes. Nobody got in, and for a day we take no more codes from browsers in which you have not signed in before.',
  password_changed_subject: 'Your password was changed',
  password_changed: 'your password was changed, and whoever was signed in elsewhere is signed out.',
  email_changed_subject: 'Your email address was changed',
  email_changed: 'from now on you sign in with {email}, and mail about your account goes there.',
  email_changed_not_you:
    'If it was not you, tell the owner of your business or the operator of this server at once.',
  second_factor_on_subject: 'Signing in asks for a code now',
  second_factor_on: 'an authenticator app was added to your account: signing in asks for its code as well.',
  second_factor_off_subject: 'Signing in asks for no code any more',
  second_factor_off: 'the authenticator app was removed from your account: your password alone signs in.',
  recovery_code_used_subject: 'A recovery code was used',
  recovery_code_used:
    'somebody, most likely you, signed in to your account with a recovery code. It can not be used again.',
  not_you: 'If it was not you, choose a new password now: {url}',
  reset:
    'somebody, most likely you, asked for a new password for your account at {business}. Choose one within the next hour:',
  reset_not_you: 'If it was not you, do nothing: your password stays as it is.',
  invite:
    'you are invited to join the team of {business}. Choose a password within the next seven days to accept:',
  invite_unknown: 'If you do not know who that is, do nothing.',
  confirm_subject: 'Confirm your new address',
  confirm:
    'somebody, most likely you, wants to sign in at {business} with this address from now on. Confirm it within a day:',
  confirm_not_you: 'If it was not you, do nothing: nothing changes.',
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
  subject: 'Record of a spoken questionnaire',
  file: '{person} – report',
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  by: 'Asked by',
  held: 'Held',
  duration: 'Duration',
  reached: 'Questions reached',
  recording: 'Recording',
  ended: 'Ended',
  ended_by: {
    person: 'by the person',
    agent: 'by the agent',
    time: 'its time was over, or nobody came back',
  },
  recorded: {
    audio: 'audio',
    audio_video: 'audio and video',
    none: 'none was made',
  },
  deleted: '{recorded}, deleted',
  unplayable: '{recorded}, but nothing that can be played arrived',
  summary: 'Summary',
  no_summary: 'There is no summary.',
  confidence: 'Confidence in this write-up: {level}. {reason}',
  level: {
    low: 'low',
    medium: 'medium',
    high: 'high',
  },
  questions: 'Questions and answers',
  not_reached: 'This question was not reached.',
  answered: {
    full: 'Answered in full.',
    partial: 'Answered in part.',
    not_answered: 'Not answered.',
    not_asked: 'Not asked.',
  },
  point: {
    covered: 'covered',
    not_covered: 'not covered',
    unclear: 'unclear',
  },
  quote: '“{words}”',
  strengths: 'Strengths',
  gaps: 'Gaps',
  follow_up: 'What to ask next',
  monitoring: 'Activity',
  colour: {
    green: 'green',
    amber: 'amber',
    red: 'red',
  },
  seen_by: {
    invigilator: 'camera',
    agent: 'agent',
  },
  finding: 'At {at}; seen by: {by}',
  watched:
    '{observed} of {windows} checks had pictures that could be judged; {pct} % of the session was watched, {frames} pictures in all.',
  alone: 'The person was seen to be alone in {alone} of {windows} checks.',
  alone_rest: 'In the others nobody was seen.',
  not_alone:
    'It could not be confirmed that the person was alone: one person, and nobody else, was seen in {alone} of {windows} checks.',
  flags: 'Noticed meanwhile',
  source: {
    agent: 'agent',
    browser: 'browser',
  },
  stills: 'Pictures',
  still: "The person's camera at {at}",
  no_stills: 'The pictures of this session are no longer there.',
  transcript: 'Transcript',
  nothing_said: 'Nothing was said.',
  speaker: {
    agent: 'Agent',
    person: 'Person',
  },
  boxes: 'Characters for which this report has no letters are shown as □.',
  page: 'Page {n} of {of}',
}

export const writeUp: Locale['writeUp'] = {
  extract:
    'No language model was used: this is an extract of the person’s own words, found by comparing words, and nobody has judged what they mean.',
  waiting: 'The write-up is being made: until it is there this is an extract of the person’s own words.',
  failed:
    'The write-up failed, because the language model did not answer. This is an extract of the person’s own words; it can be run again.',
  not_reached: 'Not reached.',
  skipped_note: 'The person skipped it.',
  silent_note: 'Nothing was said to it.',
  found: '{found} of {points} expected points found.',
  found_unclear: '{found} of {points} expected points found, {unclear} unclear.',
  skipped: 'Skipped.',
  no_answer: 'No answer.',
  answered: '{answered} of {count} questions were answered.',
  answered_of_one: '{answered} of {count} question was answered.',
  ended_after: 'The session ended after question {n}.',
  to_question: 'To question {n}: “{summary}”',
  all_found: 'Question {n}: every expected point was found ({count}).',
  unanswered: 'Question {n} was not answered.',
  nothing_on: 'Question {n}: nothing was found on {points}.',
  never_reached: '{count} questions were never reached.',
  one_never_reached: '{count} question was never reached.',
  ask_again: 'Ask again: {question}',
  ask_about: 'To question {n}, ask about: {point}',
  only_reached: 'Only {put} of {count} questions were reached.',
  left_out: 'The model left out {count} of the answers; those rows are extracts.',
  dropped: '{dropped} of {quotes} quotations were not the person’s words and were dropped.',
  no_reason: 'The model gave no reason.',
}

export const monitoring: Locale['monitoring'] = {
  someone_else: 'someone else',
  someone_else_why: 'More than one person was in the picture, or somebody was heard prompting.',
  absent: 'nobody there',
  absent_why: 'Nobody was in the picture, while the camera showed the room.',
  phone: 'a phone',
  phone_why: 'A phone was in the picture.',
  reading_aloud: 'reading aloud',
  reading_aloud_why: 'What was said sounded read from a text.',
  no_face: 'No check showed their face alone, so nothing can be said of where they looked.',
  looked_away:
    'Looked to a side in {away} of {faced} checks that showed their face. People do when they think: it is not counted.',
  looked_ahead: 'Looked ahead in {faced} of {faced} checks that showed their face.',
  face_missing: '{missing} of {windows} checks did not show it.',
  dark: 'the camera’s pictures were too few or too dark: nothing was seen',
  no_picture: 'no picture came from the camera: nothing was seen',
  nothing_known: '{nothing}, so nothing can be said.',
  watched: '{pct} % of the session could be watched',
  clear: 'Nothing stood out; {watched}.',
  clear_but: 'Nothing stood out, but only {watched}.',
  clear_but_alone: 'Nothing stood out, but the person was seen in only {pct} % of the session.',
  look_at: 'To look at: {findings}; {watched}.',
  tab_hidden: 'The page was out of sight for {time}.',
  window_blurred: 'Another window was in front for {time}.',
  camera_lost: 'The camera gave no picture for {time}.',
  microphone_lost: 'The microphone gave no sound for {time}.',
  connection_lost: 'The connection was lost for {time}.',
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
  },
  lead: {
    wants:
      'llámame|llámeme|llámenme|me llame|me llamen|devolver la llamada|contácteme|contáctenme|me contacten|póngase en contacto conmigo|pónganse en contacto conmigo|un presupuesto|presupuesto|cotización|escríbame|escríbanme|dejar mis datos|dejar mi número',
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
