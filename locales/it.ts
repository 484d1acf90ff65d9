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
  trouble: 'In questo momento qualcosa non funziona da parte nostra.',
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
  link_over: 'Questo link non è più valido',
  forgotten: 'Password dimenticata',
  forgotten_note: 'Indichi con quale indirizzo accede. Le inviamo un link per scegliere una nuova password.',
  forgotten_over_note: 'È già stato usato, oppure ha più di un’ora. Se ne faccia inviare un altro:',
  email: 'Indirizzo e-mail',
  send_link: 'Invia il link',
  sent: 'Controlli la posta',
  sent_note: 'Se a questo indirizzo corrisponde un account, un link è in arrivo. Vale un’ora.',
  reset: 'Scegliere una nuova password',
  reset_note: 'Per {email} da {business}.',
  change_password: 'Cambia la password',
  changed: 'La sua password è cambiata',
  changed_note:
    'Tutte le sessioni aperte con la vecchia sono state chiuse, su ogni dispositivo. Acceda con la nuova.',
  join_business: 'Entrare in {business}',
  join_note: 'L’invito è per {email}. Scelga una password con cui accedere.',
  name: 'Il suo nome',
  join: 'Entra',
  welcome: 'Le diamo il benvenuto in {business}',
  welcome_note: 'In questo browser l’accesso è fatto. Altrove acceda con {email} e la sua password.',
  confirm_address: 'Confermare il suo indirizzo',
  confirm_note: 'D’ora in poi accede a {business} con {email}.',
  confirm: 'Conferma',
  confirmed: 'Il suo indirizzo è cambiato',
  confirmed_note: 'Acceda con {email} e la password che ha già.',
  email_over_note:
    'È già stato usato, oppure ha più di un giorno. Cambi di nuovo l’indirizzo per riceverne un altro.',
  invite_over: 'Questo invito non è più valido',
  invite_over_note:
    'È già stato accettato, oppure ha più di una settimana. Ne chieda uno nuovo al titolare dell’attività.',
  password: 'Password',
  password_rule: 'Almeno {count} caratteri. Alcune parole si ricordano meglio di alcuni segni.',
  show_password: 'Mostra la password',
  needs_script: 'Per inviare questo modulo serve JavaScript.',
  link_used: 'Questo link è scaduto o è già stato usato.',
  invite_used: 'Questo invito è scaduto o è già stato usato. Ne chieda uno nuovo al titolare dell’attività.',
  check: 'Controlli i dati inseriti.',
  busy: 'Troppi tentativi. Riprovi più tardi.',
}

export const message: Locale['message'] = {
  unsubscribe: 'Annulla l’iscrizione',
  opt_out: 'Risponda STOP per non ricevere altri messaggi',
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
  hello: 'Buongiorno,',
  guessing_subject: 'Qualcuno cerca di indovinare la sua password',
  guessing:
    'qualcuno cerca di accedere al suo account con password sbagliate. Nessuno è entrato. Nelle prossime ore non accettiamo altri tentativi da browser in cui non ha mai fatto l’accesso; i suoi continuano a funzionare.',
  guessing_locked_out:
    'Se è lei a non poter entrare in un nuovo browser, vi scelga una nuova password e potrà entrare: {url}',
  guessing_codes_subject: 'Qualcuno conosce la sua password',
  guessing_codes:
    'qualcuno ha inserito la sua password giusta e poi codici sbagliati. Nessuno è entrato, e per un giorno non accettiamo altri codici da browser in cui non ha mai fatto l’accesso.',
  password_changed_subject: 'La sua password è stata cambiata',
  password_changed: 'la sua password è stata cambiata, e tutte le altre sessioni sono state chiuse.',
  email_changed_subject: 'Il suo indirizzo e-mail è stato cambiato',
  email_changed: 'd’ora in poi accede con {email}, e la posta sul suo account arriva lì.',
  email_changed_not_you:
    'Se non è stata una sua scelta, avvisi subito il titolare della sua attività o il gestore di questo server.',
  second_factor_on_subject: 'L’accesso ora richiede un codice',
  second_factor_on:
    'al suo account è stata aggiunta un’app di autenticazione: l’accesso richiede anche il suo codice.',
  second_factor_off_subject: 'L’accesso non richiede più un codice',
  second_factor_off: 'l’app di autenticazione è stata tolta dal suo account: per accedere basta la password.',
  recovery_code_used_subject: 'È stato usato un codice di recupero',
  recovery_code_used:
    'qualcuno, probabilmente lei, ha fatto l’accesso al suo account con un codice di recupero. Non si può usare di nuovo.',
  not_you: 'Se non è stata una sua scelta, scelga subito una nuova password: {url}',
  reset:
    'qualcuno, probabilmente lei, ha chiesto una nuova password per il suo account presso {business}. La scelga entro un’ora:',
  reset_not_you: 'Se non è stata una sua richiesta, non faccia nulla: la password resta quella che è.',
  invite:
    'ha ricevuto un invito a entrare nel team di {business}. Per accettare, scelga una password entro sette giorni:',
  invite_unknown: 'Se non sa di chi si tratta, non faccia nulla.',
  confirm_subject: 'Confermi il suo nuovo indirizzo',
  confirm:
    'qualcuno, probabilmente lei, vuole accedere d’ora in poi a {business} con questo indirizzo. Lo confermi entro un giorno:',
  confirm_not_you: 'Se non è stata una sua richiesta, non faccia nulla: non cambia niente.',
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
  subject: 'Verbale di un questionario parlato',
  file: '{person} – rapporto',
  person: 'Persona',
  email: 'E-mail',
  phone: 'Telefono',
  by: 'A cura di',
  held: 'Svolto il',
  duration: 'Durata',
  reached: 'Domande raggiunte',
  recording: 'Registrazione',
  ended: 'Concluso',
  ended_by: {
    person: 'dalla persona',
    agent: 'dall’assistente',
    time: 'il tempo era finito, o nessuno è tornato',
  },
  recorded: {
    audio: 'audio',
    audio_video: 'audio e video',
    none: 'nessuna',
  },
  deleted: '{recorded}, cancellata',
  unplayable: '{recorded}, ma non è arrivato nulla di riproducibile',
  summary: 'Riepilogo',
  no_summary: 'Non c’è un riepilogo.',
  confidence: 'Affidabilità di questa valutazione: {level}. {reason}',
  level: {
    low: 'bassa',
    medium: 'media',
    high: 'alta',
  },
  questions: 'Domande e risposte',
  not_reached: 'Questa domanda non è stata raggiunta.',
  answered: {
    full: 'Risposta completa.',
    partial: 'Risposta parziale.',
    not_answered: 'Senza risposta.',
    not_asked: 'Non posta.',
  },
  point: {
    covered: 'toccato',
    not_covered: 'non toccato',
    unclear: 'poco chiaro',
  },
  quote: '«{words}»',
  strengths: 'Punti di forza',
  gaps: 'Lacune',
  follow_up: 'Che cosa chiedere poi',
  monitoring: 'Attività',
  colour: {
    green: 'verde',
    amber: 'giallo',
    red: 'rosso',
  },
  seen_by: {
    invigilator: 'telecamera',
    agent: 'assistente',
  },
  finding: 'A {at}; notato da: {by}',
  watched:
    '{observed} controlli su {windows} avevano immagini valutabili; è stato osservato il {pct} % della sessione, {frames} immagini in tutto.',
  alone: 'La persona è stata vista da sola in {alone} controlli su {windows}.',
  alone_rest: 'Negli altri non si è visto nessuno.',
  not_alone:
    'Non è stato possibile confermare che la persona fosse sola: una persona, e nessun altro, è stata vista in {alone} controlli su {windows}.',
  flags: 'Notato nel frattempo',
  source: {
    agent: 'assistente',
    browser: 'browser',
  },
  stills: 'Immagini',
  still: 'La telecamera della persona a {at}',
  no_stills: 'Le immagini di questa sessione non ci sono più.',
  transcript: 'Trascrizione',
  nothing_said: 'Non è stato detto nulla.',
  speaker: {
    agent: 'Assistente',
    person: 'Persona',
  },
  boxes: 'I caratteri per cui questo rapporto non ha un font compaiono come □.',
  page: 'Pagina {n} di {of}',
}

export const writeUp: Locale['writeUp'] = {
  extract:
    'Non è stato usato alcun modello linguistico: questo è un estratto delle parole della persona, trovato confrontando le parole, e nessuno ha giudicato che cosa significhino.',
  waiting:
    'La valutazione è in preparazione: finché non c’è, questo è un estratto delle parole della persona.',
  failed:
    'La valutazione non è riuscita perché il modello linguistico non ha risposto. Questo è un estratto delle parole della persona; si può rilanciare.',
  not_reached: 'Non raggiunta.',
  skipped_note: 'La persona l’ha saltata.',
  silent_note: 'Non è stato detto nulla al riguardo.',
  found: '{found} punti attesi su {points} trovati.',
  found_unclear: '{found} punti attesi su {points} trovati, {unclear} poco chiari.',
  skipped: 'Saltata.',
  no_answer: 'Nessuna risposta.',
  answered: 'Domande con risposta: {answered} su {count}.',
  answered_of_one: 'Domanda con risposta: {answered} su {count}.',
  ended_after: 'La sessione è finita dopo la domanda {n}.',
  to_question: 'Alla domanda {n}: «{summary}»',
  all_found: 'Domanda {n}: sono stati trovati tutti i punti attesi ({count}).',
  unanswered: 'La domanda {n} è rimasta senza risposta.',
  nothing_on: 'Domanda {n}: nulla trovato su {points}.',
  never_reached: '{count} domande non sono mai state raggiunte.',
  one_never_reached: '{count} domanda non è mai stata raggiunta.',
  ask_again: 'Chiedere di nuovo: {question}',
  ask_about: 'Alla domanda {n}, chiedere di: {point}',
  only_reached: 'Sono state raggiunte solo {put} domande su {count}.',
  left_out: 'Il modello ha tralasciato {count} delle risposte; quelle righe sono estratti.',
  dropped: '{dropped} citazioni su {quotes} non erano parole della persona e sono state scartate.',
  no_reason: 'Il modello non ha dato alcun motivo.',
}

export const monitoring: Locale['monitoring'] = {
  someone_else: 'un’altra persona',
  someone_else_why: 'Nell’immagine c’era più di una persona, oppure si è sentito qualcuno suggerire.',
  absent: 'nessuno presente',
  absent_why: 'Nell’immagine non c’era nessuno, mentre la telecamera mostrava la stanza.',
  phone: 'un telefono',
  phone_why: 'Nell’immagine c’era un telefono.',
  reading_aloud: 'lettura ad alta voce',
  reading_aloud_why: 'Ciò che è stato detto sembrava letto da un testo.',
  no_face: 'Nessun controllo ha mostrato il suo viso da solo, perciò non si può dire dove guardasse.',
  looked_away:
    'Ha guardato di lato in {away} controlli su {faced} che mostravano il viso. Si fa quando si pensa: non viene contato.',
  looked_ahead: 'Ha guardato avanti in {faced} controlli su {faced} che mostravano il viso.',
  face_missing: '{missing} controlli su {windows} non lo mostravano.',
  dark: 'le immagini della telecamera erano troppo poche o troppo scure: non si è visto nulla',
  no_picture: 'dalla telecamera non è arrivata alcuna immagine: non si è visto nulla',
  nothing_known: '{nothing}, perciò non si può dire nulla.',
  watched: 'è stato osservato il {pct} % della sessione',
  clear: 'Nulla di particolare; {watched}.',
  clear_but: 'Nulla di particolare, ma solo {watched}.',
  clear_but_alone: 'Nulla di particolare, ma la persona è stata vista solo nel {pct} % della sessione.',
  look_at: 'Da guardare: {findings}; {watched}.',
  tab_hidden: 'La pagina non era visibile ({time}).',
  window_blurred: 'Davanti c’era un’altra finestra ({time}).',
  camera_lost: 'La telecamera non dava immagini ({time}).',
  microphone_lost: 'Il microfono non dava suono ({time}).',
  connection_lost: 'La connessione era caduta ({time}).',
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
  claims: {
    did: '(?:ho|abbiamo|e stat[oa]|sono stat[oaie]|e|sono|risulta)(?: [^.!?]{0,40}?)? {done}|(?:^|[,;:!.] ?){done}(?= ?(?:$|[,.!:]))',
    done: {
      booked: 'prenotat[oaie]|riservat[oaie]|confermat[oaie]|fissat[oaie]|iscritt[oaie]|programmat[oaie]',
      cancelled: 'cancellat[oaie]|annullat[oaie]|disdett[oaie]',
      moved: 'spostat[oaie]|rinviat[oaie]|modificat[oaie]|cambiat[oaie]',
      passed_on:
        'inoltrat[oaie]|trasmess[oaie]|informat[oaie]|avvisat[oaie]|comunicat[oaie]|passat[oaie]|riferit[oaie]',
      sent: 'inviat[oaie]|mandat[oaie]|spedit[oaie]',
      paid: 'rimborsat[oaie]|pagat[oaie]|accreditat[oaie]|addebitat[oaie]|bonificat[oaie]',
      called: 'chiamat[oaie]|telefonato|parlato',
    },
    not: 'non|mai|nessun|nessuno|nessuna|senza|ne|neanche|nemmeno',
    denies_nothing: 'non solo|non esiti|non esitate|nessun problema|senza problemi|o no|o meno|non più tardi',
    free: 'gratis|gratuit[oaie]|gratuitamente|omaggio|senza (?:costi|spese|supplemento|costo)',
    other_free: 'tempo libero',
    included: 'inclus[oaie]|compres[oaie]|include|comprende',
    costs: 'costa costano costare prezzo prezzi pagare paga totale importo viene',
    daily: 'ogni giorno|tutti i giorni|quotidianamente|giornalmente',
    titles: 'dr|dott|dottor|dottore|dottoressa|dott.ssa|sig|signor|signora|sig.ra|prof',
    talk: 'sono prego spero disposizione resto resta altre altra aiutarti spiacente dispiace purtroppo felice lieto lieta piacere volentieri certo certamente grazie mille so sapere informazione informazioni dati risposta rispondere domanda domande aiutare aiuto aiutarla assistente ia dire dica contattare contatto chiamare chiami telefono scrivere scriva mail email messaggio venire visitare direttamente team squadra colleghi persona inoltrare inoltri passare trovare guardare momento oggi esiti desidera vuole vorrebbe capire capito annotato perfetto esatto buona buon giornata serata numero nome indirizzo anche qui dopo più altro posso può bisogno sì salve seguenti elenco',
  },
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
