import type { Locale } from './types.ts'

export const writing: Locale['writing'] = {
  direction: 'ltr',
  script: 'Latin',
  letters: '',
  spaced: true,
  joined: '',
}

export const chat: Locale['chat'] = {
  skip: 'Vai al campo del messaggio',
  greeting: 'Buongiorno! Come possiamo aiutare?',
  assistant_of: 'Assistente IA di {business}',
  contact: 'Contatti',
  call: 'Chiama',
  email: 'E-mail',
  website: 'Sito web',
  reach_directly: 'Può anche contattare direttamente {business}:',
  needs_script: 'Questa chat ha bisogno di JavaScript, che in questo browser è disattivato.',
  you_could_ask: 'Può chiedere',
  conversation: 'Conversazione con {agent}',
  you: 'Lei',
  your_message: 'Il suo messaggio',
  write_to: 'Scriva a {agent}…',
  send: 'Invia',
  stop: 'Ferma la risposta',
  retry: 'Riprova',
  newest: 'Vai al messaggio più recente',
  typing: '{agent} sta scrivendo…',
  with_person: 'Sta parlando con {person}.',
  sources: 'Fonti',
  stopped: 'Fermato.',
  passed_on: 'Inoltrato al personale di {business}.',
  offline: 'È offline. Può continuare a leggere; il messaggio verrà inviato quando torna la connessione.',
  not_delivered: 'Non è stato possibile consegnare il messaggio.',
  interrupted: 'La risposta è stata interrotta.',
  our_fault: 'Qualcosa è andato storto da parte nostra.',
  busy: 'In questo momento scrivono molte persone. Può riprovare tra {time}.',
  busy_over: 'Poco fa scrivevano molte persone. Ora può riprovare.',
  gone: 'Questa pagina di chat non è più disponibile.',
  no_chat: 'Qui la chat scritta non è disponibile.',
  characters_left: '{count} caratteri rimasti',
  characters_over: '{count} caratteri di troppo',
  start_again: 'Ricomincia',
  start_again_ask: 'Iniziare una nuova conversazione?',
  start_again_note: 'Questa conversazione sparirà dalla pagina.',
  cancel: 'Annulla',
  not_found: 'Pagina di chat non trovata',
  not_found_note: 'Forse il link è scritto male o non è più in uso. Ne chieda uno nuovo a chi gliel’ha dato.',
}

export const panel: Locale['panel'] = {
  chat: 'Chat',
  book: 'Prenota',
  close: 'Chiudi',
  talk_to_person: 'Parlare con una persona',
  ask_person: 'Vorrei parlare con una persona.',
  leave_details: 'Lasci i suoi dati e {business} la contatterà',
  thanks: 'Grazie. {business} ha ricevuto il suo messaggio e la contatterà.',
  another: 'Invia un altro messaggio',
}

export const launcher: Locale['launcher'] = {
  open: 'Apri la chat',
  close: 'Chiudi la chat',
  news: 'nuovo messaggio',
  unreachable: 'La chat non è raggiungibile in questo momento. Controlli la connessione e riprovi.',
}

export const booking: Locale['booking'] = {
  book_at: 'Prenota da {business}',
  your_booking: 'La sua prenotazione da {business}',
  needs_script: 'Per prenotare online serve JavaScript, disattivato in questo browser.',
  nothing: 'Al momento non è possibile prenotare online.',
  choose_service: 'Che cosa desidera prenotare?',
  minutes: '{count} min',
  change: 'Cambia',
  choose_day: 'Scelga un giorno',
  choose_time: 'Orari di {day}',
  previous_month: 'Mese precedente',
  next_month: 'Mese successivo',
  free_times: 'orari liberi',
  timezone: 'Fuso orario mostrato',
  no_times: 'Nessun orario libero in {month}.',
  loading: 'Ricerca degli orari liberi…',
  left: 'ancora {count}',
  your_details: 'I suoi dati',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  notes: 'Messaggio (facoltativo)',
  reachable: 'Basta un indirizzo e-mail o un numero di telefono.',
  book: 'Prenota',
  booked: 'Prenotazione confermata',
  confirmation_to: 'Una conferma è in arrivo a {email}.',
  keep_link: 'Conservi questo link per spostare o annullare la prenotazione:',
  add_to_calendar: 'Aggiungi al calendario',
  manage: 'Sposta o annulla',
  taken: 'Questo orario è appena stato preso. Ne scelga un altro.',
  failed: 'Qualcosa è andato storto da parte nostra. Riprovi.',
  offline: 'Il server non è raggiungibile. Controlli la connessione e riprovi.',
  busy: 'Molte persone stanno prenotando. Riprovi tra un momento.',
  retry: 'Riprova',
  where: 'Dove',
  change_time: 'Cambia orario',
  keep: 'Lascia così',
  move_to: 'Sposta a {when}',
  moved: 'La prenotazione è stata spostata.',
  cancel_booking: 'Annulla la prenotazione',
  cancel_ask: 'Annullare questa prenotazione?',
  cancel_reason: 'Motivo (facoltativo)',
  cancelled: 'Questa prenotazione è annullata.',
  over: 'Questa prenotazione è passata.',
  book_again: 'Prenota un altro orario',
}

export const session: Locale['session'] = {
  title: 'Domande di {business}',
  hello: 'Buongiorno {person}',
  how: 'Un assistente IA le fa alcune domande a voce e lei risponde parlando. In ogni momento può chiedergli di ripetere una domanda, di saltarla o di aspettare.',
  questions: 'Domande',
  time: 'Durata',
  minutes: 'circa {minutes} min',
  recorded: 'Registrazione',
  audio: 'Ciò che si dice viene registrato come audio e messo per iscritto.',
  audio_video: 'Ciò che si dice viene registrato con l’immagine della sua fotocamera e messo per iscritto.',
  none: 'Ciò che si dice viene messo per iscritto. Non si registrano né audio né immagini.',
  camera: 'Fotocamera',
  microphone: 'Microfono',
  camera_on:
    'La sua fotocamera deve essere accesa. Nessuno guarda la sua immagine e nessuna viene conservata.',
  camera_recorded:
    'La sua fotocamera deve essere accesa. La sua immagine viene registrata e si conservano alcuni fermi immagine.',
  camera_watched:
    'La sua fotocamera deve essere accesa. Un programma ne guarda l’immagine circa una volta al secondo per vedere chi c’è davanti, e si conservano alcuni fermi immagine. Si annota anche se lascia questa pagina.',
  readers: 'Chi lo vede',
  readers_media:
    '{business}. La registrazione viene cancellata al massimo dopo 90 giorni, lo scritto dopo {days} giorni.',
  readers_written: '{business}. Lo scritto viene cancellato dopo {days} giorni.',
  until: 'Questo link si può usare fino al {time}.',
  agree: 'Ho letto e sono d’accordo.',
  agree_first: 'Prima deve dare il suo consenso.',
  check: 'Controlla fotocamera e microfono',
  check_title: 'La si vede e la si sente?',
  allow:
    'Il browser chiede se questa pagina può usare la fotocamera e il microfono. Lo consenta, per favore.',
  preview: 'L’immagine della sua fotocamera',
  level: 'Quanto forte la sente il microfono',
  say_something: 'Dica qualche parola: la barra dovrebbe muoversi.',
  heard: 'La si sente.',
  typing: 'Qui non posso parlare: scriverò le mie risposte',
  denied: 'Questa pagina non può usare la sua fotocamera o il suo microfono.',
  help_chromium:
    'Faccia clic sull’icona a sinistra dell’indirizzo della pagina, consenta fotocamera e microfono e riprovi.',
  help_firefox: 'Faccia clic sull’icona barrata a sinistra dell’indirizzo, tolga il blocco e riprovi.',
  help_safari:
    'Apra il menu «Safari», scelga «Impostazioni per questo sito web», consenta fotocamera e microfono e riprovi.',
  help_ios:
    'Tocchi l’icona accanto all’indirizzo, apra «Impostazioni sito web», consenta fotocamera e microfono e riprovi.',
  no_camera:
    'Nessuna fotocamera trovata. Questa conversazione ne richiede una: ne colleghi una o apra il link su un dispositivo che ce l’ha.',
  in_use: 'Un altro programma sta usando la fotocamera o il microfono. Lo chiuda e riprovi.',
  no_start: 'Non è stato possibile avviare la fotocamera o il microfono.',
  cannot_record:
    'Questo browser non può registrare. Apra il link in una versione aggiornata di Chrome, Edge, Firefox o Safari.',
  try_again: 'Riprova',
  start: 'Inizia',
  start_note: 'Il link si consuma solo premendo Inizia.',
  started_elsewhere:
    'Questa conversazione è appena stata iniziata in un’altra pagina. Ricarichi questa pagina per continuare qui.',
  welcome_back: 'Bentornato, {person}',
  welcome_back_note: 'Ha iniziato questa conversazione. Può continuare da dove era fino al {time}.',
  go_on: 'Continua',
  begin: 'La conversazione comincia.',
  question_of: 'Domanda {n} di {of}',
  closing: 'Le ultime parole',
  repeat: 'Ripeti',
  skip: 'Salta',
  moment: 'Un momento',
  done: 'Ho finito',
  end: 'Termina',
  end_ask: 'Terminare ora la conversazione? Ciò che ha detto finora va a {business}.',
  end_yes: 'Termina',
  recording_now: 'Registrazione in corso',
  frames: 'Immagini esaminate: {frames}',
  recording_full:
    'La registrazione ha raggiunto la dimensione massima e finisce qui. La conversazione continua.',
  recording_failed: 'La registrazione si è interrotta ed è ricominciata.',
  no_upload:
    'Al momento la registrazione non può essere inviata. È conservata qui e sarà inviata appena possibile.',
  minutes_left: 'ancora {minutes} min',
  camera_lost: 'La sua fotocamera non dà più immagini. La controlli, per favore.',
  camera_again: 'Accendi la fotocamera',
  paused: 'La conversazione si è fermata qui. Ciò che ha detto è conservato.',
  elsewhere: 'La conversazione continua in un’altra finestra.',
  here: 'Continua qui',
  offline: 'Il server non è raggiungibile. Controlli la connessione.',
  failed: 'Qualcosa è andato storto da parte nostra. Riprovi, per favore.',
  thanks: 'Grazie, {person}',
  thanks_note: '{business} ha le sue risposte.',
  saving: 'Il resto della registrazione viene inviato ({left}). Lasci aperta questa pagina, per favore.',
  saved: 'È arrivato tutto. Può chiudere questa pagina.',
  expired: 'Questo link è scaduto',
  revoked: 'Questo link non è più valido',
  ask_again: 'Ne chieda un altro a {business}.',
  needs_script: 'Questa conversazione ha bisogno di JavaScript, che in questo browser è disattivato.',
}

export const call: Locale['call'] = {
  speak: 'Parla con {agent}',
  speak_note: 'A voce, qui nel browser.',
  recogniser:
    'Il browser trasforma in testo quello che dice. Per farlo può inviare l’audio al suo produttore.',
  shown: 'Questo browser non ha una voce: le risposte vengono mostrate.',
  typed: 'Qui non è possibile sentirla: scriva quello che vuole dire.',
  fell_back: 'L’audio non passa, quindi la chiamata continua senza.',
  connecting: 'Connessione in corso…',
  reconnecting: 'La connessione è caduta. Nuova connessione in corso…',
  talking: '{agent} la sente.',
  muted: 'Il microfono è spento.',
  mute: 'Spegni il microfono',
  unmute: 'Accendi il microfono',
  hang_up: 'Riaggancia',
  type_instead: 'Preferisco scrivere',
  write: 'Scrivere invece di parlare',
  captions: 'Che cosa si dice',
  sound_blocked: 'Il browser trattiene l’audio.',
  hear: 'Attiva l’audio',
  ended: 'La chiamata è terminata.',
  ended_silence: 'La chiamata è terminata perché non è stato detto nulla.',
  ended_too_long: 'La chiamata ha raggiunto la durata massima.',
  ended_failed: 'Qualcosa è andato storto da parte nostra e la chiamata è terminata.',
  lost: 'La connessione è caduta e non è tornata.',
  refused: 'Non è stato possibile fare questa chiamata.',
  call_again: 'Chiama di nuovo',
  to_chat: 'Continua nella chat',
  denied:
    'Il microfono non è consentito. Faccia clic sull’icona accanto all’indirizzo della pagina, consenta il microfono e riprovi.',
  system:
    'Il dispositivo non permette al browser di usare il microfono. Lo consenta nelle impostazioni di privacy del sistema e riprovi.',
  blocked: 'Questo sito non permette alle sue pagine di usare il microfono.',
  insecure: 'Il microfono si può usare solo in una pagina con indirizzo sicuro (https).',
  none: 'Nessun microfono trovato. Ne colleghi uno e riprovi.',
  in_use: 'Un altro programma sta usando il microfono. Lo chiuda e riprovi.',
  unplugged: 'Il microfono è stato scollegato.',
  failed: 'Non è stato possibile avviare il microfono.',
  request: 'Farsi chiamare',
  request_now: 'Il suo telefono squillerà tra poco, con {agent}, assistente IA di {business}, in linea.',
  request_later: 'Qualcuno di {business} la richiamerà.',
  name: 'Nome',
  phone: 'Telefono',
  about: 'Di che cosa si tratta? (facoltativo)',
  consent:
    'Accetto che {business} mi chiami a questo numero per la mia richiesta, anche con la voce di un assistente IA.',
  call_me: 'Chiamatemi',
  calling: 'La stiamo chiamando al {phone}.',
  will_call: 'Grazie. Qualcuno di {business} la chiamerà al {phone}.',
  bad_phone: 'Questo numero non può essere chiamato. Lo controlli e inizi con il prefisso del paese.',
  busy: 'Sono state richieste troppe chiamate. Riprovi più tardi.',
  request_failed: 'Non ha funzionato. Riprovi.',
}

export const unsubscribe: Locale['unsubscribe'] = {
  ask: 'Annullare l’iscrizione?',
  ask_note: '{business} non invierà più messaggi di questo tipo a {address}.',
  button: 'Annulla l’iscrizione',
  done: 'Iscrizione annullata',
  done_note: '{business} non invia più messaggi di questo tipo a {address}.',
  gone: 'Questo link non funziona',
  gone_note: 'Forse è stato tagliato. Aprilo di nuovo dal messaggio stesso.',
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
    'Questa risposta è stata scritta dall’assistente automatico di {business}. Per parlare con una persona, risponda a questo messaggio e lo dica.',
}

export const bookingMail: Locale['bookingMail'] = {
  subject_confirmation: 'Prenotato: {service}, {when}',
  subject_change: 'Nuovo orario: {service}, {when}',
  subject_cancellation: 'Annullato: {service}, {when}',
  subject_reminder: 'Promemoria: {service}, {when}',
  hello: 'Buongiorno {name},',
  confirmation: 'la sua prenotazione da {business} è confermata:',
  change: 'la sua prenotazione da {business} è cambiata. Ora è:',
  cancellation: 'la sua prenotazione da {business} è annullata:',
  reminder: 'le ricordiamo la sua prenotazione da {business}:',
  reason: 'Motivo: {reason}',
  manage: 'Qui può spostarla o annullarla:',
  book_again: 'Qui può prenotare un altro orario:',
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
  hello: 'Buongiorno! Come posso aiutarla?',
  welcome: 'Prego! Posso aiutarla in qualcos’altro?',
  goodbye: 'Arrivederci e buona giornata!',
  who: 'Sono {agent}, l’assistente IA di {business}. Rispondo con ciò che {business} mi ha insegnato e posso inoltrare le domande al team.',
  unknown: 'Non ho una risposta a questo. Vuole che inoltri la sua domanda al team di {business}?',
  meant: 'Non sono sicuro di aver capito. Intendeva: «{suggestion}»?',
  how_to_reach_you:
    'Come può contattarla il team? Scriva il suo indirizzo e-mail o il suo numero di telefono.',
  passed_on: 'Fatto: il team di {business} ha la sua domanda e può contattarla qui: {contact}.',
  passed_on_unsigned: 'Fatto: il team di {business} ha la sua domanda.',
  anything_else: 'Va bene. Posso aiutarla in qualcos’altro?',
  handed_over: 'Ho avvisato il team di {business} che desidera parlare con una persona.',
  cut_off:
    'Sono stato interrotto e non ho potuto finire questa risposta. Vuole che inoltri la sua domanda al team di {business}?',
  our_hours: 'I nostri orari:',
  open_on: '{day}: siamo aperti {hours}.',
  closed_on: '{day}: siamo chiusi.',
  closed_because: '{day}: siamo chiusi ({reason}).',
  closed: 'chiuso',
  open_now: 'Sì, adesso siamo aperti, fino alle {time}.',
  closed_now: 'In questo momento siamo chiusi.',
  opens_next: 'Riapriamo: {when}.',
  address: 'Ci trova qui: {address}',
  phone: 'Può chiamarci al numero {phone}.',
  email: 'Può scriverci a {email}.',
  website: 'Il nostro sito: {website}',
}

export const aloud: Locale['aloud'] = {
  how_to_reach_you:
    'Come può raggiungerla il team? Mi dica il suo numero di telefono o il suo indirizzo e-mail.',
  putting_through: 'Un attimo, per favore, le passo qualcuno.',
  nobody_there:
    'In questo momento non posso passarle nessuno. Mi dica il suo nome e di che cosa si tratta, e il team di {business} la ricontatterà.',
  to: ' a ',
}

export const bookingTalk: Locale['bookingTalk'] = {
  which_service: 'Che cosa desidera prenotare? Offriamo: {services}.',
  offers: 'Per {service} sono liberi: {times}. Quale preferisce?',
  not_free: '{when} non è libero.',
  nothing_free: 'Mi dispiace, al momento non c’è nulla di libero per {service}. Ho avvisato il team.',
  ask_name: 'Volentieri: {service}, {when}. A che nome devo prenotare?',
  ask_contact: 'Grazie, {name}. Quale indirizzo e-mail o numero di telefono devo annotare?',
  confirm: 'Devo prenotare {service} per {name}, {when}?',
  confirm_move: 'Devo spostare {service} a {when}?',
  confirm_cancel: 'Devo annullare {service}, {when}?',
  booked: 'Prenotato per {name}: {service}, {when}.',
  moved: 'Spostato: {service} è ora {when}.',
  cancelled: 'Annullato: {service}, {when}.',
  manage: 'Può spostare o annullare qui: {url}',
  none_of_yours:
    'Posso cambiare solo ciò che è stato prenotato in questa conversazione. Usi il link della conferma, oppure prenoti qui: {url}',
  dropped: 'Va bene, ho lasciato tutto com’era.',
  paused: 'Le prenotazioni sono sospese al momento.',
  failed: 'Mi dispiace, non è riuscito. Il team di {business} è avvisato e se ne occuperà.',
}

export const leadTalk: Locale['leadTalk'] = {
  ask_name: 'Volentieri. Come si chiama?',
  thank_name: 'Grazie, {name}.',
  noted: 'Grazie, ho preso nota. Il team di {business} può raggiungerla qui: {contact}.',
  noted_too: 'Grazie, ho annotato anche questo.',
  as_you_like: 'Nessun problema. Se cambia idea, me lo dica.',
}

export const phoneCall: Locale['phoneCall'] = {
  inbound: 'Buongiorno, sono {agent}, l’assistente IA di {business}. Come posso aiutarla?',
  disclosed: 'Sono {agent}, l’assistente IA di {business}.',
  outbound: 'Buongiorno, sono {agent}, l’assistente IA di {business}. Ha un momento?',
  brief: 'La chiamo per questo: {brief}',
  busy: 'Allora non la trattengo. Arrivederci!',
  recorded: 'Questa chiamata viene registrata.',
  still_there: 'È ancora lì?',
  silent: 'Non la sento, quindi chiudo la chiamata. Arrivederci!',
  failed: 'Mi dispiace, qualcosa è andato storto da parte mia.',
  ask_message: 'Mi dica il suo nome e di che cosa si tratta, e il team di {business} la ricontatterà.',
  noted: 'Grazie, ho preso nota. Il team di {business} la ricontatterà. Arrivederci!',
  not_through: 'Mi dispiace, nessuno ha potuto rispondere.',
  removed: 'Capisco. Non la chiameremo più. Arrivederci!',
  taken_over: 'Una persona di {business} se ne occupa e la ricontatterà.',
  give_up: 'Mi dispiace, al momento non posso aiutarla. Riprovi più tardi. Arrivederci!',
}

export const carrier: Locale['carrier'] = {
  voice: 'it-IT',
  voicemail:
    'Buongiorno, sono {agent}, l’assistente IA di {business}. Volevamo parlare con lei. La preghiamo di richiamarci a questo numero. Arrivederci.',
  unavailable: '{business} non può rispondere in questo momento. La richiameremo.',
  nobody: 'Mi dispiace, nessuno da {business} può rispondere in questo momento. La richiameremo.',
  briefing: 'Una chiamata per {business} da {who}.',
}

export const voice: Locale['voice'] = {
  fillers: ['Un momento, per favore.', 'Sto ancora cercando, un attimo.'],
  timeUp: 'Il nostro tempo è finito. Grazie e arrivederci.',
  to: 'a',
}

export const interview: Locale['interview'] = {
  greeting:
    'Buongiorno {name}! Sono l’assistente IA di {business}. Grazie per il suo tempo. Ho alcune domande per lei.',
  how: 'In qualsiasi momento può chiedermi di ripetere una domanda, di saltarla o di aspettare un attimo.',
  welcome_back: 'È un piacere ritrovarla! Riprendiamo da dove eravamo rimasti.',
  thanks: ['Grazie.', 'Capisco, grazie.', 'Bene, grazie.'],
  more: 'Potrebbe dirmi qualcosa di più?',
  skipped: 'Va bene, questa la lasciamo.',
  again: 'Volentieri, ancora una volta:',
  take_time: 'Certo. Faccia con calma.',
  sure: 'Vuole terminare qui la conversazione? Dica sì o no, per favore.',
  go_on: 'Bene, allora continuiamo.',
  cannot_say: 'Su questo qui non posso dire nulla.',
  patient: 'Faccia con calma. La ascolto.',
  still_there: 'È ancora lì? Posso ripetere la domanda, oppure la saltiamo.',
  pardon: 'Mi scusi, non ho capito. Potrebbe ripeterlo?',
  trouble:
    'Mi dispiace, qui qualcosa non funziona. Quello che ha detto è conservato: torni con lo stesso link e riprendiamo da dove eravamo rimasti.',
  closing: 'Queste erano tutte le mie domande. Grazie mille per il suo tempo, {name}. Arrivederci!',
  closing_early: 'Va bene, ci fermiamo qui. Grazie mille per il suo tempo, {name}. Arrivederci!',
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
    greeting:
      'ciao|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|salve|come sta|come stai|come va',
    thanks: 'grazie|grazie mille|molte grazie|tante grazie|perfetto|ottimo|va bene|ok',
    goodbye: 'arrivederci|a presto|buona giornata|buona serata|buonanotte|addio|è tutto',
    yes: 'sì|si|certo|certamente|volentieri|per favore|grazie sì|d’accordo|va bene|ok|esatto|giusto|prego',
    no: 'no|no grazie|non serve|non importa|lasci stare|sbagliato',
    who: 'chi sei|chi è lei|sei un bot|sei un robot|sei umano|sei una persona|è una persona vera|come ti chiami|come si chiama lei|sei una ia',
    asks: 'come|quanto|quanta|quanti|quante|cosa|che|quando|dove|quale|quali|chi|perché',
    person:
      'parlare con una persona|parlare con qualcuno|persona vera|persona reale|parlare con un umano|parlare con un operatore|parlare con il team|parlare con un responsabile',
    person_alone:
      'persona|umano|operatore|responsabile|essere richiamato|essere richiamata|richiamatemi|mi richiami|richiamarmi|parlare',
    hours:
      'aperto|aperti|aperta|aprite|apre|apertura|orario|orari|orari di apertura|che ora|chiuso|chiusi|chiudete|chiude|chiusura',
    is_open: 'aperto|aperti|aperta',
    when: 'quando|quale|quali|che ora|che ore|orario|orari|fino',
    now: 'adesso|ora|in questo momento|attualmente|ancora',
    today: 'oggi|stasera|stamattina|questo pomeriggio|questa sera',
    tomorrow: 'domani',
    weekend: 'fine settimana|weekend|week-end',
    days: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica|domeniche'],
    address:
      'indirizzo|dove siete|dove vi trovate|dove si trova|dove trovarvi|posizione|come arrivare|come raggiungervi',
    phone: 'telefono|numero di telefono|numero|chiamare|chiamarvi|telefonare|telefonicamente|cellulare',
    email: 'email|e-mail|mail|posta elettronica|indirizzo email|scrivervi',
    website: 'sito|sito web|pagina web|sito internet',
    reach: 'contattare|contattarvi|contatto|contatti|raggiungervi|recapiti|mettermi in contatto',
    place: 'negozio|ufficio|azienda|studio|salone|locale|team|ristorante',
    onward: 'e|e per|che mi dice|invece|anche|o|ma|e se',
    pointing:
      'questo|questa|quello|quella|questi|queste|quelli|quelle|ciò|lo|la|li|le|ne|lì|là|stesso|stessa',
    courtesy:
      'per favore|per piacere|dire|dirmi|sapere|vorrei|voglio|potrei|potrebbe|domanda|giorno|giorni|ora|ore|normalmente|di solito|esattamente|buongiorno|grazie|quale|quali|dare|darmi|avete|vostro|vostra|vostri|settimana|fino|siete',
  },
  introductions: {
    surely: 'mi chiamo|il mio nome è|nome:',
    perhaps: 'sono',
    ending: '',
  },
  booking: {
    wants:
      'prendere un appuntamento|fissare un appuntamento|un appuntamento|vorrei prenotare|voglio prenotare|posso prenotare|fare una prenotazione|prenotare un|prenotare una|orari liberi|orari disponibili|disponibilità',
    nouns: 'appuntamento|prenotare|prenotazione',
    cancels: 'annullare|annulla|disdire|disdico|cancellare|non posso venire',
    moves: 'spostare|sposta|rimandare|posticipare|cambiare orario|un altro orario',
    stops: 'lascia stare|lasci stare|lascia perdere|non importa|non ora|non prenotare',
  },
  lead: {
    wants:
      'richiamatemi|mi richiami|mi richiamate|essere richiamato|essere richiamata|chiamatemi|mi chiami|contattatemi|mi contatti|mi contattate|ricontattatemi|preventivo|un preventivo|scrivetemi|lasciare i miei dati|lasciare il mio numero',
    mine: 'la mia email|la mia e mail|la mia mail|il mio numero|il mio telefono|il mio cellulare|il mio indirizzo|raggiungermi|i miei dati',
    declines: 'preferisco di no|preferirei di no|non voglio|meglio di no|saltare|anonimo|anonima',
  },
  call: {
    stops:
      'non mi chiami più|non mi chiamate più|non chiamarmi più|non chiamatemi più|non richiamatemi|non chiamate più|smettetela di chiamar*|smetta di chiamar*|smettila di chiamar*|basta chiamate|basta telefonate|niente più chiamate|mi tolga dalla|toglietemi dalla|toglietemi|cancelli il mio numero|cancellate il mio numero|cancellatemi|rimuovetemi|dalla vostra lista|non contattatemi più|non mi contattate più',
  },
  interview: {
    skip: 'saltare|salta|salti|saltiamo|salta la domanda|saltare la domanda|saltiamo la domanda|prossima|prossima domanda|la prossima|la prossima domanda|passo|avanti|preferisco non rispondere|non voglio rispondere|nessun commento',
    repeat:
      "ripetere|ripeta|ripeti|ripetere la domanda|ripeta la domanda|può ripetere|ancora una volta|di nuovo|un'altra volta|come|come scusi|scusi|qual era la domanda|cosa ha detto|non ho capito|non ho sentito|non ho capito la domanda",
    wait: 'un momento|un attimo|un minuto|un secondo|aspetti|aspetta|attenda|mi faccia pensare|fammi pensare|devo pensarci|mi dia un momento',
    leave:
      'ho finito|finito|basta|fermarmi|voglio fermarmi|vorrei fermarmi|fermiamoci|terminare|termina|terminare la conversazione|terminare qui|finire qui|stop|devo andare|devo scappare|riattaccare',
  },
  turns: {
    hanging: 'e|o|ma|perché|che|se|il|lo|la|i|le|un|una|a|per|con|di|da|in|mio|mia|è|eh|ehm|allora|quindi',
    digits: 'zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove',
    backchannel: 'mm|mhm|eh|ehm|ah|oh|sì|si|ok|okay|va|bene|certo|ecco',
    whole: 'sì|no|sì grazie|no grazie|grazie|è tutto|arrivederci',
  },
  mood: {
    good: 'grazie|grazie mille|ottimo|perfetto|fantastico|eccellente|meraviglioso|benissimo|molto gentile|contento|contenta|molto utile|splendido',
    bad: 'terribile|orribile|pessimo|pessima|inaccettabile|arrabbiato|arrabbiata|furioso|furiosa|stufo|stufa|deluso|delusa|deludente|infastidito|infastidita|vergogna|vergognoso|perdita di tempo|lamentarmi|reclamo|truffa|inutile|lasciatemi in pace|mi lasci in pace',
  },
  mail: {
    salutation: 'ciao|buongiorno|buonasera|salve|gentil[ei]|spett|egregi[oa]|car[oaie]',
    closing: 'cordiali saluti|distinti saluti|saluti|grazie|grazie mille',
  },
  spelling: {
    at: 'chiocciola|at',
    dot: 'punto',
  },
  digits: ['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'],
  numbers:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
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
