import type { Locale } from './types.ts'

export const writing: Locale['writing'] = {
  direction: 'ltr',
  script: 'Latin',
  letters: 'ß',
  spaced: true,
  joined: '',
}

export const chat: Locale['chat'] = {
  skip: 'Zum Nachrichtenfeld springen',
  greeting: 'Hallo! Wie können wir helfen?',
  assistant_of: 'KI-Assistenz von {business}',
  contact: 'Kontakt',
  call: 'Anrufen',
  email: 'E-Mail',
  website: 'Website',
  reach_directly: 'Sie erreichen {business} auch direkt:',
  needs_script: 'Dieser Chat braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
  you_could_ask: 'Zum Beispiel',
  conversation: 'Gespräch mit {agent}',
  you: 'Sie',
  your_message: 'Ihre Nachricht',
  write_to: 'An {agent} schreiben …',
  send: 'Senden',
  stop: 'Antwort anhalten',
  retry: 'Noch einmal versuchen',
  newest: 'Zur neuesten Nachricht',
  typing: '{agent} schreibt …',
  with_person: 'Sie sprechen mit {person}.',
  sources: 'Quellen',
  stopped: 'Angehalten.',
  passed_on: 'An das Team von {business} weitergegeben.',
  offline:
    'Sie sind offline. Sie können weiterlesen; Ihre Nachricht wird gesendet, sobald die Verbindung wieder da ist.',
  not_delivered: 'Ihre Nachricht konnte nicht zugestellt werden.',
  interrupted: 'Die Antwort wurde unterbrochen.',
  our_fault: 'Bei uns ist etwas schiefgegangen.',
  busy: 'Gerade schreiben sehr viele. In {time} können Sie es noch einmal versuchen.',
  busy_over: 'Eben haben sehr viele geschrieben. Sie können es jetzt noch einmal versuchen.',
  gone: 'Diese Chat-Seite ist nicht mehr verfügbar.',
  no_chat: 'Ein schriftlicher Chat wird hier nicht angeboten.',
  characters_left: 'Noch {count} Zeichen',
  characters_over: '{count} Zeichen zu viel',
  start_again: 'Neu beginnen',
  start_again_ask: 'Ein neues Gespräch beginnen?',
  start_again_note: 'Dieses Gespräch verschwindet von der Seite.',
  cancel: 'Abbrechen',
  not_found: 'Chat-Seite nicht gefunden',
  not_found_note:
    'Vielleicht ist der Link falsch geschrieben, oder er gilt nicht mehr. Bitten Sie um einen neuen, wo Sie ihn bekommen haben.',
}

export const panel: Locale['panel'] = {
  chat: 'Chat',
  book: 'Termin buchen',
  close: 'Schließen',
  talk_to_person: 'Mit einem Menschen sprechen',
  ask_person: 'Ich möchte mit einem Menschen sprechen.',
  leave_details: 'Hinterlassen Sie Ihre Daten, und {business} meldet sich',
  thanks: 'Danke. Ihre Nachricht ist bei {business} angekommen; man meldet sich bei Ihnen.',
  another: 'Noch eine Nachricht senden',
}

export const launcher: Locale['launcher'] = {
  open: 'Chat öffnen',
  close: 'Chat schließen',
  news: 'neue Nachricht',
  unreachable:
    'Der Chat ist gerade nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
}

export const booking: Locale['booking'] = {
  book_at: 'Termin bei {business} buchen',
  your_booking: 'Ihr Termin bei {business}',
  needs_script: 'Zum Buchen wird JavaScript gebraucht, das in diesem Browser ausgeschaltet ist.',
  nothing: 'Hier kann zurzeit nichts online gebucht werden.',
  choose_service: 'Was möchten Sie buchen?',
  minutes: '{count} Min.',
  change: 'Ändern',
  choose_day: 'Tag wählen',
  choose_time: 'Zeiten am {day}',
  previous_month: 'Voriger Monat',
  next_month: 'Nächster Monat',
  free_times: 'freie Zeiten',
  timezone: 'Zeitzone der Uhrzeiten',
  no_times: 'Im {month} ist nichts mehr frei.',
  loading: 'Freie Zeiten werden gesucht …',
  left: 'noch {count}',
  your_details: 'Ihre Angaben',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  notes: 'Nachricht (freiwillig)',
  reachable: 'E-Mail-Adresse oder Telefonnummer genügt.',
  book: 'Buchen',
  booked: 'Ihr Termin ist gebucht',
  confirmation_to: 'Eine Bestätigung ist unterwegs an {email}.',
  keep_link: 'Mit diesem Link können Sie den Termin verschieben oder absagen:',
  add_to_calendar: 'In den Kalender',
  manage: 'Verschieben oder absagen',
  taken: 'Diese Zeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  busy: 'Gerade buchen sehr viele. Bitte versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  where: 'Wo',
  change_time: 'Zeit ändern',
  keep: 'So lassen',
  move_to: 'Verschieben auf {when}',
  moved: 'Ihr Termin ist verschoben.',
  cancel_booking: 'Termin absagen',
  cancel_ask: 'Diesen Termin absagen?',
  cancel_reason: 'Grund (freiwillig)',
  cancelled: 'Dieser Termin ist abgesagt.',
  over: 'Dieser Termin ist vorbei.',
  book_again: 'Neuen Termin buchen',
}

export const session: Locale['session'] = {
  title: 'Fragen von {business}',
  hello: 'Guten Tag, {person}',
  how: 'Ein KI-Assistent stellt Ihnen laut einige Fragen, und Sie antworten mündlich. Sie können ihn jederzeit bitten, eine Frage zu wiederholen, zu überspringen oder zu warten.',
  questions: 'Fragen',
  time: 'Dauer',
  minutes: 'etwa {minutes} Min.',
  recorded: 'Aufnahme',
  audio: 'Was gesagt wird, wird als Ton aufgenommen und aufgeschrieben.',
  audio_video: 'Was gesagt wird, wird mit dem Bild Ihrer Kamera aufgenommen und aufgeschrieben.',
  none: 'Was gesagt wird, wird aufgeschrieben. Weder Ton noch Bild werden aufgenommen.',
  camera: 'Kamera',
  microphone: 'Mikrofon',
  camera_on: 'Ihre Kamera muss an sein. Niemand sieht ihr Bild an, und keines wird aufbewahrt.',
  camera_recorded:
    'Ihre Kamera muss an sein. Ihr Bild wird aufgenommen, und einige Standbilder werden aufbewahrt.',
  camera_watched:
    'Ihre Kamera muss an sein. Etwa einmal in der Sekunde prüft eine Software, wer davor sitzt, und einige Standbilder werden aufbewahrt. Es wird auch vermerkt, wenn Sie diese Seite verlassen.',
  readers: 'Wer es sieht',
  readers_media:
    '{business}. Die Aufnahme wird nach spätestens 90 Tagen gelöscht, das Geschriebene nach {days} Tagen.',
  readers_written: '{business}. Das Geschriebene wird nach {days} Tagen gelöscht.',
  until: 'Dieser Link gilt bis {time}.',
  agree: 'Ich habe das gelesen und bin einverstanden.',
  agree_first: 'Bitte stimmen Sie zuerst zu.',
  check: 'Kamera und Mikrofon prüfen',
  check_title: 'Sind Sie zu sehen und zu hören?',
  allow: 'Ihr Browser fragt, ob diese Seite Kamera und Mikrofon benutzen darf. Bitte erlauben Sie es.',
  preview: 'Das Bild Ihrer Kamera',
  level: 'Wie laut Ihr Mikrofon Sie hört',
  say_something: 'Sagen Sie ein paar Worte: Der Balken sollte sich bewegen.',
  heard: 'Sie sind zu hören.',
  typing: 'Ich kann hier nicht sprechen: Ich schreibe meine Antworten',
  denied: 'Diese Seite darf Ihre Kamera oder Ihr Mikrofon nicht benutzen.',
  help_chromium:
    'Klicken Sie auf das Symbol links von der Adresse der Seite, erlauben Sie Kamera und Mikrofon, und versuchen Sie es noch einmal.',
  help_firefox:
    'Klicken Sie auf das durchgestrichene Symbol links von der Adresse, heben Sie die Sperre auf, und versuchen Sie es noch einmal.',
  help_safari:
    'Öffnen Sie das Menü „Safari“, wählen Sie „Einstellungen für diese Website“, erlauben Sie Kamera und Mikrofon, und versuchen Sie es noch einmal.',
  help_ios:
    'Tippen Sie auf das Symbol neben der Adresse, öffnen Sie „Website-Einstellungen“, erlauben Sie Kamera und Mikrofon, und versuchen Sie es noch einmal.',
  no_camera:
    'Es wurde keine Kamera gefunden. Dieses Gespräch braucht eine: Schließen Sie eine an, oder öffnen Sie den Link auf einem Gerät mit Kamera.',
  in_use:
    'Ein anderes Programm benutzt die Kamera oder das Mikrofon. Schließen Sie es, und versuchen Sie es noch einmal.',
  no_start: 'Kamera oder Mikrofon ließen sich nicht einschalten.',
  cannot_record:
    'Dieser Browser kann nicht aufnehmen. Bitte öffnen Sie den Link in einer aktuellen Version von Chrome, Edge, Firefox oder Safari.',
  try_again: 'Noch einmal versuchen',
  start: 'Start',
  start_note: 'Erst mit „Start“ ist der Link verbraucht.',
  started_elsewhere:
    'Dieses Gespräch wurde gerade auf einer anderen Seite begonnen. Laden Sie diese Seite neu, um hier weiterzumachen.',
  welcome_back: 'Willkommen zurück, {person}',
  welcome_back_note:
    'Sie haben dieses Gespräch begonnen. Bis {time} können Sie dort weitermachen, wo Sie waren.',
  go_on: 'Weiter',
  begin: 'Das Gespräch beginnt.',
  question_of: 'Frage {n} von {of}',
  closing: 'Zum Schluss',
  repeat: 'Wiederholen',
  skip: 'Überspringen',
  moment: 'Einen Moment bitte',
  done: 'Ich bin fertig',
  end: 'Beenden',
  end_ask: 'Das Gespräch jetzt beenden? Was Sie bisher gesagt haben, geht an {business}.',
  end_yes: 'Beenden',
  recording_now: 'Aufnahme läuft',
  frames: 'Angesehene Bilder: {frames}',
  recording_full: 'Die Aufnahme hat ihre größte Länge erreicht und endet hier. Das Gespräch geht weiter.',
  recording_failed: 'Die Aufnahme wurde unterbrochen und neu begonnen.',
  no_upload:
    'Ihre Aufnahme kann gerade nicht gesendet werden. Sie bleibt hier erhalten und wird gesendet, sobald es geht.',
  minutes_left: 'noch {minutes} Min.',
  camera_lost: 'Ihre Kamera gibt kein Bild mehr. Bitte prüfen Sie sie.',
  camera_again: 'Kamera einschalten',
  paused: 'Das Gespräch hat hier angehalten. Was Sie gesagt haben, ist gespeichert.',
  elsewhere: 'Das Gespräch geht in einem anderen Fenster weiter.',
  here: 'Hier weitermachen',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
  failed: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  thanks: 'Danke, {person}',
  thanks_note: 'Ihre Antworten sind bei {business}.',
  saving: 'Der Rest der Aufnahme wird gesendet ({left}). Bitte lassen Sie diese Seite offen.',
  saved: 'Alles ist angekommen. Sie können diese Seite schließen.',
  expired: 'Dieser Link ist abgelaufen',
  revoked: 'Dieser Link gilt nicht mehr',
  ask_again: 'Bitten Sie {business} um einen neuen.',
  needs_script: 'Dieses Gespräch braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
}

export const call: Locale['call'] = {
  speak: 'Mit {agent} sprechen',
  speak_note: 'Mit der Stimme, hier im Browser.',
  recogniser:
    'Ihr Browser macht aus dem, was Sie sagen, Text. Dafür sendet er den Ton möglicherweise an seinen Hersteller.',
  shown: 'Dieser Browser hat keine Stimme: Antworten werden angezeigt.',
  typed: 'Sie können hier nicht gehört werden: Schreiben Sie, was Sie sagen möchten.',
  fell_back: 'Der Ton kommt nicht durch. Das Gespräch geht ohne ihn weiter.',
  connecting: 'Verbindung wird aufgebaut…',
  reconnecting: 'Die Verbindung ist abgebrochen. Sie wird neu aufgebaut…',
  talking: '{agent} hört Sie.',
  muted: 'Ihr Mikrofon ist aus.',
  mute: 'Mikrofon ausschalten',
  unmute: 'Mikrofon einschalten',
  hang_up: 'Auflegen',
  type_instead: 'Lieber schreiben',
  write: 'Schreiben statt sprechen',
  captions: 'Was gesagt wird',
  sound_blocked: 'Der Browser hält den Ton zurück.',
  hear: 'Ton einschalten',
  ended: 'Das Gespräch ist beendet.',
  ended_silence: 'Das Gespräch wurde beendet, weil nichts gesagt wurde.',
  ended_too_long: 'Das Gespräch hat seine längste Dauer erreicht.',
  ended_failed: 'Bei uns ist etwas schiefgegangen, und das Gespräch wurde beendet.',
  lost: 'Die Verbindung ist abgebrochen und kam nicht zurück.',
  refused: 'Dieses Gespräch kam nicht zustande.',
  call_again: 'Noch einmal anrufen',
  to_chat: 'Im Chat weitermachen',
  denied:
    'Das Mikrofon ist nicht erlaubt. Klicken Sie auf das Symbol neben der Adresse der Seite, erlauben Sie das Mikrofon und versuchen Sie es noch einmal.',
  system:
    'Ihr Gerät erlaubt dem Browser das Mikrofon nicht. Erlauben Sie es in den Datenschutzeinstellungen des Systems und versuchen Sie es noch einmal.',
  blocked: 'Diese Website erlaubt ihren Seiten das Mikrofon nicht.',
  insecure: 'Das Mikrofon geht nur auf einer Seite mit sicherer Adresse (https).',
  none: 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es noch einmal.',
  in_use: 'Ein anderes Programm benutzt das Mikrofon. Schließen Sie es und versuchen Sie es noch einmal.',
  unplugged: 'Das Mikrofon wurde abgezogen.',
  failed: 'Das Mikrofon ließ sich nicht starten.',
  request: 'Sich anrufen lassen',
  request_now: 'Ihr Telefon klingelt gleich. Am Apparat ist {agent}, die KI-Assistenz von {business}.',
  request_later: 'Jemand von {business} ruft Sie zurück.',
  name: 'Name',
  phone: 'Telefon',
  about: 'Worum geht es? (freiwillig)',
  consent:
    'Ich bin einverstanden, dass {business} mich zu meinem Anliegen unter dieser Nummer anruft, auch mit der Stimme einer KI-Assistenz.',
  call_me: 'Rufen Sie mich an',
  calling: 'Wir rufen Sie unter {phone} an.',
  will_call: 'Danke. Jemand von {business} ruft Sie unter {phone} an.',
  bad_phone:
    'Diese Nummer kann nicht angerufen werden. Bitte prüfen Sie sie und beginnen Sie mit der Landesvorwahl.',
  busy: 'Es wurden zu viele Anrufe angefordert. Bitte versuchen Sie es später noch einmal.',
  request_failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

export const unsubscribe: Locale['unsubscribe'] = {
  ask: 'Abmelden?',
  ask_note: '{business} schickt dann keine solchen Nachrichten mehr an {address}.',
  button: 'Abmelden',
  done: 'Sie sind abgemeldet',
  done_note: '{business} schickt keine solchen Nachrichten mehr an {address}.',
  gone: 'Dieser Link funktioniert nicht',
  gone_note: 'Vielleicht ist er abgeschnitten. Öffnen Sie ihn noch einmal aus der Nachricht selbst.',
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
    'Diese Antwort hat der automatische Assistent von {business} geschrieben. Wenn Sie einen Menschen erreichen möchten, antworten Sie einfach auf diese E-Mail.',
}

export const bookingMail: Locale['bookingMail'] = {
  subject_confirmation: 'Gebucht: {service}, {when}',
  subject_change: 'Neue Zeit: {service}, {when}',
  subject_cancellation: 'Abgesagt: {service}, {when}',
  subject_reminder: 'Erinnerung: {service}, {when}',
  hello: 'Guten Tag {name},',
  confirmation: 'Ihr Termin bei {business} ist bestätigt:',
  change: 'Ihr Termin bei {business} hat sich geändert. Er ist jetzt:',
  cancellation: 'Ihr Termin bei {business} ist abgesagt:',
  reminder: 'wir erinnern an Ihren Termin bei {business}:',
  reason: 'Grund: {reason}',
  manage: 'Hier können Sie ihn verschieben oder absagen:',
  book_again: 'Hier können Sie einen neuen Termin buchen:',
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
  hello: 'Hallo! Wie kann ich Ihnen helfen?',
  welcome: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
  goodbye: 'Auf Wiedersehen und einen schönen Tag!',
  who: 'Ich bin {agent}, der KI-Assistent von {business}. Ich antworte mit dem, was mir {business} beigebracht hat, und kann Fragen an das Team weitergeben.',
  unknown: 'Darauf habe ich keine Antwort. Soll ich Ihre Frage an das Team von {business} weitergeben?',
  meant: 'Ich bin nicht sicher, ob ich Sie richtig verstehe. Meinten Sie: „{suggestion}“?',
  how_to_reach_you:
    'Wie kann das Team Sie erreichen? Bitte schreiben Sie Ihre E-Mail-Adresse oder Telefonnummer.',
  passed_on: 'Erledigt: Das Team von {business} hat Ihre Frage und kann Sie unter {contact} erreichen.',
  passed_on_unsigned: 'Erledigt: Das Team von {business} hat Ihre Frage.',
  anything_else: 'In Ordnung. Kann ich sonst noch etwas für Sie tun?',
  handed_over: 'Ich habe dem Team von {business} gesagt, dass Sie mit einem Menschen sprechen möchten.',
  cut_off:
    'Ich wurde unterbrochen und konnte diese Antwort nicht beenden. Soll ich Ihre Frage an das Team von {business} weitergeben?',
  our_hours: 'Unsere Öffnungszeiten:',
  open_on: '{day}: Wir haben {hours} geöffnet.',
  closed_on: '{day}: Wir haben geschlossen.',
  closed_because: '{day}: Wir haben geschlossen ({reason}).',
  closed: 'geschlossen',
  open_now: 'Ja, wir haben jetzt geöffnet, bis {time}.',
  closed_now: 'Wir haben gerade geschlossen.',
  opens_next: 'Wir öffnen wieder: {when}.',
  address: 'Sie finden uns hier: {address}',
  phone: 'Sie erreichen uns telefonisch unter {phone}.',
  email: 'Sie können uns an {email} schreiben.',
  website: 'Unsere Website: {website}',
}

export const aloud: Locale['aloud'] = {
  how_to_reach_you:
    'Wie kann das Team Sie erreichen? Bitte nennen Sie mir Ihre Telefonnummer oder E-Mail-Adresse.',
  putting_through: 'Einen Moment bitte, ich verbinde Sie.',
  nobody_there:
    'Ich kann Sie gerade mit niemandem verbinden. Bitte sagen Sie mir Ihren Namen und worum es geht, dann meldet sich das Team von {business} bei Ihnen.',
  to: ' bis ',
}

export const bookingTalk: Locale['bookingTalk'] = {
  which_service: 'Was möchten Sie buchen? Wir bieten an: {services}.',
  offers: 'Für {service} sind diese Zeiten frei: {times}. Welche passt Ihnen?',
  not_free: '{when} ist nicht frei.',
  nothing_free: 'Leider ist für {service} zurzeit nichts frei. Ich habe dem Team Bescheid gegeben.',
  ask_name: 'Gerne: {service}, {when}. Auf welchen Namen darf ich buchen?',
  ask_contact: 'Danke, {name}. Welche E-Mail-Adresse oder Telefonnummer soll ich dazu notieren?',
  confirm: 'Soll ich {service} für {name} buchen, {when}?',
  confirm_move: 'Soll ich {service} verschieben auf {when}?',
  confirm_cancel: 'Soll ich {service}, {when}, absagen?',
  booked: 'Gebucht für {name}: {service}, {when}.',
  moved: 'Verschoben: {service} ist jetzt {when}.',
  cancelled: 'Abgesagt: {service}, {when}.',
  manage: 'Verschieben oder absagen können Sie hier: {url}',
  none_of_yours:
    'Ich kann nur ändern, was in diesem Gespräch gebucht wurde. Bitte nehmen Sie den Link in Ihrer Bestätigung, oder buchen Sie hier: {url}',
  dropped: 'In Ordnung, ich habe alles gelassen, wie es ist.',
  paused: 'Zurzeit nehmen wir keine Buchungen an.',
  failed: 'Leider hat das nicht geklappt. Das Team von {business} weiß Bescheid und kümmert sich darum.',
}

export const leadTalk: Locale['leadTalk'] = {
  ask_name: 'Gerne. Wie ist Ihr Name?',
  thank_name: 'Danke, {name}.',
  noted: 'Danke, das ist notiert. Das Team von {business} kann Sie unter {contact} erreichen.',
  noted_too: 'Danke, auch das habe ich notiert.',
  as_you_like: 'Das ist völlig in Ordnung. Falls Sie es sich anders überlegen, sagen Sie es mir einfach.',
}

export const phoneCall: Locale['phoneCall'] = {
  inbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Wie kann ich Ihnen helfen?',
  disclosed: 'Ich bin {agent}, der KI-Assistent von {business}.',
  outbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Haben Sie einen Moment Zeit?',
  brief: 'Ich rufe deswegen an: {brief}',
  busy: 'Dann möchte ich Sie nicht aufhalten. Auf Wiederhören!',
  recorded: 'Dieses Gespräch wird aufgezeichnet.',
  still_there: 'Sind Sie noch da?',
  silent: 'Ich kann Sie nicht hören und lege jetzt auf. Auf Wiederhören!',
  failed: 'Es tut mir leid, bei mir ist etwas schiefgegangen.',
  ask_message:
    'Bitte sagen Sie mir Ihren Namen und worum es geht, dann meldet sich das Team von {business} bei Ihnen.',
  noted: 'Danke, das habe ich notiert. Das Team von {business} meldet sich bei Ihnen. Auf Wiederhören!',
  not_through: 'Es tut mir leid, es konnte gerade niemand abnehmen.',
  removed: 'Ich verstehe. Wir rufen Sie nicht mehr an. Auf Wiederhören!',
  taken_over: 'Jemand aus dem Team von {business} übernimmt und meldet sich bei Ihnen.',
  give_up:
    'Es tut mir leid, ich kann Ihnen im Moment nicht helfen. Bitte versuchen Sie es später noch einmal. Auf Wiederhören!',
}

export const carrier: Locale['carrier'] = {
  voice: 'de-DE',
  voicemail:
    'Guten Tag, hier ist {agent}, der KI-Assistent von {business}. Wir wollten Sie erreichen. Bitte rufen Sie uns unter dieser Nummer zurück. Auf Wiederhören.',
  unavailable: '{business} kann Ihren Anruf gerade nicht annehmen. Wir rufen Sie zurück.',
  nobody: 'Leider kann bei {business} gerade niemand Ihren Anruf annehmen. Wir rufen Sie zurück.',
  briefing: 'Ein Anruf für {business} von {who}.',
}

export const voice: Locale['voice'] = {
  fillers: ['Einen Moment, bitte.', 'Ich schaue noch nach.'],
  timeUp: 'Unsere Zeit ist leider um. Vielen Dank und auf Wiederhören.',
  to: 'bis',
}

export const interview: Locale['interview'] = {
  greeting:
    'Guten Tag {name}! Ich bin der KI-Assistent von {business}. Danke, dass Sie sich Zeit nehmen. Ich habe ein paar Fragen an Sie.',
  how: 'Sie können mich jederzeit bitten, eine Frage zu wiederholen, sie zu überspringen oder einen Moment zu warten.',
  welcome_back: 'Willkommen zurück! Machen wir dort weiter, wo wir aufgehört haben.',
  thanks: ['Danke.', 'Verstehe, danke.', 'Gut, vielen Dank.'],
  more: 'Könnten Sie mir dazu noch etwas mehr erzählen?',
  skipped: 'In Ordnung, die lassen wir aus.',
  again: 'Gerne noch einmal:',
  take_time: 'Natürlich. Lassen Sie sich Zeit.',
  sure: 'Möchten Sie das Gespräch hier beenden? Bitte sagen Sie ja oder nein.',
  go_on: 'Gut, dann machen wir weiter.',
  cannot_say: 'Dazu kann ich hier nichts sagen.',
  patient: 'Lassen Sie sich Zeit. Ich höre zu.',
  still_there: 'Sind Sie noch da? Ich kann die Frage wiederholen, oder wir überspringen sie.',
  pardon: 'Entschuldigung, das habe ich nicht verstanden. Könnten Sie es noch einmal sagen?',
  trouble:
    'Entschuldigung, hier funktioniert gerade etwas nicht. Was Sie gesagt haben, ist gespeichert: Kommen Sie bitte mit demselben Link zurück, dann machen wir dort weiter.',
  closing: 'Das waren alle meine Fragen. Vielen Dank für Ihre Zeit, {name}. Auf Wiederhören!',
  closing_early: 'In Ordnung, dann hören wir hier auf. Vielen Dank für Ihre Zeit, {name}. Auf Wiederhören!',
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
      'hallo|guten tag|guten morgen|guten abend|grüß gott|grüezi|moin|servus|hi|hey|tag|wie geht es ihnen|wie geht’s',
    thanks:
      'danke|danke schön|dankeschön|vielen dank|besten dank|herzlichen dank|super|prima|toll|alles klar|ok|okay',
    goodbye:
      'tschüss|tschüs|ciao|auf wiedersehen|auf wiederhören|bis bald|bis dann|schönen tag|schönen abend|gute nacht|das war alles',
    yes: 'ja|ja bitte|gerne|gern|bitte|klar|natürlich|sicher|jawohl|genau|richtig|ok|okay|einverstanden|unbedingt',
    no: 'nein|nein danke|nö|nee|nicht nötig|lieber nicht|falsch|vergiss es',
    who: 'wer bist du|wer sind sie|was bist du|was sind sie|bist du ein bot|sind sie ein bot|bist du ein roboter|bist du ein mensch|sind sie ein mensch|sind sie echt|bist du echt|wie heißt du|wie heißen sie|bist du eine ki|sind sie eine ki',
    asks: 'wie|was|wann|wo|wohin|welche|welcher|welches|wer|warum|wieso|wieviel|viel|lange',
    person:
      'mit einem menschen sprechen|mit einem menschen reden|mit einem echten menschen|mit einem mitarbeiter|mit einer mitarbeiterin|mit jemandem sprechen|mit jemandem reden|echten menschen|echte person|mitarbeiter sprechen|mit dem chef sprechen|mit einer person sprechen|mit einer echten person|mit dem team sprechen|mit dem team reden',
    person_alone:
      'mensch|menschen|person|mitarbeiter|mitarbeiterin|rückruf|zurückrufen|rufen sie mich|rufen sie mich an|ruft mich an|rufen sie mich zurück|sprechen',
    hours:
      'geöffnet|offen|auf|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|uhrzeiten|öffnen|öffnet|schließen|schließt|geschlossen|zu|wie lange|ab wann|bis wann|aufmachen|zumachen|macht',
    is_open: 'geöffnet|offen|auf',
    when: 'wann|wie|welche|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|zeiten|uhr|uhrzeiten|lange',
    now: 'jetzt|gerade|momentan|aktuell|noch',
    today: 'heute|heute abend|heute morgen|heute nachmittag',
    tomorrow: 'morgen',
    weekend: 'wochenende|wochenenden|am wochenende',
    days: ['montag*', 'dienstag*', 'mittwoch*', 'donnerstag*', 'freitag*', 'samstag*|sonnabend*', 'sonntag*'],
    address:
      'adresse|anschrift|wo sind sie|wo seid ihr|wo finde ich sie|wo finde ich euch|wo befindet|wo liegt|standort|anfahrt|wegbeschreibung',
    phone: 'telefon|telefonnummer|rufnummer|nummer|anrufen|telefonisch|handynummer',
    email: 'e-mail|email|mail|e-mail-adresse|mailadresse|emailadresse',
    website: 'website|webseite|homepage|internetseite|internetadresse|webadresse',
    reach: 'kontakt|kontaktieren|erreichen|kontaktdaten|erreichbar',
    place: 'laden|geschäft|büro|praxis|firma|filiale|studio|salon|ihr|euer|team|restaurant',
    onward: 'und|und wie ist es|wie sieht es|auch|oder|was ist mit|wie ist es mit|aber',
    pointing: 'das|dies|dieser|diese|dieses|es|sie|davon|dafür|dort|dabei|damit|welche|denselben|dasselbe',
    courtesy:
      'bitte|sagen|wissen|möchte|möchten|würde|gern|gerne|frage|mal|denn|eigentlich|tag|tage|uhr|zeit|zeiten|normalerweise|üblich|genau|hallo|danke|lange|spät|früh|ihre|eure|kann|können|geben|lautet|haben|habt|machen|macht|ist|mir|bitteschön|heißt|regulär|woche',
  },
  introductions: {
    surely: 'mein name ist|ich heiße|ich heisse|name:|mein name:',
    perhaps: 'ich bin|hier ist|hier spricht',
    ending: '',
  },
  booking: {
    wants:
      'termin buchen|termin vereinbaren|termin machen|termin ausmachen|termin haben|einen termin|brauche einen termin|möchte buchen|will buchen|kann ich buchen|würde gern buchen|gern buchen|reservieren|freie termine|freie zeiten|freier termin|nächster termin|vorbeikommen',
    nouns: 'termin|termine|buchen|buchung|reservierung|reservieren',
    cancels:
      'absagen|stornieren|termin absagen|nicht kommen|termin löschen|kann den termin nicht|doch nicht kommen',
    moves: 'verschieben|verlegen|umbuchen|andere zeit|anderer termin|anderen termin|termin ändern',
    stops: 'vergiss es|vergessen sie es|lieber nicht|doch nicht|lassen wir|stopp|nicht buchen|später',
  },
  lead: {
    wants:
      'rückruf|zurückrufen|rufen sie mich|ruft mich|rufen sie zurück|anrufen lassen|kontaktieren sie mich|melden sie sich bei mir|meldet euch bei mir|bei mir melden|nehmen sie kontakt|gern ein angebot|gerne ein angebot|möchte ein angebot|brauche ein angebot|um ein angebot|angebot machen|angebot erstellen|angebot bekommen|angebot anfordern|angebot schicken|kostenvoranschlag|preisangebot|schreiben sie mir|meine nummer hinterlassen|meine daten hinterlassen',
    mine: 'meine email|meine e mail|meine mail|meine nummer|meine telefonnummer|meine handynummer|meine adresse|erreichbar unter|erreichen sie mich|erreicht ihr mich|mich erreichen',
    declines:
      'lieber nicht|möchte ich nicht|möchte nicht|will ich nicht|will nicht|sage ich nicht|kein name|überspringen|anonym',
  },
  call: {
    stops:
      'rufen sie mich nicht mehr|rufen sie mich nie wieder|rufen sie nicht mehr an|rufen sie hier nicht mehr|rufen sie nie wieder|ruft mich nicht mehr|ruft mich nie wieder|ruf mich nicht mehr|nicht mehr anrufen|nie wieder anrufen|keine anrufe mehr|hören sie auf mich anzurufen|hören sie auf anzurufen|aus ihrer liste|von ihrer liste|löschen sie meine nummer|meine nummer löschen|streichen sie mich|nicht mehr kontaktieren',
  },
  interview: {
    skip: 'überspringen|frage überspringen|die frage überspringen|überspringe die frage|weiter|nächste|nächste frage|zur nächsten frage|die nächste frage|passe|ich passe|dazu möchte ich nichts sagen|darauf möchte ich nicht antworten|das möchte ich nicht beantworten|kein kommentar',
    repeat:
      'wiederholen|wiederholen sie|wiederholen sie das|wiederholen sie die frage|die frage wiederholen|frage wiederholen|noch einmal|nochmal|noch mal|wie bitte|wie war die frage|was war die frage|was haben sie gesagt|das habe ich nicht verstanden|ich habe das nicht verstanden|ich habe sie nicht verstanden|ich habe die frage nicht verstanden',
    wait: 'moment|einen moment|ein moment|moment mal|einen augenblick|augenblick|eine sekunde|eine minute|sekunde|warten|warten sie|warte mal|lassen sie mich nachdenken|lassen sie mich überlegen|ich muss überlegen|ich muss nachdenken|ich überlege',
    leave:
      'ich bin fertig|fertig|aufhören|ich möchte aufhören|ich will aufhören|beenden|gespräch beenden|das gespräch beenden|hier beenden|stopp|stop|schluss|ende|ich muss los|ich muss gehen|ich muss weg|auflegen|abbrechen',
  },
  turns: {
    hanging:
      'und|oder|aber|weil|dass|wenn|der|die|das|den|dem|ein|eine|einen|einem|zu|für|mit|von|um|am|im|in|auf|bei|mein|meine|ist|äh|ähm|hm|also|vielleicht|so',
    digits: 'null|eins|ein|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
    backchannel: 'mm|mhm|hm|hmm|aha|ah|oh|äh|ähm|ja|jo|okay|ok|gut|genau|klar|so|achso|alles',
    whole: 'ja|nein|ja bitte|ja gerne|nein danke|danke|vielen dank|das war alles|tschüss|auf wiederhören',
  },
  mood: {
    good: 'danke|dankeschön|vielen dank|super|prima|toll|perfekt|wunderbar|hervorragend|ausgezeichnet|klasse|sehr nett|sehr freundlich|freue mich|sehr hilfreich',
    bad: 'schrecklich|furchtbar|unverschämt|unmöglich|inakzeptabel|genervt|nervt|nervig|wütend|sauer|enttäuscht|enttäuschend|unzufrieden|ärgerlich|verärgert|frechheit|zeitverschwendung|beschweren|beschwerde|katastrophe|unfreundlich|betrug|lassen sie mich in ruhe',
  },
  mail: {
    salutation: 'hallo|guten (tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|moin|servus|grüezi',
    closing:
      'mit (freundlichen|besten|lieben|herzlichen) gr[üu][sß]+en?|(freundliche|beste|liebe|viele|herzliche|schöne) gr[üu][sß]+e|mfg|lg|vg|danke|vielen dank',
  },
  spelling: {
    at: 'at|ät|klammeraffe',
    dot: 'punkt|dot',
  },
  digits: ['null', 'eins', 'zwei|zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  numbers:
    'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
  times: {
    einmal: '1',
    zweimal: '2',
    dreimal: '3',
    eins: '1',
  },
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
