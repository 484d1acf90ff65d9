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
  talk: 'Sprechen',
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
  choices: 'Mögliche Antworten',
  sources: 'Quellen',
  passage_gone: 'Diese Stelle gibt es nicht mehr.',
  passage_failed: 'Die Stelle lässt sich gerade nicht anzeigen.',
  open_page: 'Seite öffnen',
  stopped: 'Angehalten.',
  passed_on: 'Für das Team von {business} notiert.',
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

export const site: Locale['site'] = {
  desk: 'Ein Empfang, der antwortet',
  desk_of: 'Der Empfang von {business}',
  what: 'Hier antwortet ein Assistent im Chat, am Telefon und per E-Mail und bucht Termine. Was er nicht weiß, gibt er an Menschen weiter.',
  chat: 'Chat beginnen',
  book: 'Termin buchen',
  open_link: 'Um ein Unternehmen zu erreichen, öffnen Sie den Link, den Sie von ihm bekommen haben.',
  docs: 'API-Dokumentation',
  running: 'Alles läuft',
  disturbed: 'Etwas läuft gerade nicht',
  not_found: 'Seite nicht gefunden',
  not_found_note: 'Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr.',
  not_allowed: 'Diese Seite lässt sich nicht öffnen',
  not_allowed_note: 'Die Adresse ist für Programme gedacht oder für jemanden, der angemeldet ist.',
  busy: 'Zu viele Anfragen',
  busy_note:
    'Von Ihrem Anschluss kamen so viele Anfragen, dass wir eine Weile keine mehr beantworten. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  failed: 'Etwas ist schiefgegangen',
  failed_note: 'Der Fehler liegt bei uns, nicht bei Ihnen. Bitte versuchen Sie es gleich noch einmal.',
  away: 'Im Moment nicht erreichbar',
  away_note: 'Der Server kann gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  start: 'Zur Startseite',
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
  none_free: 'nichts frei',
  free: 'Kostenlos',
  next_free: 'Nächste freie Zeit: {when}',
  previous_week: 'Vorige Woche',
  next_week: 'Nächste Woche',
  whole_month: 'Ganzer Monat',
  one_week: 'Eine Woche',
  no_times_this_week: 'In dieser Woche ist nichts mehr frei.',
  nothing_free: 'Zurzeit ist nichts frei. Bitte fragen Sie uns direkt.',
  morning: 'Vormittag',
  afternoon: 'Nachmittag',
  evening: 'Abend',
  name_missing: 'Bitte geben Sie Ihren Namen an.',
  email_wrong: 'Bitte prüfen Sie diese E-Mail-Adresse.',
  phone_wrong: 'Bitte prüfen Sie diese Telefonnummer.',
  sending: 'Wird gesendet …',
  reconnecting: 'Gerade besteht keine Verbindung. Wir versuchen es von selbst wieder.',
  in_google: 'Google Kalender',
  in_outlook: 'Outlook',
  to_chat: 'Zum Chat',
  wait_ask: 'Keine Zeit passt? Auf die Warteliste setzen',
  wait_title: 'Warteliste',
  wait_how: 'Sobald eine passende Zeit frei wird, erfahren Sie es.',
  wait_from: 'Ab (optional)',
  wait_until: 'Bis (optional)',
  wait_join: 'Auf die Warteliste',
  waiting: 'Sie stehen auf der Warteliste',
  wait_full: 'Die Warteliste ist zurzeit voll. Bitte fragen Sie uns direkt.',
  leave_title: 'Von der Warteliste streichen?',
  leave: 'Von der Liste streichen',
  left_list: 'Sie stehen nicht mehr auf der Warteliste.',
}

export const session: Locale['session'] = {
  title: 'Fragen von {business}',
  hello: 'Guten Tag, {person}',
  how: 'Ein KI-Assistent stellt die Fragen laut. Sie antworten mündlich oder schriftlich. Sie können eine Frage wiederholen lassen, sie überspringen oder eine Pause machen.',
  questions: 'Fragen',
  time: 'Dauer',
  minutes: 'etwa {minutes} Min.',
  recorded: 'Aufnahme',
  audio: 'Was gesagt wird, wird als Ton aufgenommen und aufgeschrieben.',
  audio_video: 'Was gesagt wird, wird mit dem Bild Ihrer Kamera aufgenommen und aufgeschrieben.',
  none: 'Was gesagt wird, wird aufgeschrieben. Weder Ton noch Bild werden aufgenommen.',
  camera: 'Kamera',
  microphone: 'Mikrofon',
  camera_own:
    'Sie ist an, damit Sie sich sehen wie in einem Gespräch von Angesicht zu Angesicht. Das Bild bleibt auf Ihrem Gerät: Niemand sieht es, und es wird nicht aufbewahrt. Es geht auch ohne Kamera.',
  camera_recorded:
    'Sie ist an, damit man Sie nicht nur hört, sondern auch sieht: Das Bild wird aufgenommen, und einige Standbilder werden aufbewahrt.',
  camera_watched:
    'Sie ist an, damit zu sehen ist, dass Sie selbst und ungestört antworten: Etwa einmal in der Sekunde prüft eine Software das Bild, und einige Standbilder werden aufbewahrt. Es wird auch vermerkt, wenn Sie diese Seite verlassen.',
  readers: 'Wer es sieht',
  readers_media:
    '{business}. Die Aufnahme wird nach spätestens 90 Tagen gelöscht, das Geschriebene nach {days} Tagen.',
  readers_written: '{business}. Das Geschriebene wird nach {days} Tagen gelöscht.',
  until: 'Dieser Link gilt bis {time}.',
  agree: 'Ich habe das gelesen und bin einverstanden.',
  agree_first: 'Bitte stimmen Sie zuerst zu.',
  check: 'Kamera und Mikrofon prüfen',
  check_title: 'Sind Sie zu sehen und zu hören?',
  allow: 'Ihr Browser fragt jetzt um Erlaubnis. Bitte wählen Sie „Zulassen“.',
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
  without_camera: 'Ich nehme ohne Kamera teil',
  go_without_camera: 'Ohne Kamera weiter',
  type_answers: 'Antworten lieber schreiben',
  no_camera_found: 'Es wurde keine Kamera gefunden. Sie können ohne Kamera weitermachen.',
  check_seen: 'Sind Sie zu sehen?',
  check_heard: 'Sind Sie zu hören?',
  check_ready: 'Alles ist bereit',
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
  hang_up: 'Gespräch beenden',
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
  trouble: 'Bei uns funktioniert gerade etwas nicht.',
  refused: 'Dieses Gespräch kam nicht zustande.',
  call_again: 'Noch einmal sprechen',
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
  link_over: 'Dieser Link ist abgelaufen',
  forgotten: 'Passwort vergessen',
  forgotten_note:
    'Mit welcher Adresse melden Sie sich an? Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  forgotten_over_note:
    'Er wurde schon benutzt oder ist älter als eine Stunde. Lassen Sie sich einen neuen schicken:',
  email: 'E-Mail-Adresse',
  send_link: 'Link schicken',
  sent: 'Sehen Sie in Ihre E-Mails',
  sent_note: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde lang.',
  reset: 'Ein neues Passwort wählen',
  reset_note: 'Für {email} bei {business}.',
  change_password: 'Passwort ändern',
  changed: 'Ihr Passwort ist geändert',
  changed_note:
    'Wer noch mit dem alten angemeldet war, ist auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen an.',
  join_business: '{business} beitreten',
  join_note: 'Sie sind als {email} eingeladen. Wählen Sie ein Passwort, mit dem Sie sich anmelden.',
  join_note_known:
    'Sie sind als {email} eingeladen. Mit dieser Adresse melden Sie sich hier schon an: Geben Sie Ihr Passwort ein, um anzunehmen.',
  join_note_signed_in: 'Sie sind als {email} eingeladen und mit dieser Adresse angemeldet.',
  code: 'Code Ihrer Authenticator-App oder ein Wiederherstellungscode',
  wrong: 'Dieses Passwort oder dieser Code ist falsch.',
  name: 'Ihr Name',
  join: 'Beitreten',
  welcome: 'Willkommen bei {business}',
  welcome_note:
    'In diesem Browser sind Sie angemeldet. Anderswo melden Sie sich mit {email} und Ihrem Passwort an.',
  confirm_address: 'Ihre Adresse bestätigen',
  confirm_note: 'Ab jetzt melden Sie sich bei {business} mit {email} an.',
  confirm: 'Bestätigen',
  confirmed: 'Ihre Adresse ist geändert',
  confirmed_note: 'Melden Sie sich mit {email} und Ihrem bisherigen Passwort an.',
  email_over_note:
    'Er wurde schon benutzt oder ist älter als einen Tag. Ändern Sie Ihre Adresse noch einmal, dann kommt ein neuer.',
  invite_over: 'Diese Einladung ist abgelaufen',
  invite_over_note:
    'Sie wurde schon angenommen oder ist älter als eine Woche. Bitten Sie den Inhaber des Betriebs um eine neue.',
  password: 'Passwort',
  password_rule: 'Mindestens {count} Zeichen. Ein paar Wörter merken sich leichter als ein paar Zeichen.',
  show_password: 'Passwort anzeigen',
  go_on: 'Weiter',
  needs_script: 'Zum Abschicken dieses Formulars wird JavaScript gebraucht.',
  link_used: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  invite_used:
    'Diese Einladung ist abgelaufen oder wurde schon benutzt. Bitten Sie den Inhaber des Betriebs um eine neue.',
  check: 'Bitte prüfen Sie Ihre Eingabe.',
  busy: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
}

export const message: Locale['message'] = {
  unsubscribe: 'Abbestellen',
  opt_out: 'Abmelden mit STOP',
  by_assistant:
    'Diese Antwort hat der automatische Assistent von {business} geschrieben. Wenn Sie einen Menschen erreichen möchten, antworten Sie einfach auf diese E-Mail.',
  wrote: 'Am {date} schrieb {name}:',
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
  subject_offer: 'Ein Termin ist frei: {service}, {when}',
  offer: 'Bei {business} ist ein Termin frei geworden, der Ihnen passen könnte:',
  offer_book: 'Wer zuerst bucht, bekommt ihn. Hier können Sie ihn buchen:',
  text_reminder:
    '{business}: Erinnerung an Ihren Termin. {service}, {when}. Verschieben oder absagen: {link}',
  sample_name: 'Anna Meyer',
  sample_service: 'Beratung',
  stop_waiting: 'Sie warten nicht mehr? Hier können Sie sich von der Liste streichen:',
}

export const invitationMail: Locale['invitationMail'] = {
  subject: 'Einige Fragen von {business}',
  asks: '{business} hat einige Fragen an Sie.',
  length: 'Fragen: {questions} · etwa {minutes} Min.',
  aloud:
    'Ein KI-Assistent stellt sie Ihnen laut in Ihrem Browser, wann immer es Ihnen passt. Sie antworten, indem Sie sprechen oder tippen:',
  until: 'Der Link ist nur für Sie bestimmt und gilt bis {until}.',
  text_message:
    'Guten Tag {name}, {business} hat einige Fragen an Sie. Beantworten Sie sie in Ihrem Browser, bis {until}:',
}

export const accountMail: Locale['accountMail'] = {
  hello: 'Guten Tag,',
  guessing_subject: 'Jemand versucht, Ihr Passwort zu erraten',
  guessing:
    'jemand versucht, sich mit falschen Passwörtern bei Ihrem Konto anzumelden. Niemand ist hineingekommen. In den nächsten Stunden nehmen wir aus Browsern, in denen Sie noch nie angemeldet waren, keine Versuche mehr an; Ihre eigenen funktionieren weiter.',
  guessing_locked_out:
    'Falls Sie selbst in einem neuen Browser ausgesperrt sind, wählen Sie dort ein neues Passwort, dann kommen Sie hinein: {url}',
  guessing_codes_subject: 'Jemand kennt Ihr Passwort',
  guessing_codes:
    'jemand hat Ihr richtiges Passwort und dann falsche Codes eingegeben. Niemand ist hineingekommen, und einen Tag lang nehmen wir aus Browsern, in denen Sie noch nie angemeldet waren, keine Codes mehr an.',
  password_changed_subject: 'Ihr Passwort wurde geändert',
  password_changed: 'Ihr Passwort wurde geändert, und alle anderen Anmeldungen wurden beendet.',
  email_changed_subject: 'Ihre E-Mail-Adresse wurde geändert',
  email_changed: 'ab jetzt melden Sie sich mit {email} an, und E-Mails zu Ihrem Konto gehen dorthin.',
  email_changed_not_you:
    'Wenn Sie das nicht waren, sagen Sie es sofort dem Inhaber Ihres Betriebs oder dem Betreiber dieses Servers.',
  second_factor_on_subject: 'Die Anmeldung verlangt jetzt einen Code',
  second_factor_on:
    'Ihrem Konto wurde eine Authenticator-App hinzugefügt: Die Anmeldung verlangt jetzt auch deren Code.',
  second_factor_off_subject: 'Die Anmeldung verlangt keinen Code mehr',
  second_factor_off:
    'die Authenticator-App wurde von Ihrem Konto entfernt: Zur Anmeldung genügt das Passwort.',
  recovery_code_used_subject: 'Ein Wiederherstellungscode wurde benutzt',
  recovery_code_used:
    'jemand, vermutlich Sie selbst, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Er lässt sich kein zweites Mal benutzen.',
  not_you: 'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort: {url}',
  reset:
    'jemand, vermutlich Sie selbst, möchte ein neues Passwort für Ihr Konto bei {business}. Wählen Sie es innerhalb einer Stunde:',
  reset_not_you: 'Wenn Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
  invite:
    'Sie sind eingeladen, dem Team von {business} beizutreten. Nehmen Sie die Einladung innerhalb von sieben Tagen an:',
  invite_unknown: 'Wenn Sie nicht wissen, wer das ist, tun Sie nichts.',
  confirm_subject: 'Bestätigen Sie Ihre neue Adresse',
  confirm:
    'jemand, vermutlich Sie selbst, möchte sich bei {business} ab jetzt mit dieser Adresse anmelden. Bestätigen Sie sie innerhalb eines Tages:',
  confirm_not_you: 'Wenn Sie das nicht waren, tun Sie nichts: Es ändert sich nichts.',
}

export const testMail: Locale['testMail'] = {
  subject: 'Ein Test von {business}',
  body: 'Es funktioniert: E-Mails von {business} werden mit diesen Einstellungen verschickt.\n\nPrüfen Sie den Absender, und ob diese E-Mail im Spam-Ordner lag.',
}

export const teamMail: Locale['teamMail'] = {
  visitor: 'Ein Besucher',
  handover: '{who} möchte mit einem Menschen sprechen',
  callback: '{who} bittet um einen Rückruf',
  unanswered: '{who} hat etwas gefragt, worauf es noch keine Antwort gibt',
  mail: '{who} hat eine E-Mail geschrieben, die auf Antwort wartet',
  booking: 'Neue Buchung: {who}',
  booking_moved: '{who} hat eine Buchung verschoben',
  booking_cancelled: '{who} hat eine Buchung storniert',
  lead: 'Neuer Kontakt: {who}',
  failure: 'Etwas hat nicht funktioniert und braucht einen Menschen',
  wrote: '{who} hat wieder geschrieben',
  digest_subject: 'Neues von {business}: {count}',
  digest_intro: 'das ist geschehen:',
  more: 'Und {count} weitere.',
  manage: 'Buchung ansehen, verschieben oder stornieren:',
  answer_reaches:
    'Antworten Sie auf diese E-Mail, und {who} liest Ihre Worte dort, wo Ihnen geschrieben wurde. Zitate und Ihre Signatur bleiben weg.',
  answer_goes_to: 'Ihre Antwort auf diese E-Mail geht an {email}.',
  answer_unread: 'Antworten auf diese E-Mail liest niemand.',
  settings:
    'Sie erhalten diese E-Mail als Mitglied des Teams von {business}. Was Ihnen wann mitgeteilt wird, stellen Sie hier ein: {url}',
  open: 'Hier öffnen: {url}',
  delivered: 'Ihre Antwort wurde weitergegeben, aber nicht vollständig.',
  not_delivered: 'Ihre Antwort wurde nicht weitergegeben.',
  because_ended: 'Das Gespräch ist beendet, und der Besucher hat die Seite verlassen.',
  because_gone: 'Dieses Gespräch gibt es nicht mehr.',
  because_other_sender:
    'Die E-Mail kam von {detail}. Nur E-Mails von Ihrer eigenen Adresse werden weitergegeben.',
  because_forged: 'Unser Mailserver hat festgestellt, dass die E-Mail nicht von Ihrer Adresse kam.',
  because_empty: 'Die E-Mail enthielt keine eigenen Worte.',
  because_no_conversation:
    'Die E-Mail, auf die Sie geantwortet haben, gehört zu keinem Gespräch. Antworten Sie auf die E-Mail zu dem Gespräch, das Sie meinen.',
  because_other: 'Der Grund: {detail}',
  because_files: 'Angehängte Dateien können nicht weitergegeben werden: {detail}',
  weekly_subject: '{business}: die Woche vom {from} bis {to}',
  weekly_intro: 'das sind die Zahlen der Woche vom {from} bis {to}.',
  weekly_before: 'Woche davor',
  weekly_change: 'Änderung',
  weekly_same: 'keine',
  weekly_all: 'Alle Zahlen: {url}',
  weekly_figures: {
    conversations: 'Gespräche',
    resolved: 'Vom Assistenten gelöst',
    first_answer: 'Erste Antwort',
    booked: 'Gebuchte Termine',
    leads: 'Neue Interessenten',
    calls: 'Anrufe',
    calls_missed: 'Verpasste Anrufe',
    replies: 'Antworten auf Rundschreiben',
  },
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
  yes: 'Ja',
  no: 'Nein',
  passed_on_noted:
    'Notiert: Ihre Frage liegt für das Team von {business} bereit, das Sie unter {contact} erreichen kann.',
  passed_on_unsigned_noted: 'Notiert: Ihre Frage liegt für das Team von {business} bereit.',
  handed_over_noted:
    'Ich habe für das Team von {business} notiert, dass Sie mit einem Menschen sprechen möchten.',
  complaint_noted:
    'Das tut mir leid. Ich habe für das Team von {business} notiert, was Sie geschrieben haben.',
  emergency_noted:
    'Das tut mir leid, das klingt dringend. Ich habe es für das Team von {business} notiert, weiß aber nicht, wann es jemand liest.',
  anything_else: 'In Ordnung. Kann ich sonst noch etwas für Sie tun?',
  handed_over: 'Ich habe dem Team von {business} gesagt, dass Sie mit einem Menschen sprechen möchten.',
  cut_off:
    'Ich wurde unterbrochen und konnte diese Antwort nicht beenden. Soll ich Ihre Frage an das Team von {business} weitergeben?',
  unknown_but_near: 'Zu „{nearby}“ weiß ich etwas, aber darauf habe ich keine Antwort.',
  offer_to_pass_on:
    'Soll ich Ihre Frage an das Team von {business} weitergeben? Für die Antwort können Sie Ihre E-Mail-Adresse oder Telefonnummer hinterlassen.',
  only_in_language: 'Das habe ich nur auf {language}: {text}',
  meant_choices: 'Meinten Sie eine dieser Fragen?',
  complaint:
    'Das tut mir leid. Ich habe Ihre Nachricht an das Team von {business} weitergegeben, damit sich ein Mensch darum kümmert.',
  emergency: 'Das tut mir leid, das klingt dringend. Ich habe dem Team von {business} Bescheid gegeben.',
  emergency_danger: 'Wenn jemand in Gefahr ist, rufen Sie bitte sofort den Notruf.',
  emergency_taught: '{business} sagt dazu:',
  our_hours: 'Unsere Öffnungszeiten:',
  open_on: '{day}: Wir haben {hours} geöffnet.',
  closed_on: '{day}: Wir haben geschlossen.',
  closed_because: '{day}: Wir haben geschlossen ({reason}).',
  closed: 'geschlossen',
  open_now: 'Ja, wir haben jetzt geöffnet, bis {time}.',
  closed_now: 'Wir haben gerade geschlossen.',
  opens_next: 'Wir öffnen wieder: {when}.',
  no_closed_now: 'Nein, wir haben gerade geschlossen.',
  is_open_now: 'Wir haben jetzt geöffnet, bis {time}.',
  yes_open_on: 'Ja, am {day} haben wir {hours} geöffnet.',
  no_open_on: 'Nein, am {day} haben wir {hours} geöffnet.',
  no_closes_at: 'Nein, am {day} schließen wir um {time}.',
  no_opens_at: 'Nein, am {day} öffnen wir um {time}.',
  no_closed_on: 'Nein, am {day} haben wir geschlossen.',
  no_closed_because: 'Nein, am {day} haben wir geschlossen ({reason}).',
  closed_for_today: 'Für heute haben wir geschlossen.',
  no_closure: 'Für diesen Tag ist keine Schließung eingetragen.',
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
  nothing_free_noted: 'Leider ist für {service} zurzeit nichts frei. Ich habe es für das Team notiert.',
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
  failed_noted: 'Leider hat das nicht geklappt. Ich habe es für das Team von {business} notiert.',
  closed_day: '{day}: Da haben wir geschlossen.',
  closed_then: '{when}: Da haben wir geschlossen. Geöffnet ist an diesem Tag: {hours}.',
  past: '{when} ist schon vorbei.',
  beyond: '{when} liegt zu weit in der Zukunft und kann noch nicht gebucht werden.',
  short_notice: '{when} ist zu kurzfristig.',
  too_long: '{when} ist zu spät für {service} ({minutes} Minuten): Wir schließen um {closes}.',
  no_start: '{service} beginnt nicht um diese Zeit: {when}.',
  nothing_then: 'In der gewünschten Zeit ist für {service} nichts frei.',
  unknown_service:
    'Das finde ich nicht unter dem, was hier gebucht werden kann. Wir bieten an: {services}. Was davon möchten Sie?',
  which_of: 'Was meinen Sie: {services}?',
  what_to_change: 'Was soll ich ändern: die Leistung, die Zeit, den Namen oder die Kontaktdaten?',
  already: 'Das ist bereits gebucht: {service}, {when}.',
  yours: 'Sie haben gebucht: {bookings}.',
  none_yet: 'In diesem Gespräch wurde noch nichts gebucht.',
  price: '{service} kostet {price}.',
  length: '{service} dauert {minutes} Minuten.',
  capacity: '{service}: bis zu {count} Personen gleichzeitig.',
  remind: 'Um mit Ihrer Buchung weiterzumachen: {question}',
  remind_again: 'Zurück zu Ihrer Buchung: {question}',
  remind_briefly: 'Und nun: {question}',
  wait: 'Lassen Sie sich Zeit. {question}',
  not_understood: 'Das habe ich leider nicht verstanden. {question}',
  waitlist_at: 'Hier können Sie sich auf die Warteliste setzen: {url}',
}

export const leadTalk: Locale['leadTalk'] = {
  ask_name: 'Gerne. Wie ist Ihr Name?',
  thank_name: 'Danke, {name}.',
  noted: 'Danke, das ist notiert. Das Team von {business} kann Sie unter {contact} erreichen.',
  noted_too: 'Danke, auch das habe ich notiert.',
  as_you_like: 'Das ist völlig in Ordnung. Falls Sie es sich anders überlegen, sagen Sie es mir einfach.',
}

export const phoneCall: Locale['phoneCall'] = {
  inbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}.',
  inbound_question: 'Wie kann ich Ihnen helfen?',
  disclosed: 'Ich bin {agent}, der KI-Assistent von {business}.',
  named: 'Ich bin {agent}, der KI-Assistent hier.',
  outbound: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}.',
  outbound_question: 'Haben Sie einen Moment Zeit?',
  brief: 'Ich rufe deswegen an: {brief}',
  busy: 'Dann möchte ich Sie nicht aufhalten. Auf Wiederhören!',
  recorded: 'Dieses Gespräch wird aufgezeichnet.',
  still_there: 'Sind Sie noch da?',
  silent: 'Ich kann Sie nicht hören und lege jetzt auf. Auf Wiederhören!',
  failed: 'Es tut mir leid, bei mir ist etwas schiefgegangen.',
  read_back: 'Ich habe {value} verstanden. Stimmt das?',
  or_keys: 'Sie können die Nummer auch mit den Tasten eingeben und mit der Rautetaste abschließen.',
  ask_message:
    'Bitte sagen Sie mir Ihren Namen und worum es geht, dann meldet sich das Team von {business} bei Ihnen.',
  noted: 'Danke, das habe ich notiert. Das Team von {business} meldet sich bei Ihnen. Auf Wiederhören!',
  not_through: 'Es tut mir leid, es konnte gerade niemand abnehmen.',
  lost_you: 'Entschuldigung, ich habe Sie kurz verloren.',
  go_on: 'Bitte sprechen Sie weiter.',
  in_language: 'Gern, sprechen wir Deutsch.',
  not_in_language:
    'Es tut mir leid, diese Sprache kann ich hier nicht sprechen. Machen wir auf Deutsch weiter.',
  removed: 'Ich verstehe. Wir rufen Sie nicht mehr an. Auf Wiederhören!',
  taken_over: 'Jemand aus dem Team von {business} übernimmt und meldet sich bei Ihnen.',
  give_up:
    'Es tut mir leid, ich kann Ihnen im Moment nicht helfen. Bitte versuchen Sie es später noch einmal. Auf Wiederhören!',
  say_again: 'Es tut mir leid, das konnte ich nicht hören. Könnten Sie es bitte wiederholen?',
  offer_callback: 'Soll das Team von {business} Sie zurückrufen? Oder fragen Sie mich noch einmal.',
  callback_noted: 'Das Team von {business} ruft Sie zurück. Kann ich sonst noch etwas für Sie tun?',
}

export const carrier: Locale['carrier'] = {
  voice: 'de-DE',
  introduction: 'Guten Tag, hier ist {agent}, der KI-Assistent von {business}.',
  voicemail: 'Wir wollten Sie erreichen. Bitte rufen Sie uns unter dieser Nummer zurück. Auf Wiederhören.',
  unavailable: '{business} kann Ihren Anruf gerade nicht annehmen. Wir rufen Sie zurück.',
  nobody: 'Leider kann bei {business} gerade niemand Ihren Anruf annehmen. Wir rufen Sie zurück.',
  busy: 'Leider sind bei {business} gerade alle Leitungen belegt. Wir rufen Sie zurück.',
  busy_through: 'Gerade sind alle Leitungen belegt. Ich verbinde Sie mit {business}.',
  briefing: 'Ein Anruf für {business} von {who}.',
  press_1: 'Drücken Sie die 1, um den Anruf anzunehmen.',
  outage_through:
    'Leider kann unser Assistent gerade nicht mit Ihnen sprechen. Ich verbinde Sie mit {business}.',
  outage_message:
    'Leider kann der Assistent von {business} gerade nicht mit Ihnen sprechen. Bitte sagen Sie nach dem Ton, wer Sie sind, worum es geht und wie wir Sie erreichen. Wir rufen Sie zurück.',
  message_noted: 'Danke, wir haben Ihre Nachricht. {business} ruft Sie zurück. Auf Wiederhören!',
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
  subject: 'Protokoll einer gesprochenen Befragung',
  file: '{person} – Bericht',
  person: 'Person',
  email: 'E-Mail',
  phone: 'Telefon',
  by: 'Befragt von',
  held: 'Gehalten am',
  duration: 'Dauer',
  reached: 'Erreichte Fragen',
  recording: 'Aufzeichnung',
  ended: 'Beendet',
  ended_by: {
    person: 'von der Person',
    agent: 'vom Assistenten',
    time: 'die Zeit war um, oder niemand kam zurück',
  },
  recorded: {
    audio: 'Ton',
    audio_video: 'Ton und Bild',
    none: 'keine',
  },
  deleted: '{recorded}, gelöscht',
  unplayable: '{recorded}, aber es kam nichts an, was sich abspielen lässt',
  summary: 'Zusammenfassung',
  no_summary: 'Es gibt keine Zusammenfassung.',
  confidence: 'Verlässlichkeit dieser Auswertung: {level}. {reason}',
  level: {
    low: 'gering',
    medium: 'mittel',
    high: 'hoch',
  },
  questions: 'Fragen und Antworten',
  not_reached: 'Diese Frage wurde nicht erreicht.',
  answered: {
    full: 'Vollständig beantwortet.',
    partial: 'Teilweise beantwortet.',
    not_answered: 'Nicht beantwortet.',
    not_asked: 'Nicht gestellt.',
  },
  point: {
    covered: 'genannt',
    not_covered: 'nicht genannt',
    unclear: 'unklar',
  },
  quote: '„{words}“',
  strengths: 'Stärken',
  gaps: 'Lücken',
  follow_up: 'Was als Nächstes zu fragen ist',
  monitoring: 'Aktivität',
  colour: {
    green: 'grün',
    amber: 'gelb',
    red: 'rot',
  },
  seen_by: {
    invigilator: 'Kamera',
    agent: 'Assistent',
  },
  finding: 'Bei {at}; bemerkt von: {by}',
  watched:
    '{observed} von {windows} Prüfungen hatten auswertbare Bilder; {pct} % der Sitzung wurden beobachtet, insgesamt {frames} Bilder.',
  alone: 'In {alone} von {windows} Prüfungen war die Person allein zu sehen.',
  alone_rest: 'In den übrigen war niemand zu sehen.',
  not_alone:
    'Dass die Person allein war, ließ sich nicht bestätigen: Nur in {alone} von {windows} Prüfungen war genau eine Person zu sehen.',
  flags: 'Währenddessen bemerkt',
  source: {
    agent: 'Assistent',
    browser: 'Browser',
  },
  stills: 'Bilder',
  still: 'Die Kamera der Person bei {at}',
  no_stills: 'Die Bilder dieser Sitzung sind nicht mehr vorhanden.',
  transcript: 'Wortlaut',
  nothing_said: 'Es wurde nichts gesagt.',
  speaker: {
    agent: 'Assistent',
    person: 'Person',
  },
  boxes: 'Zeichen, für die dieser Bericht keine Schrift hat, erscheinen als □.',
  page: 'Seite {n} von {of}',
}

export const writeUp: Locale['writeUp'] = {
  extract:
    'Es wurde kein Sprachmodell verwendet: Dies ist ein Auszug aus den eigenen Worten der Person, durch Wortvergleich gefunden; niemand hat beurteilt, was sie bedeuten.',
  waiting:
    'Die Auswertung entsteht gerade: Bis sie da ist, steht hier ein Auszug aus den eigenen Worten der Person.',
  failed:
    'Die Auswertung ist misslungen, weil das Sprachmodell nicht geantwortet hat. Dies ist ein Auszug aus den eigenen Worten der Person; sie lässt sich noch einmal starten.',
  not_reached: 'Nicht erreicht.',
  skipped_note: 'Die Person hat sie übersprungen.',
  silent_note: 'Dazu wurde nichts gesagt.',
  found: '{found} von {points} erwarteten Punkten gefunden.',
  found_unclear: '{found} von {points} erwarteten Punkten gefunden, {unclear} unklar.',
  skipped: 'Übersprungen.',
  no_answer: 'Keine Antwort.',
  answered: '{answered} von {count} Fragen wurden beantwortet.',
  answered_of_one: '{answered} von {count} Frage wurde beantwortet.',
  ended_after: 'Die Sitzung endete nach Frage {n}.',
  to_question: 'Zu Frage {n}: „{summary}“',
  all_found: 'Frage {n}: Alle erwarteten Punkte wurden gefunden ({count}).',
  unanswered: 'Frage {n} wurde nicht beantwortet.',
  nothing_on: 'Frage {n}: Nichts gefunden zu {points}.',
  never_reached: '{count} Fragen wurden nie erreicht.',
  one_never_reached: '{count} Frage wurde nie erreicht.',
  ask_again: 'Noch einmal fragen: {question}',
  ask_about: 'Zu Frage {n} nachfragen: {point}',
  only_reached: 'Nur {put} von {count} Fragen wurden erreicht.',
  left_out: 'Das Modell hat {count} der Antworten ausgelassen; diese Zeilen sind Auszüge.',
  dropped: '{dropped} von {quotes} Zitaten waren nicht die Worte der Person und wurden verworfen.',
  no_reason: 'Das Modell hat keinen Grund genannt.',
}

export const monitoring: Locale['monitoring'] = {
  someone_else: 'eine weitere Person',
  someone_else_why: 'Im Bild war mehr als eine Person, oder jemand war beim Vorsagen zu hören.',
  absent: 'niemand da',
  absent_why: 'Im Bild war niemand, während die Kamera den Raum zeigte.',
  phone: 'ein Telefon',
  phone_why: 'Im Bild war ein Telefon.',
  reading_aloud: 'vorgelesen',
  reading_aloud_why: 'Was gesagt wurde, klang von einem Text abgelesen.',
  no_face: 'Keine Prüfung zeigte das Gesicht allein, daher lässt sich nicht sagen, wohin geblickt wurde.',
  looked_away:
    'In {away} von {faced} Prüfungen, die das Gesicht zeigten, ging der Blick zur Seite. Das tun Menschen beim Nachdenken: Es wird nicht gewertet.',
  looked_ahead: 'In {faced} von {faced} Prüfungen, die das Gesicht zeigten, ging der Blick nach vorn.',
  face_missing: '{missing} von {windows} Prüfungen zeigten es nicht.',
  dark: 'die Bilder der Kamera waren zu wenige oder zu dunkel: Es war nichts zu sehen',
  no_picture: 'es kam kein Bild von der Kamera: Es war nichts zu sehen',
  nothing_known: '{nothing}, daher lässt sich nichts sagen.',
  watched: '{pct} % der Sitzung konnten beobachtet werden',
  clear: 'Nichts fiel auf; {watched}.',
  clear_but: 'Nichts fiel auf, aber: {watched}.',
  clear_but_alone: 'Nichts fiel auf, aber die Person war nur in {pct} % der Sitzung zu sehen.',
  look_at: 'Anzusehen: {findings}; {watched}.',
  tab_hidden: 'Die Seite war nicht zu sehen ({time}).',
  window_blurred: 'Ein anderes Fenster lag davor ({time}).',
  camera_lost: 'Die Kamera gab kein Bild ({time}).',
  microphone_lost: 'Das Mikrofon gab keinen Ton ({time}).',
  connection_lost: 'Die Verbindung war weg ({time}).',
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
      'geöffnet|offen|auf|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|uhrzeiten|öffnen|öffnet|schließen|schließt|geschlossen|zu|wie lange|ab wann|bis wann|aufmachen|zumachen|macht|öffne|öffnest|geöffnete|aufhaben|aufhat|hat auf|schliesst|schließe|zumacht|ladenöffnungszeiten|bürozeiten|ordinationszeiten|sprechstunden|betriebszeiten|arbeitszeiten|um wie viel uhr|wie viel uhr|wieviel uhr|uhrzeit|wie lang|bis wieviel uhr|bis wie viel uhr|seit wann|dicht|öffnungstage|aufgemacht|zugemacht|schluss|feierabend|wieder auf|wieder geöffnet|wieder da|geht auf',
    is_open: 'geöffnet|offen|auf|öffnet|öffnen',
    when: 'wann|wie|welche|öffnungszeiten|öffnungszeit|geschäftszeiten|sprechzeiten|zeiten|uhr|uhrzeiten|lange',
    now: 'jetzt|gerade|momentan|aktuell|noch|im moment|zurzeit|zur zeit|grad',
    today: 'heute|heute abend|heute morgen|heute nachmittag|heut|heutige|heutigen',
    tomorrow: 'morgen|morgigen',
    weekend: 'wochenende|wochenenden|am wochenende',
    days: [
      'montag*|mo',
      'dienstag*|di',
      'mittwoch*|mi',
      'donnerstag*|do',
      'freitag*|fr',
      'samstag*|sonnabend*|sa',
      'sonntag*',
    ],
    address:
      'adresse|anschrift|wo sind sie|wo seid ihr|wo finde ich sie|wo finde ich euch|wo befindet|wo liegt|standort|anfahrt|wegbeschreibung|wo ist|wo sind|wo bist du|wo genau|wo finde|wo findet man|wo kann ich|wie finde ich|wie komme ich|wie kommt man|wie komm ich|straße|hausnummer|postleitzahl|plz|standorte|sitz|wo befinden|wo liegen|zu finden|wo steckt ihr|weg|hin',
    phone:
      'telefon|telefonnummer|rufnummer|nummer|anrufen|telefonisch|handynummer|tel|telefonnr|telefonnummern|anruf|anrufe|ruf|handy|durchwahl|festnetz|hotline|rufe|telefonieren|mobilnummer|mobil',
    email:
      'e-mail|email|mail|e-mail-adresse|mailadresse|emailadresse|e mails|mails|mailen|e mail anschrift|mailanschrift|anmailen|schriftlich',
    website:
      'website|webseite|homepage|internetseite|internetadresse|webadresse|web|www|seite|internet|netz|im netz|onlineauftritt|url|internetauftritt',
    reach:
      'kontakt|kontaktieren|erreichen|kontaktdaten|erreichbar|erreiche|erreicht|kontaktiere|kontakt aufnehmen|kontaktmöglichkeit|kontaktmöglichkeiten|in kontakt|kontaktinfos|melden|melde',
    place: 'laden|geschäft|büro|praxis|firma|filiale|studio|salon|ihr|euer|team|restaurant',
    onward: 'und|und wie ist es|wie sieht es|auch|oder|was ist mit|wie ist es mit|aber',
    pointing: 'das|dies|dieser|diese|dieses|es|sie|davon|dafür|dort|dabei|damit|welche|denselben|dasselbe',
    points_at_nothing:
      'haben sie|sind sie|öffnen sie|schließen sie|machen sie|arbeiten sie|sie haben|sie geöffnet|sie offen|sie da|gibt es|das wochenende|das büro|das geschäft|das team',
    courtesy:
      'bitte|sagen|wissen|möchte|möchten|würde|gern|gerne|frage|mal|denn|eigentlich|tag|tage|uhr|zeit|zeiten|normalerweise|üblich|genau|hallo|danke|lange|spät|früh|ihre|eure|kann|können|geben|lautet|haben|habt|machen|macht|ist|mir|bitteschön|heißt|regulär|woche',
    visits:
      'vorbeikommen|vorbei kommen|vorbeischauen|vorbei schauen|komme|kommen|reinkommen|reinschauen|hinkommen|jemand|jemanden|wer da|anwesend|vor ort|arbeitet|arbeiten|anzutreffen|erreichbar|besetzt|im laden|da',
    due: 'muss ich|muss man|müssen wir|soll ich|soll man|sollen wir|sollte ich|sollte man|sollten wir|einchecken|check in|ankommen|eintreffen',
    asks_time:
      'wann|um wie viel uhr|wie viel uhr|wieviel uhr|bis wann|ab wann|wie lange|wie lang|welche tage|an welchen tagen|welchen tagen',
    closed: 'geschlossen|zu|schließen|schließt|schliesst|zumachen|zugemacht|dicht|schluss',
    framing:
      'kurze frage|eine kurze frage|nur kurz|kurz|schnelle frage|ich wollte fragen|wollte|wollten|fragen|ich frage mich|frage mich|weißt|wisst|sagen sie mir|könnten|könntest|würden|würdet|verraten|mitteilen|sagt|sag|entschuldigung|entschuldigen|entschuldige|verzeihung|sorry|liebes team|liebe|lieber|liebes|sehr geehrte|geehrte|damen|herren|zusammen|vielleicht|evtl|eventuell|erfahren|herausfinden|interessiert|interessieren|gerade|noch|schon|wohl|ungefähr|circa|ca|etwa|lg|mfg|grüße|grüßen|freundlichen|möglich|geht|ginge|ihrem|ihnen|überhaupt|jetzt|haben|hätte|hätten|da|einfach|nur|gar|offiziell|schicken|senden|schickt|nennen|lautet|lauten|eine|vollständige|genaue|bekommen|bekomme|habt ihr|unter welcher|welcher|welche|welchem|per|wo|am besten|besten|hättet|seid|wieder|so|gegen|daheim',
    amount: 'wie viel|wieviel|wie viele|wie oft|wie lange|preis|kosten|kostet|teuer',
  },
  holidays: {
    '12-31': 'silvester|sylvester|altjahrestag|silvesterabend',
    '01-01': 'neujahr|neujahrstag|neujahrsmorgen',
    '12-31/01-01': 'jahreswechsel',
    '01-06': 'heilige drei könige|heiligen drei könige|dreikönig|dreikönigstag|heilig drei könig',
    '02-14': 'valentinstag',
    'easter-48': 'rosenmontag',
    'easter-52': 'weiberfastnacht|altweiber',
    'easter-47': 'faschingsdienstag|fastnachtsdienstag|veilchendienstag',
    'easter-46': 'aschermittwoch',
    'easter-3': 'gründonnerstag',
    'easter-2': 'karfreitag',
    'easter-1': 'karsamstag|ostersamstag',
    easter: 'ostersonntag',
    'easter+1': 'ostermontag',
    'easter-2/easter+1': 'ostern|osterwochenende|osterfeiertage|osterfeiertagen',
    '05-01': 'tag der arbeit|maifeiertag|erster mai|ersten mai',
    'easter+39': 'christi himmelfahrt|himmelfahrt|vatertag|auffahrt',
    'easter+49': 'pfingstsonntag',
    'easter+50': 'pfingstmontag',
    'easter+49/easter+50': 'pfingsten',
    'easter+60': 'fronleichnam',
    '08-15': 'mariä himmelfahrt|maria himmelfahrt',
    '10-03': 'tag der deutschen einheit|tag der einheit',
    '10-31': 'reformationstag|halloween',
    '11-01': 'allerheiligen',
    '10-26': 'österreichischer nationalfeiertag',
    '12-06': 'nikolaus|nikolaustag',
    '12-08': 'mariä empfängnis|maria empfängnis',
    '12-24': 'heiligabend|heilig abend|heiliger abend|heiligen abend|weihnachtsabend',
    '12-25':
      'erster weihnachtstag|ersten weihnachtstag|erster weihnachtsfeiertag|ersten weihnachtsfeiertag|1. weihnachtstag|1. weihnachtsfeiertag|1 weihnachtstag|christtag',
    '12-26':
      'zweiter weihnachtstag|zweiten weihnachtstag|zweiter weihnachtsfeiertag|zweiten weihnachtsfeiertag|2. weihnachtstag|2. weihnachtsfeiertag|2 weihnachtstag|stephanstag|stefanitag',
    '12-24/12-26': 'weihnachten|weihnachtsfeiertage|weihnachtsfeiertagen|weihnachtstage|weihnachtstagen',
    '12-27/12-30':
      'zwischen den jahren|zwischen den feiertagen|zwischen weihnachten und neujahr|zwischen weihnachten und silvester',
  },
  distress: {
    complaint:
      'stinksauer|stocksauer|bin sauer|bin richtig sauer|bin echt sauer|bin so sauer|bin wütend|bin so wütend|bin verärgert|bin sehr verärgert|bin enttäuscht|bin sehr enttäuscht|bin total enttäuscht|schwer enttäuscht|bin unzufrieden|sehr unzufrieden|total unzufrieden|nicht zufrieden mit|gar nicht zufrieden|überhaupt nicht zufrieden|will mein geld zurück|möchte mein geld zurück|geld zurück haben|verlange mein geld|niemand ruft|keiner ruft|niemand hat zurückgerufen|niemand hat mich zurückgerufen|keiner hat mich zurückgerufen|hat mich niemand zurückgerufen|hat mich keiner zurückgerufen|niemand zurückgerufen|keiner zurückgerufen|nie zurückgerufen|niemand meldet sich|keiner meldet sich|niemand hat sich gemeldet|keiner hat sich gemeldet|meldet sich keiner|meldet sich niemand|niemand gekommen|keiner gekommen|niemand erschienen|geht keiner ran|geht niemand ran|zum dritten mal|zum vierten mal|warte seit wochen|warte seit tagen|warte seit stunden|warte immer noch|seit wochen warte ich|frechheit|unverschämt|unverschämtheit|unmöglich von|unter aller sau|sauerei|inakzeptabel|das geht gar nicht|eine zumutung|zumutung|skandal|abzocke|abgezockt|betrogen|über den tisch gezogen|zu viel berechnet|doppelt abgebucht|doppelt berechnet|verpfuscht|gepfuscht|pfusch|vermasselt|ruiniert|habt ihr kaputt|haben sie kaputt|kaputt gemacht|beschädigt worden|schlechtester service|mieser service|katastrophaler service|schlechte erfahrung|furchtbarer service|so unfreundlich|sehr unfreundlich|unfreundlich behandelt|belogen|angelogen|ignoriert ihr|werde ignoriert|reine zeitverschwendung|ich möchte mich beschweren|will mich beschweren|muss mich beschweren|möchte eine beschwerde|habe eine beschwerde|eine beschwerde einreichen|meinen anwalt|mein anwalt|schlechte bewertung|reicht mir|die nase voll|die schnauze voll|habe genug von|das ist das letzte|das ist das dritte mal|schon das dritte mal|schon zum dritten',
    emergency:
      'rattengift gefressen|gift gefressen|schokolade gefressen|bricht gerade ein|einbrecher|im aufzug fest|im aufzug stecken*|fahrstuhl steckt|kind ist eingeschlossen|baby ist eingeschlossen|rieche gas|riecht nach gas|gasgeruch in|gas tritt aus|gas ausgetreten|blutet|blute stark|blute sehr|hört nicht auf zu bluten|starke blutung|bekommt keine luft|bekomme keine luft|kriege keine luft|kriegt keine luft|atmet nicht|kann nicht atmen|atemnot|erstickt|bewusstlos|ohnmächtig|zusammengebrochen|schmerzen in der brust|brustschmerzen|herzinfarkt|schlaganfall|krampfanfall|so starke schmerzen|starke schmerzen|sehr starke schmerzen|schlimme schmerzen|furchtbare schmerzen|höllische schmerzen|unerträgliche schmerzen|wahnsinnige schmerzen|solche schmerzen|vor schmerzen|tut so weh|tut furchtbar weh|tut wahnsinnig weh|brennt es|es brennt|steht in flammen|in brand|rauch kommt|es raucht aus|überflutet|steht unter wasser|wasser läuft|wasser tritt aus|rohr ist geplatzt|rohr geplatzt|verschluckt|hat schokolade gefressen|schokolade gefressen|gift gefressen|vergiftet|vom auto angefahren|angefahren worden|überfahren|stromschlag|überdosis|will sterben|umbringen|mir das leben nehmen|suizid|selbstmord|ein unfall passiert|hatte einen unfall|ist ein notfall|habe einen notfall|haben einen notfall|akuter notfall|brauche sofort hilfe|brauche dringend hilfe|brauchen sofort hilfe|helfen sie mir schnell|schnell hilfe|eingesperrt|steckengeblieben im aufzug|zahn ausgeschlagen|zahn abgebrochen|haben einen rohrbruch|habe einen rohrbruch|ein rohrbruch',
    cries: 'hilfe|hilfeee|sos|plötzlich|auf einmal|schnell|dringend|sofort|notfall|oh gott|um gottes willen',
    grave:
      'gelähmt|lähmung|lähmungserscheinung*|taub|taubheit|taubheitsgefühl|kein gefühl mehr|kein gefühl im|kein gefühl in|nichts mehr spüren|spür nichts mehr|spüre nichts mehr|fühle nichts mehr|spüre mein|spür mein|schritt nichts|beine nicht mehr|bein nicht mehr|arm nicht mehr|nicht mehr bewegen|nicht mehr sprechen|nicht mehr schlucken|mundwinkel hängt|sehe nichts mehr|blind geworden|umgekippt|zusammengesackt|krampft|erbricht blut|blut erbrochen|spuckt blut|hustet blut|blut gespuckt|hals schwillt|zunge schwillt|läuft blau an|blau angelaufen|wacht nicht auf|ertrinkt|überall blut|viel blut|angegriffen|überfallen|finger abgeschnitten|brennt|überall rauch|säure|verätzt|verbrüht|schwer verbrannt',
    asks_about:
      'wenn|falls|im falle|bei fragen|verfahren|richtlinie|garantie|behandeln sie|behandelt ihr|reparieren sie|repariert ihr|bieten sie|was kostet|wie viel|wie beschwere|wie kann ich|wo kann ich|was ist ein|was sind|was tun bei|was passiert|was macht ihr|was machen sie',
    asks_after: '',
  },
  introductions: {
    surely: 'mein name ist|ich heiße|ich heisse|name:|mein name:',
    perhaps: 'ich bin|hier ist|hier spricht',
    ending: '',
  },
  booking: {
    wants:
      'termin buchen|termin vereinbaren|termin machen|termin ausmachen|termin haben|einen termin|brauche einen termin|möchte buchen|will buchen|kann ich buchen|würde gern buchen|gern buchen|reservieren|freie termine|freie zeiten|freier termin|nächster termin|vorbeikommen|einen tisch für|tisch reservieren|tisch für|anmelden|eintragen|buchen sie mir|buchen sie mich|möchte ~ buchen|will ~ buchen|würde ~ buchen|kann ich ~ buchen|könnte ich ~ buchen|buche mir|bucht mir|ich buche|buch mich|mich anmelden|uns anmelden|mich eintragen|mich einschreiben|tragen sie mich ein|trag mich ein|melden sie mich|melde mich ~ an|einen termin ausmachen|zu einem termin',
    nouns:
      'termin|termine|buchen|buchung|reservierung|reservieren|kann ich kommen|könnte ich kommen|darf ich kommen|könnten wir kommen|können wir kommen|kommen|vorbeikommen|vorbei kommen|haben sie was|habt ihr was|haben sie etwas|habt ihr etwas|was frei|etwas frei|noch was frei|gibt es was|gibt es etwas|haben sie zeit|habt ihr zeit|zeit für|tisch|platz',
    cancels:
      'absagen|stornieren|termin absagen|nicht kommen|termin löschen|kann den termin nicht|doch nicht kommen|sagen sie ab|sag ab|sagen sie den termin ab|sag den termin ab|storniere|storniert|stornieren sie|sage ab|muss absagen|absage|abgesagt werden',
    moves:
      'verschieben|verlegen|umbuchen|andere zeit|anderer termin|anderen termin|termin ändern|ändern|auf eine andere|ändern sie|umlegen|verschieben sie|verschiebe|verschieb|auf einen anderen tag|vorverlegen|nach hinten schieben|schieben|verleg|verlegen sie',
    stops:
      'vergiss es|vergessen sie es|lieber nicht|doch nicht|lassen wir|stopp|nicht buchen|später|nein danke|kein interesse|habe es mir anders überlegt|hab es mir anders überlegt|doch lieber nicht|lass es|lassen sie es|ich will nicht buchen',
    terms:
      'regelung|regeln|bedingungen|stornogebühr*|stornokosten|stornierungsgebühr*|ausfallgebühr*|ausfallhonorar|gebühr|gebühren|kostenlos|kostenfrei|gratis|umsonst|bis wann|wie kurzfristig|wie früh|wie spät|spätestens|rechtzeitig|frist|was passiert|was ist wenn|wenn ich absage|wenn ich storniere|wenn ich nicht|falls ich|nicht erscheine|in rechnung|erstattet|geld zurück|wie weit im voraus',
    duties:
      'muss ich|muss man|müssen wir|brauche ich|braucht man|brauchen wir|benötige ich|benötigt man|soll ich|sollte ich|ist ein termin|ist eine reservierung|ist eine buchung|ist eine anmeldung|ohne termin|geht es ohne|nötig|notwendig|erforderlich',
    ways: 'wie kann ich|wie können wir|wie kann man|wie buche|wie buchen|wie reserviere|wie vereinbare|wie mache ich|wie bekomme ich|wie sage ich|wie storniere|wie verschiebe|wie läuft|wie geht|wie funktioniert|wo kann ich|wo buche|online|telefonisch|per mail|per email|per telefon|über die website|nehmen sie',
    agrees:
      'ja|ja bitte|ja gerne|ja gern|jep|jo|jawohl|klar|na klar|sicher|ok|okay|perfekt|super|prima|passt|das passt|passt so|passt mir|passt gut|einverstanden|genau|genau so|stimmt|stimmt so|richtig|das ist richtig|korrekt|bitte|bitte buchen|buchen|buchen sie|bitte buchen sie|bestätige|ich bestätige|bestätigt|machen sie das|mach das|machen wir|machen wir so|so machen wir|in ordnung|alles klar|alles richtig|natürlich|auf jeden fall|unbedingt|gerne|gern|sehr gut|sehr gerne|gut|klingt gut|hört sich gut an|geht klar|nehme ich|den nehme ich|das nehme ich|freilich|wunderbar|ausgezeichnet|toll|kein problem|los',
    likes:
      'ich möchte|möchte|ich hätte gern|ich hätte gerne|hätte gern|hätte gerne|ich will|ich brauche|wir brauchen|brauche|bräuchte|wir möchten|wir hätten gern|kann ich|könnte ich|bitte|würde gern|würde gerne|ich suche|wäre fällig|ist fällig|ich bräuchte|ich benötige|benötige|ich müsste|müsste|wir bräuchten|wir benötigen|mein auto braucht|braucht',
    another:
      'noch einen|noch eine|noch ein|noch einen termin|einen weiteren|eine weitere|weiteren termin|einen zweiten|auch einen für|auch eine für|dasselbe für|das gleiche für',
    others:
      'mein sohn|meinen sohn|meine tochter|meine frau|mein mann|meinen mann|meinen partner|meine partnerin|meine mutter|meinen vater|meinen bruder|meine schwester|meinen freund|meine freundin|mein kind|meine kinder|meine oma|meinen opa|meinen chef|jemand anderen|jemand anders',
    mine: 'was habe ich gebucht|was hab ich gebucht|meine termine|meine buchungen|meine buchung|wann ist mein termin|wann war mein termin|wann habe ich|wann hab ich|welche termine habe ich|habe ich einen termin|hab ich einen termin',
    ordinals: [
      'erste|ersten|erster|erstes|nummer eins|nummer 1',
      'zweite|zweiten|zweiter|zweites|nummer zwei|nummer 2',
      'dritte|dritten|dritter|drittes|nummer drei|nummer 3',
      'vierte|vierten|vierter|viertes|nummer vier|nummer 4',
      'letzte|letzten|letzter|letztes',
    ],
    more: 'andere zeit|andere zeiten|anderen termin|andere termine|was anderes|etwas anderes|keine davon|keiner davon|nichts davon|keins davon|später|spätere|noch später|mehr zeiten|weitere zeiten|weitere termine|sonst noch|sonst was',
    earlier: 'früher|frühere|noch früher|eher',
    frees: 'frei|verfügbar|möglich|geht|ginge|gehen|klappt|klappen|passt|passen|noch was|noch etwas',
    other_one: 'der andere|die andere|das andere|den anderen|die anderen',
    length: 'wie lange|wie lang|wie viele minuten|wieviel zeit|wie viel zeit|dauer|dauert|dauern',
    capacity:
      'wie viele personen|wieviele personen|wie viele leute|wie groß ist die gruppe|gruppengröße|wie viele plätze',
    about:
      'was ist dabei|was ist enthalten|was ist inbegriffen|inbegriffen|enthalten|was beinhaltet|was umfasst|was ist das|was genau ist|was wird gemacht|was passiert da|mehr darüber',
    contact_leads:
      'meine email|meine e mail|meine mail|meine mailadresse|meine email adresse|mailadresse|emailadresse|e mail adresse|email|e mail|mail|meine nummer|meine telefonnummer|meine handynummer|telefonnummer|handynummer|nummer|telefon|handy|tel|mobil|erreichbar unter|erreichbar|erreichen sie mich|sie erreichen mich|erreicht ihr mich|ihr erreicht mich|mich erreichen|zu erreichen|zu erreichen unter|meine adresse|adresse|kontakt|per mail|schreiben sie mir',
    name_leads:
      'auf den namen|unter dem namen|auf|für|name|mein name|der name ist|der name|hier ist|hier spricht|hier|ich bin|mein name ist|am apparat|da ist|ich heiße',
    interjections:
      'warte|warte mal|warten sie|warten sie mal|moment|moment mal|moment bitte|einen moment|einen moment bitte|augenblick|einen augenblick|sekunde|eine sekunde|kurz|hm|hmm|hmmm|mhm|äh|ähm|öhm|öh|oh|ach|ah|ups|na ja|naja|tja|also|stopp mal|halt|sorry|entschuldigung|mal sehen|lass mich überlegen',
    instead:
      'sondern|lieber|stattdessen|statt dessen|eher|besser|doch|dann|aber|ginge auch|geht auch|können wir|könnten wir|sagen wir|machen wir|oder|auch|wie wäre es|wie wär’s',
    partings:
      'merci|merci vielmal|merci vielmals|bis #|bis zum #|bis nächsten #|bis kommenden #|bis dann|bis dahin|bis bald|bis später|wir sehen uns #|wir sehen uns|sehen uns #|sehen uns|ich freue mich auf #|freue mich|ich freu mich|freu mich',
    shifts: {
      minute: 'minute|minuten|min',
      quarter_hour: 'viertelstunde|viertel stunde',
      half_hour: 'halbe stunde|halben stunde|halbstunde',
      hour: 'stunde|stunden|std',
      day: 'tag|tage|tagen',
      week: 'woche|wochen',
      later: 'später|danach|nach hinten|darauf',
      earlier: 'früher|eher|davor|vorher|nach vorne',
    },
    same_day:
      'am selben tag|am gleichen tag|selber tag|gleicher tag|am selben tage|denselben tag|selben tag|gleichen tag|an dem tag',
    same_time:
      'zur selben zeit|zur gleichen zeit|gleiche zeit|selbe zeit|um dieselbe zeit|um die gleiche zeit|gleiche uhrzeit|selbe uhrzeit|gleichen uhrzeit|selben uhrzeit',
    right_after:
      'direkt danach|gleich danach|direkt im anschluss|im anschluss|anschließend|unmittelbar danach|direkt nachher|gleich anschließend|danach',
    renames: 'der name ist|name ist|name lautet|der name lautet|heißt|heisse|heiße|name wäre',
    spelt: 'mit|geschrieben|geschrieben mit|doppel|mit doppel|buchstabiert',
  },
  team: {
    talk: 'sprechen mit|reden mit|verbinden sie mich mit|verbinde mich mit|geben sie mir|gib mir|gebt mir',
    after: 'sprechen|reden|telefonieren|verbinden|verbunden werden|sprechen könnte|reden könnte',
    people:
      'mensch*|person|mitarbeiter*|kolleg*|chef*|leitung|leiter*|jemand*|team|inhaber*|berater*|geschäftsführ*|vorgesetzt*|verantwortlich*|zuständig*',
  },
  lead: {
    wants:
      'mich ~ anrufen|mich ~ zurückrufen|mich ~ anruft|mich ~ zurückruft|mich ~ anriefe|mich ~ anrufe|rufen sie ~ zurück|rückruf|zurückrufen|rufen sie mich|ruft mich|rufen sie zurück|anrufen lassen|kontaktieren sie mich|melden sie sich bei mir|meldet euch bei mir|bei mir melden|nehmen sie kontakt|gern ein angebot|gerne ein angebot|möchte ein angebot|brauche ein angebot|um ein angebot|angebot machen|angebot erstellen|angebot bekommen|angebot anfordern|angebot schicken|kostenvoranschlag|preisangebot|schreiben sie mir|meine nummer hinterlassen|meine daten hinterlassen',
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
      'und|oder|aber|sondern|denn|weil|dass|ob|wenn|als|falls|damit|obwohl|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|zu|zum|zur|für|mit|ohne|von|vom|um|am|im|in|ins|auf|aus|bei|beim|bis|nach|vor|seit|über|unter|zwischen|gegen|wegen|ab|mein|meine|meinen|meinem|meiner|ihr|ihre|ihren|unser|unsere|ist|sind|war|bin|habe|haben|hat|hätte|hätten|würde|würden|möchte|möchten|wollte|wollten|will|kann|können|könnte|könnten|muss|müsste|brauche|brauchen|ich heiße|name ist|nummer ist|lautet|wann|wo|wie|was|wer|welche|welcher|welches|warum|nicht|sehr|jeden|jede|dieser|diese|dieses|diesen|äh|ähm|hm|also|vielleicht|so|etwa|ungefähr|eigentlich|quasi|sagen wir|ich meine|es geht um|punkt|minus|bindestrich|unterstrich|wollte fragen|sagen',
    email: 'email|e-mail|mail',
    digits: 'null|eins|ein|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
    backchannel: 'mm|mhm|hm|hmm|aha|ah|oh|äh|ähm|ja|jo|okay|ok|gut|genau|klar|so|achso|alles',
    whole:
      'ja|nein|ja bitte|ja gerne|gerne|genau|richtig|stimmt|das stimmt|ja genau|nein danke|danke|danke schön|vielen dank|okay|klar|natürlich|das war alles|das wäre alles|das ist alles|tschüss|auf wiedersehen|auf wiederhören|hallo',
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
  digits: ['null', 'eins', 'zwei|zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  claims: {
    did: '(?:habe|haben|hab|wir haben|ich habe) [^.!?]{0,80}?{done}|(?:ist|sind|wurden?|war|waren|sei)(?: [^.!?]{0,60}?)? {done}|(?:^|[,;:!.] ?){done}(?= ?(?:$|[,.!:]))',
    done: {
      booked: 'gebucht|reserviert|eingetragen|vereinbart|vorgemerkt|bestätigt|angemeldet|eingebucht',
      cancelled: 'storniert|abgesagt|gekündigt',
      moved: 'verschoben|verlegt|umgebucht|geändert',
      passed_on:
        'weitergegeben|weitergeleitet|informiert|benachrichtigt|verständigt|bescheid gegeben|bescheid gesagt|übermittelt|ausgerichtet|mitgeteilt',
      sent: 'geschickt|gesendet|verschickt|zugesandt|gemailt|zugeschickt|versendet|versandt',
      paid: 'erstattet|zurückerstattet|überwiesen|gutgeschrieben|bezahlt|abgebucht|zurückgezahlt|erlassen',
      called: 'angerufen|telefoniert|gesprochen',
    },
    not: 'kein|keine|keinen|keinem|keiner|keines|nicht|nie|niemals|niemand|ohne|weder',
    denies_nothing:
      'nicht nur|kein problem|keine ursache|zögern sie nicht|nicht später als|keine sorge|ob oder nicht|oder nicht',
    free: 'kostenlos|kostenlose[rsnm]?|kostenfrei|kostenfreie[rsnm]?|gratis|umsonst|unentgeltlich|ohne (?:aufpreis|zusätzliche kosten|kosten|gebühr|berechnung)|kostet nichts|kosten nichts|gebührenfrei',
    other_free: 'nicht umsonst',
    included: 'inklusive|inbegriffen|enthalten|inkl|einschließlich|geschenkt|dazu',
    costs:
      'kostet kosten preis preise bezahlen zahlen zahlt beträgt betragen macht liegt liegen fallen fällt kommt kommen berechnen gesamt',
    daily: 'täglich|jeden tag|alle tage|sieben tage die woche',
    titles: 'dr|herr|herrn|frau|prof|professor|doktor|fräulein',
    talk: 'hoffe hoffen hilft dabei melden melde jederzeit wieder weiterhelfen wünschte vielen nachricht anliegen unterstützen gerade stehe stehen verfügung niemand jemand frei besetzt verfügbar leider gern gerne freut freue freuen gerne natürlich selbstverständlich klar danke vielen dank wissen weiß information informationen auskunft antwort antworten frage fragen hilfe helfen assistent assistentin ki sagen sagt nennen erreichen kontakt kontaktieren anrufen rufen telefon schreiben mail email nachricht kommen besuchen direkt team kollege kollegen mitarbeiter person weitergeben weiterleiten finden schauen prüfen moment heute zögern möchten möchte wünschen wünsche verstehen verstanden notiert richtig genau stimmt wählen bevorzugen passt passen interesse adresse nummer name auch hier später mehr schönen schöner tag abend wochenende hören zurück ja nein okay ok bestätigen vorliegen liegt vor geben gibt bieten haben hat bitte brauchen benötigen tun kann können könnte sonst etwas weiter weitere folgende folgenden überblick übersicht liste gut super prima',
  },
  numbers:
    'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
  times: {
    einmal: '1',
    zweimal: '2',
    dreimal: '3',
    eins: '1',
  },
}

const firstQuestions: Locale['firstQuestions'] = {
  price: '{thing} – was kostet das?',
  parking: 'Wo kann ich parken?',
  cancellation: 'Wie kann ich absagen?',
  payment: 'Wie kann ich bezahlen?',
  delivery: 'Liefern Sie?',
  wheelchair: 'Ist es barrierefrei zugänglich?',
  voucher: 'Gibt es Gutscheine?',
  guarantee: 'Gibt es eine Garantie?',
  insurance: 'Welche Versicherungen nehmen Sie an?',
  appointment: 'Wie vereinbare ich einen Termin?',
}

export default {
  writing,
  chat,
  site,
  panel,
  launcher,
  booking,
  session,
  call,
  unsubscribe,
  account,
  message,
  bookingMail,
  invitationMail,
  accountMail,
  testMail,
  teamMail,
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
  firstQuestions,
  understanding,
} satisfies Locale
