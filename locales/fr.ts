import type { Locale } from './types.ts'

export const writing: Locale['writing'] = {
  direction: 'ltr',
  script: 'Latin',
  letters: '',
  spaced: true,
  joined: '',
}

export const chat: Locale['chat'] = {
  skip: 'Aller au champ de message',
  greeting: 'Bonjour ! Que pouvons-nous faire pour vous ?',
  assistant_of: 'Assistance IA de {business}',
  contact: 'Contact',
  call: 'Appeler',
  talk: 'Parler',
  email: 'E-mail',
  website: 'Site web',
  reach_directly: 'Vous pouvez aussi joindre {business} directement :',
  needs_script: 'Cette messagerie a besoin de JavaScript, désactivé dans ce navigateur.',
  you_could_ask: 'Vous pourriez demander',
  conversation: 'Conversation avec {agent}',
  you: 'Vous',
  your_message: 'Votre message',
  write_to: 'Écrire à {agent}…',
  send: 'Envoyer',
  stop: 'Arrêter la réponse',
  retry: 'Réessayer',
  newest: 'Aller au dernier message',
  typing: '{agent} écrit…',
  with_person: 'Vous parlez avec {person}.',
  choices: 'Réponses possibles',
  sources: 'Sources',
  passage_gone: 'Ce passage n’existe plus.',
  passage_failed: 'Le passage ne peut pas être affiché pour le moment.',
  open_page: 'Ouvrir la page',
  stopped: 'Arrêté.',
  passed_on: 'Noté pour l’équipe de {business}.',
  offline:
    'Vous êtes hors ligne. Vous pouvez continuer à lire ; votre message partira au retour de la connexion.',
  not_delivered: 'Votre message n’a pas pu être remis.',
  interrupted: 'La réponse a été interrompue.',
  our_fault: 'Un problème est survenu de notre côté.',
  busy: 'Beaucoup de personnes écrivent en ce moment. Vous pourrez réessayer dans {time}.',
  busy_over: 'Beaucoup de personnes écrivaient à l’instant. Vous pouvez réessayer.',
  gone: 'Cette page de discussion n’est plus disponible.',
  no_chat: 'La discussion écrite n’est pas proposée ici.',
  characters_left: '{count} caractères restants',
  characters_over: '{count} caractères en trop',
  start_again: 'Recommencer',
  start_again_ask: 'Commencer une nouvelle conversation ?',
  start_again_note: 'Cette conversation disparaîtra de la page.',
  cancel: 'Annuler',
  not_found: 'Page de discussion introuvable',
  not_found_note:
    'Le lien est peut-être mal écrit, ou il n’est plus utilisé. Demandez-en un nouveau à la personne qui vous l’a donné.',
}

export const site: Locale['site'] = {
  desk: 'Un accueil qui répond',
  desk_of: 'L’accueil de {business}',
  what: 'Un assistant répond ici aux visiteurs par écrit, de vive voix et par e-mail, et prend leurs rendez-vous. Ce qu’il ne sait pas, il le transmet à l’équipe.',
  chat: 'Commencer une discussion',
  book: 'Prendre rendez-vous',
  open_link: 'Pour joindre une entreprise, ouvrez le lien qu’elle vous a donné.',
  docs: 'Documentation de l’API',
  running: 'Tout fonctionne',
  disturbed: 'Quelque chose ne fonctionne pas',
  not_found: 'Page introuvable',
  not_found_note: 'L’adresse est peut-être mal écrite, ou la page n’existe plus.',
  not_allowed: 'Cette page ne peut pas être ouverte',
  not_allowed_note: 'Son adresse est destinée à des programmes, ou à une personne connectée.',
  busy: 'Trop de demandes',
  busy_note:
    'Tant de demandes sont venues de votre connexion que nous n’y répondons plus pendant un moment. Attendez une minute, puis réessayez.',
  failed: 'Une erreur s’est produite',
  failed_note: 'Elle vient de nous, pas de vous. Réessayez dans un instant.',
  away: 'Indisponible pour le moment',
  away_note: 'Le serveur ne peut pas répondre en ce moment. Réessayez dans un instant.',
  retry: 'Réessayer',
  start: 'Aller à la page d’accueil',
}

export const panel: Locale['panel'] = {
  chat: 'Chat',
  book: 'Prendre rendez-vous',
  close: 'Fermer',
  talk_to_person: 'Parler à une personne',
  ask_person: 'Je voudrais parler à une personne.',
  leave_details: 'Laissez vos coordonnées, et {business} vous contactera',
  thanks: 'Merci. {business} a reçu votre message et vous contactera.',
  another: 'Envoyer un autre message',
}

export const launcher: Locale['launcher'] = {
  open: 'Ouvrir le chat',
  close: 'Fermer le chat',
  news: 'nouveau message',
  unreachable: 'Le chat est injoignable pour le moment. Vérifiez votre connexion et réessayez.',
}

export const booking: Locale['booking'] = {
  book_at: 'Réserver chez {business}',
  your_booking: 'Votre réservation chez {business}',
  needs_script: 'La réservation en ligne nécessite JavaScript, désactivé dans ce navigateur.',
  nothing: 'Rien ne peut être réservé en ligne pour le moment.',
  choose_service: 'Que souhaitez-vous réserver ?',
  change: 'Modifier',
  choose_day: 'Choisissez un jour',
  choose_time: 'Horaires du {day}',
  previous_month: 'Mois précédent',
  next_month: 'Mois suivant',
  free_times: 'horaires libres',
  timezone: 'Fuseau des horaires affichés',
  no_times: 'Aucun horaire libre en {month}.',
  loading: 'Recherche des horaires libres…',
  left: 'encore {count}',
  your_details: 'Vos coordonnées',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  notes: 'Message (facultatif)',
  reachable: 'Une adresse e-mail ou un numéro de téléphone suffit.',
  book: 'Réserver',
  booked: 'C’est réservé',
  confirmation_to: 'Une confirmation est en route vers {email}.',
  keep_link: 'Gardez ce lien pour déplacer ou annuler votre réservation :',
  add_to_calendar: 'Ajouter au calendrier',
  manage: 'Déplacer ou annuler',
  taken: 'Cet horaire vient d’être pris. Veuillez en choisir un autre.',
  failed: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  busy: 'Beaucoup de personnes réservent en ce moment. Réessayez dans un instant.',
  retry: 'Réessayer',
  where: 'Lieu',
  change_time: 'Changer l’horaire',
  keep: 'Ne rien changer',
  move_to: 'Déplacer au {when}',
  moved: 'Votre réservation a été déplacée.',
  cancel_booking: 'Annuler la réservation',
  cancel_ask: 'Annuler cette réservation ?',
  cancel_reason: 'Motif (facultatif)',
  cancelled: 'Cette réservation est annulée.',
  over: 'Cette réservation est passée.',
  book_again: 'Réserver un autre horaire',
  none_free: 'rien de libre',
  free: 'Gratuit',
  next_free: 'Prochain horaire libre : {when}',
  previous_week: 'Semaine précédente',
  next_week: 'Semaine suivante',
  whole_month: 'Mois entier',
  one_week: 'Une semaine',
  no_times_this_week: 'Aucun horaire libre cette semaine-là.',
  nothing_free: 'Aucun horaire libre en ce moment. Veuillez nous demander directement.',
  morning: 'Matin',
  afternoon: 'Après-midi',
  evening: 'Soir',
  name_missing: 'Veuillez indiquer votre nom.',
  email_wrong: 'Veuillez vérifier cette adresse e-mail.',
  phone_wrong: 'Veuillez vérifier ce numéro de téléphone.',
  sending: 'Envoi…',
  reconnecting: 'Pas de connexion en ce moment. Nous réessayons automatiquement.',
  in_google: 'Google Agenda',
  in_outlook: 'Outlook',
  to_chat: 'Vers le chat',
  wait_ask: 'Aucune heure ne convient ? S’inscrire sur la liste d’attente',
  wait_title: 'Liste d’attente',
  wait_how: 'Dès qu’une heure qui vous convient se libère, vous êtes prévenu.',
  wait_from: 'À partir du (facultatif)',
  wait_until: 'Jusqu’au (facultatif)',
  wait_join: 'S’inscrire',
  waiting: 'Vous êtes sur la liste d’attente',
  wait_full: 'La liste d’attente est complète pour le moment. Adressez-vous directement à nous.',
  leave_title: 'Quitter la liste d’attente ?',
  leave: 'Me retirer de la liste',
  left_list: 'Vous n’êtes plus sur la liste d’attente.',
}

export const session: Locale['session'] = {
  title: 'Questions de {business}',
  hello: 'Bonjour {person}',
  how: 'Un assistant IA pose les questions à voix haute. Vous répondez en parlant ou en écrivant. Vous pouvez faire répéter une question, la passer ou faire une pause.',
  questions: 'Questions',
  time: 'Durée',
  minutes: 'environ {minutes} min',
  recorded: 'Enregistrement',
  audio: 'Ce qui est dit est enregistré (le son) et mis par écrit.',
  audio_video: 'Ce qui est dit est enregistré avec l’image de votre caméra et mis par écrit.',
  none: 'Ce qui est dit est mis par écrit. Ni le son ni l’image ne sont enregistrés.',
  camera: 'Caméra',
  microphone: 'Micro',
  camera_own:
    'Elle est allumée pour que vous vous voyiez, comme dans un entretien en face à face. L’image reste sur votre appareil : personne ne la voit et elle n’est pas conservée. Vous pouvez aussi vous en passer.',
  camera_recorded:
    'Elle est allumée pour qu’on puisse vous voir et pas seulement vous entendre : l’image est enregistrée et quelques photos sont conservées.',
  camera_watched:
    'Elle est allumée pour voir que vous répondez vous-même et sans être dérangé : un logiciel regarde l’image environ une fois par seconde, et quelques photos sont conservées. Il est aussi noté si vous quittez cette page.',
  readers: 'Qui le voit',
  readers_media:
    '{business}. L’enregistrement est supprimé après 90 jours au plus tard, l’écrit après {days} jours.',
  readers_written: '{business}. L’écrit est supprimé après {days} jours.',
  until: 'Ce lien est utilisable jusqu’au {time}.',
  agree: 'J’ai lu ceci et je suis d’accord.',
  agree_first: 'Donnez d’abord votre accord.',
  check: 'Vérifier la caméra et le micro',
  check_title: 'Peut-on vous voir et vous entendre ?',
  allow: 'Votre navigateur vous demande maintenant la permission. Veuillez choisir « Autoriser ».',
  preview: 'L’image de votre caméra',
  level: 'Le volume capté par votre micro',
  say_something: 'Dites quelques mots : la barre devrait bouger.',
  heard: 'On vous entend.',
  typing: 'Je ne peux pas parler ici : j’écrirai mes réponses',
  denied: 'Cette page n’est pas autorisée à utiliser votre caméra ou votre micro.',
  help_chromium:
    'Cliquez sur l’icône à gauche de l’adresse de la page, autorisez la caméra et le micro, puis réessayez.',
  help_firefox: 'Cliquez sur l’icône barrée à gauche de l’adresse, levez le blocage, puis réessayez.',
  help_safari:
    'Ouvrez le menu « Safari », choisissez « Réglages pour ce site web », autorisez la caméra et le micro, puis réessayez.',
  help_ios:
    'Touchez l’icône à côté de l’adresse, ouvrez « Réglages du site web », autorisez la caméra et le micro, puis réessayez.',
  no_camera:
    'Aucune caméra n’a été trouvée. Cet entretien en demande une : branchez-en une ou ouvrez le lien sur un appareil qui en a une.',
  in_use: 'Un autre programme utilise la caméra ou le micro. Fermez-le et réessayez.',
  no_start: 'La caméra ou le micro n’a pas pu démarrer.',
  cannot_record:
    'Ce navigateur ne peut pas enregistrer. Ouvrez le lien dans une version récente de Chrome, Edge, Firefox ou Safari.',
  try_again: 'Réessayer',
  start: 'Commencer',
  start_note: 'Le lien n’est utilisé que lorsque vous appuyez sur Commencer.',
  started_elsewhere:
    'Cet entretien vient d’être commencé sur une autre page. Rechargez cette page pour continuer ici.',
  welcome_back: 'Rebonjour {person}',
  welcome_back_note:
    'Vous avez commencé cet entretien. Vous pouvez continuer où vous en étiez jusqu’au {time}.',
  go_on: 'Continuer',
  begin: 'L’entretien commence.',
  question_of: 'Question {n} sur {of}',
  closing: 'Les derniers mots',
  repeat: 'Répéter',
  skip: 'Passer',
  moment: 'Un instant',
  done: 'J’ai terminé',
  end: 'Terminer',
  end_ask: 'Terminer l’entretien maintenant ? Ce que vous avez dit jusqu’ici va à {business}.',
  end_yes: 'Terminer',
  recording_now: 'Enregistrement en cours',
  frames: 'Images examinées : {frames}',
  recording_full: 'L’enregistrement a atteint sa taille maximale et s’arrête ici. L’entretien continue.',
  recording_failed: 'L’enregistrement a été interrompu et a repris.',
  no_upload:
    'Votre enregistrement ne peut pas être envoyé pour le moment. Il est gardé ici et sera envoyé dès que possible.',
  minutes_left: 'encore {minutes} min',
  camera_lost: 'Votre caméra ne donne plus d’image. Veuillez la vérifier.',
  camera_again: 'Allumer la caméra',
  paused: 'L’entretien s’est arrêté ici. Ce que vous avez dit est conservé.',
  elsewhere: 'L’entretien continue dans une autre fenêtre.',
  here: 'Continuer ici',
  offline: 'Le serveur est injoignable. Vérifiez votre connexion.',
  failed: 'Une erreur s’est produite chez nous. Veuillez réessayer.',
  thanks: 'Merci, {person}',
  thanks_note: '{business} a reçu vos réponses.',
  saving: 'Le reste de l’enregistrement est en cours d’envoi ({left}). Veuillez garder cette page ouverte.',
  saved: 'Tout est arrivé. Vous pouvez fermer cette page.',
  expired: 'Ce lien a expiré',
  revoked: 'Ce lien n’est plus valable',
  ask_again: 'Demandez-en un autre à {business}.',
  needs_script: 'Cet entretien a besoin de JavaScript, qui est désactivé dans ce navigateur.',
  without_camera: 'Je participe sans caméra',
  go_without_camera: 'Continuer sans caméra',
  type_answers: 'Écrire plutôt mes réponses',
  no_camera_found: 'Aucune caméra n’a été trouvée. Vous pouvez continuer sans.',
  check_seen: 'Peut-on vous voir ?',
  check_heard: 'Peut-on vous entendre ?',
  check_ready: 'Tout est prêt',
}

export const call: Locale['call'] = {
  speak: 'Parler avec {agent}',
  speak_note: 'De vive voix, ici même dans le navigateur.',
  recogniser:
    'Votre navigateur transforme vos paroles en texte. Pour cela, il peut envoyer le son à son fabricant.',
  shown: 'Ce navigateur n’a pas de voix : les réponses s’affichent.',
  typed: 'On ne peut pas vous entendre ici : écrivez ce que vous voulez dire.',
  fell_back: 'Le son ne passe pas ; la conversation continue sans lui.',
  connecting: 'Connexion…',
  reconnecting: 'La connexion a été perdue. Nouvelle connexion…',
  talking: '{agent} vous entend.',
  muted: 'Votre micro est coupé.',
  mute: 'Couper le micro',
  unmute: 'Activer le micro',
  hang_up: 'Terminer la conversation',
  type_instead: 'Plutôt écrire',
  write: 'Écrire au lieu de parler',
  captions: 'Ce qui se dit',
  sound_blocked: 'Le navigateur retient le son.',
  hear: 'Activer le son',
  ended: 'La conversation est terminée.',
  ended_silence: 'La conversation a pris fin parce que rien n’a été dit.',
  ended_too_long: 'La conversation a atteint sa durée maximale.',
  ended_failed: 'Un problème est survenu de notre côté et la conversation a pris fin.',
  lost: 'La connexion a été perdue et n’est pas revenue.',
  trouble: 'Quelque chose ne fonctionne pas de notre côté pour le moment.',
  refused: 'Cette conversation n’a pas pu commencer.',
  call_again: 'Parler à nouveau',
  to_chat: 'Continuer dans le chat',
  denied:
    'Le micro n’est pas autorisé. Cliquez sur l’icône à côté de l’adresse de la page, autorisez le micro et réessayez.',
  system:
    'Votre appareil n’autorise pas le navigateur à utiliser le micro. Autorisez-le dans les réglages de confidentialité du système et réessayez.',
  blocked: 'Ce site n’autorise pas ses pages à utiliser le micro.',
  insecure: 'Le micro ne fonctionne que sur une page à l’adresse sécurisée (https).',
  none: 'Aucun micro n’a été trouvé. Branchez-en un et réessayez.',
  in_use: 'Un autre programme utilise le micro. Fermez-le et réessayez.',
  unplugged: 'Le micro a été débranché.',
  failed: 'Le micro n’a pas pu être démarré.',
  request: 'Se faire appeler',
  request_now: 'Votre téléphone va sonner, avec {agent}, assistance IA de {business}, au bout du fil.',
  request_later: 'Quelqu’un de {business} vous rappellera.',
  name: 'Nom',
  phone: 'Téléphone',
  about: 'De quoi s’agit-il ? (facultatif)',
  consent:
    'J’accepte que {business} m’appelle à ce numéro au sujet de ma demande, y compris avec la voix d’une assistance IA.',
  call_me: 'Appelez-moi',
  calling: 'Nous vous appelons au {phone}.',
  will_call: 'Merci. Quelqu’un de {business} vous appellera au {phone}.',
  bad_phone: 'Ce numéro ne peut pas être appelé. Vérifiez-le et commencez par l’indicatif du pays.',
  busy: 'Trop d’appels ont été demandés. Veuillez réessayer plus tard.',
  request_failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
}

export const unsubscribe: Locale['unsubscribe'] = {
  ask: 'Se désabonner ?',
  ask_note: '{business} n’enverra plus de messages de ce type à {address}.',
  button: 'Se désabonner',
  done: 'Vous êtes désabonné',
  done_note: '{business} n’envoie plus de messages de ce type à {address}.',
  gone: 'Ce lien ne fonctionne pas',
  gone_note: 'Il est peut-être coupé. Ouvrez-le encore une fois depuis le message lui-même.',
}

export const account: Locale['account'] = {
  link_over: 'Ce lien n’est plus valable',
  forgotten: 'Mot de passe oublié',
  forgotten_note:
    'Indiquez l’adresse avec laquelle vous vous connectez. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgotten_over_note:
    'Il a déjà été utilisé, ou il date de plus d’une heure. Faites-vous en envoyer un autre :',
  email: 'Adresse e-mail',
  send_link: 'Envoyer le lien',
  sent: 'Consultez votre messagerie',
  sent_note: 'Si cette adresse a un compte, un lien est en route. Il est valable une heure.',
  reset: 'Choisir un nouveau mot de passe',
  reset_note: 'Pour {email} chez {business}.',
  change_password: 'Changer le mot de passe',
  changed: 'Votre mot de passe est changé',
  changed_note:
    'Toutes les sessions ouvertes avec l’ancien sont fermées, sur tous les appareils. Connectez-vous avec le nouveau.',
  join_business: 'Rejoindre {business}',
  join_note: 'Vous avez reçu une invitation pour {email}. Choisissez un mot de passe pour vous connecter.',
  join_note_known:
    'Vous êtes invité en tant que {email}, une adresse qui se connecte déjà ici. Pour accepter, saisissez votre mot de passe.',
  join_note_signed_in: 'Vous êtes invité en tant que {email} et connecté avec cette adresse.',
  code: 'Code de votre application d’authentification, ou un code de secours',
  wrong: 'Ce mot de passe ou ce code est incorrect.',
  name: 'Votre nom',
  join: 'Rejoindre',
  welcome: 'Bienvenue chez {business}',
  welcome_note:
    'Vous avez une session ouverte dans ce navigateur. Ailleurs, connectez-vous avec {email} et votre mot de passe.',
  confirm_address: 'Confirmer votre adresse',
  confirm_note: 'Désormais, vous vous connectez chez {business} avec {email}.',
  confirm: 'Confirmer',
  confirmed: 'Votre adresse est changée',
  confirmed_note: 'Connectez-vous avec {email} et votre mot de passe actuel.',
  email_over_note:
    'Il a déjà été utilisé, ou il date de plus d’un jour. Changez encore une fois d’adresse pour en recevoir un autre.',
  invite_over: 'Cette invitation n’est plus valable',
  invite_over_note:
    'Elle a déjà été acceptée, ou elle date de plus d’une semaine. Demandez-en une autre au responsable de l’entreprise.',
  password: 'Mot de passe',
  password_rule: 'Au moins {count} caractères. Quelques mots se retiennent mieux que quelques signes.',
  show_password: 'Afficher le mot de passe',
  go_on: 'Continuer',
  needs_script: 'L’envoi de ce formulaire nécessite JavaScript.',
  link_used: 'Ce lien a expiré ou a déjà été utilisé.',
  invite_used:
    'Cette invitation a expiré ou a déjà été utilisée. Demandez-en une autre au responsable de l’entreprise.',
  check: 'Veuillez vérifier votre saisie.',
  busy: 'Trop de tentatives. Veuillez réessayer plus tard.',
}

export const message: Locale['message'] = {
  unsubscribe: 'Se désabonner',
  opt_out: 'Répondez STOP pour vous désabonner',
  by_assistant:
    'Cette réponse a été rédigée par l’assistant automatique de {business}. Pour joindre une personne, répondez simplement à ce message en le précisant.',
  wrote: 'Le {date}, {name} a écrit :',
}

export const bookingMail: Locale['bookingMail'] = {
  subject_confirmation: 'Réservé : {service}, {when}',
  subject_change: 'Nouvel horaire : {service}, {when}',
  subject_cancellation: 'Annulé : {service}, {when}',
  subject_reminder: 'Rappel : {service}, {when}',
  hello: 'Bonjour {name},',
  confirmation: 'Votre réservation chez {business} est confirmée :',
  change: 'Votre réservation chez {business} a changé. Elle est désormais :',
  cancellation: 'Votre réservation chez {business} est annulée :',
  reminder: 'Nous vous rappelons votre réservation chez {business} :',
  reason: 'Motif : {reason}',
  manage: 'Pour la déplacer ou l’annuler :',
  book_again: 'Pour réserver un autre horaire :',
  subject_offer: 'Un créneau s’est libéré : {service}, {when}',
  offer: 'Un créneau qui pourrait vous convenir s’est libéré chez {business} :',
  offer_book: 'Il revient à la première personne qui le réserve. Réservez-le ici :',
  text_reminder: '{business} : rappel de votre réservation. {service}, {when}. Déplacer ou annuler : {link}',
  sample_name: 'Anne Martin',
  sample_service: 'Consultation',
  stop_waiting: 'Vous n’attendez plus ? Retirez-vous de la liste ici :',
}

export const invitationMail: Locale['invitationMail'] = {
  subject: 'Quelques questions de {business}',
  asks: '{business} souhaite vous poser quelques questions.',
  length: 'Questions : {questions} · environ {minutes} min',
  aloud:
    'Un assistant IA vous les pose à voix haute, dans votre navigateur, quand cela vous convient. Vous répondez en parlant ou en écrivant :',
  until: 'Ce lien est réservé à vous seul et fonctionne jusqu’au {until}.',
  text_message:
    'Bonjour {name}, {business} souhaite vous poser quelques questions. Répondez dans votre navigateur jusqu’au {until} :',
}

export const accountMail: Locale['accountMail'] = {
  hello: 'Bonjour,',
  guessing_subject: 'Quelqu’un essaie de deviner votre mot de passe',
  guessing:
    'Quelqu’un essaie de se connecter à votre compte avec de mauvais mots de passe. Personne n’est entré. Pendant les prochaines heures, nous n’acceptons plus d’essais depuis des navigateurs où vous ne vous êtes jamais connecté ; les vôtres continuent de fonctionner.',
  guessing_locked_out:
    'Si c’est vous qui êtes bloqué dans un nouveau navigateur, choisissez-y un nouveau mot de passe et vous pourrez entrer : {url}',
  guessing_codes_subject: 'Quelqu’un connaît votre mot de passe',
  guessing_codes:
    'Quelqu’un a saisi votre bon mot de passe, puis de mauvais codes. Personne n’est entré, et pendant un jour nous n’acceptons plus de codes depuis des navigateurs où vous ne vous êtes jamais connecté.',
  password_changed_subject: 'Votre mot de passe a été changé',
  password_changed: 'Votre mot de passe a été changé, et toutes les autres sessions ont été fermées.',
  email_changed_subject: 'Votre adresse e-mail a été changée',
  email_changed:
    'Désormais, vous vous connectez avec {email}, et les e-mails concernant votre compte y sont envoyés.',
  email_changed_not_you:
    'Si ce n’était pas vous, prévenez tout de suite le responsable de votre entreprise ou l’exploitant de ce serveur.',
  second_factor_on_subject: 'La connexion demande maintenant un code',
  second_factor_on:
    'Une application d’authentification a été ajoutée à votre compte : la connexion demande aussi son code.',
  second_factor_off_subject: 'La connexion ne demande plus de code',
  second_factor_off:
    'L’application d’authentification a été retirée de votre compte : votre mot de passe suffit pour vous connecter.',
  recovery_code_used_subject: 'Un code de secours a été utilisé',
  recovery_code_used:
    'Quelqu’un, probablement vous, s’est connecté à votre compte avec un code de secours. Il ne peut plus servir.',
  not_you: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : {url}',
  reset:
    'Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte chez {business}. Choisissez-le dans l’heure :',
  reset_not_you: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  invite: 'Vous êtes invité à rejoindre l’équipe de {business}. Acceptez dans les sept jours :',
  invite_unknown: 'Si vous ne savez pas qui c’est, ne faites rien.',
  confirm_subject: 'Confirmez votre nouvelle adresse',
  confirm:
    'Quelqu’un, probablement vous, veut désormais se connecter chez {business} avec cette adresse. Confirmez-la dans la journée :',
  confirm_not_you: 'Si ce n’était pas vous, ne faites rien : rien ne change.',
}

export const testMail: Locale['testMail'] = {
  subject: 'Un test de {business}',
  body: 'Cela fonctionne : les e-mails de {business} partent avec ces réglages.\n\nVérifiez l’expéditeur, et si cet e-mail se trouvait parmi les indésirables.',
}

export const teamMail: Locale['teamMail'] = {
  visitor: 'Un visiteur',
  handover: '{who} souhaite parler à une personne',
  callback: '{who} souhaite être rappelé(e)',
  unanswered: '{who} a posé une question encore sans réponse',
  mail: '{who} a écrit un e-mail qui attend une réponse',
  booking: 'Nouvelle réservation : {who}',
  booking_moved: '{who} a déplacé une réservation',
  booking_cancelled: '{who} a annulé une réservation',
  lead: 'Nouveau contact : {who}',
  failure: 'Quelque chose n’a pas fonctionné et demande votre attention',
  wrote: '{who} a écrit de nouveau',
  digest_subject: 'Nouvelles de {business} : {count}',
  digest_intro: 'Voici ce qui s’est passé :',
  more: 'Et {count} de plus.',
  manage: 'Voir, déplacer ou annuler la réservation :',
  answer_reaches:
    'Répondez à cet e-mail : {who} lira vos mots là où le message a été écrit. Les citations et votre signature ne sont pas transmises.',
  answer_goes_to: 'Votre réponse à cet e-mail va à {email}.',
  answer_unread: 'Personne ne lit les réponses à cet e-mail.',
  settings:
    'Vous recevez cet e-mail en tant que membre de l’équipe de {business}. Ce qui vous est signalé, et quand, se règle ici : {url}',
  open: 'À ouvrir ici : {url}',
  delivered: 'Votre réponse a été transmise, mais pas en entier.',
  not_delivered: 'Votre réponse n’a pas été transmise.',
  because_ended: 'La conversation est terminée et le visiteur a quitté la page.',
  because_gone: 'Cette conversation n’existe plus.',
  because_other_sender:
    'L’e-mail venait de {detail}. Seuls les e-mails de votre propre adresse sont transmis.',
  because_forged: 'Notre serveur de messagerie a constaté que l’e-mail ne venait pas de votre adresse.',
  because_empty: 'L’e-mail ne contenait aucun texte de votre part.',
  because_no_conversation:
    'L’e-mail auquel vous avez répondu n’appartient à aucune conversation. Répondez à l’e-mail de la conversation voulue.',
  because_other: 'La raison : {detail}',
  because_files: 'Les fichiers joints ne peuvent pas être transmis : {detail}',
  weekly_subject: '{business} : la semaine du {from} au {to}',
  weekly_intro: 'Voici les chiffres de la semaine du {from} au {to}.',
  weekly_before: 'Semaine précédente',
  weekly_change: 'Évolution',
  weekly_same: 'aucune',
  weekly_all: 'Tous les chiffres : {url}',
  weekly_figures: {
    conversations: 'Conversations',
    resolved: 'Résolues par l’assistant',
    first_answer: 'Première réponse',
    booked: 'Rendez-vous pris',
    leads: 'Nouveaux prospects',
    calls: 'Appels',
    calls_missed: 'Appels manqués',
    replies: 'Réponses aux envois',
  },
}

export const assistant: Locale['assistant'] = {
  hello: 'Bonjour ! Comment puis-je vous aider ?',
  welcome: 'Je vous en prie ! Puis-je vous aider pour autre chose ?',
  goodbye: 'Au revoir et bonne journée !',
  who: 'Je suis {agent}, l’assistant IA de {business}. Je réponds à partir de ce que {business} m’a appris et je peux transmettre vos questions à l’équipe.',
  unknown:
    'Je n’ai pas la réponse à cette question. Voulez-vous que je la transmette à l’équipe de {business} ?',
  meant: 'Je ne suis pas sûr d’avoir compris. Vouliez-vous dire : « {suggestion} » ?',
  how_to_reach_you:
    'Comment l’équipe peut-elle vous joindre ? Indiquez votre adresse e-mail ou votre numéro de téléphone.',
  passed_on: 'C’est fait : l’équipe de {business} a votre question et peut vous joindre ici : {contact}.',
  passed_on_unsigned: 'C’est fait : l’équipe de {business} a votre question.',
  yes: 'Oui',
  no: 'Non',
  passed_on_noted:
    'C’est noté : votre question attend l’équipe de {business}, qui peut vous joindre ici : {contact}.',
  passed_on_unsigned_noted: 'C’est noté : votre question attend l’équipe de {business}.',
  handed_over_noted: 'J’ai noté pour l’équipe de {business} que vous souhaitez parler à une personne.',
  complaint_noted: 'J’en suis désolé. J’ai noté pour l’équipe de {business} ce que vous avez écrit.',
  emergency_noted:
    'Je suis désolé, cela semble urgent. Je l’ai noté pour l’équipe de {business}, mais je ne sais pas quand quelqu’un le lira.',
  anything_else: 'Très bien. Puis-je vous aider pour autre chose ?',
  handed_over: 'J’ai signalé à l’équipe de {business} que vous souhaitez parler à une personne.',
  cut_off:
    'J’ai été interrompu et je n’ai pas pu terminer cette réponse. Voulez-vous que je transmette votre question à l’équipe de {business} ?',
  unknown_but_near: 'Je sais quelque chose sur « {nearby} », mais je n’ai pas la réponse à cette question.',
  offer_to_pass_on:
    'Voulez-vous que je transmette votre question à l’équipe de {business} ? Vous pouvez laisser votre adresse e-mail ou votre numéro de téléphone pour la réponse.',
  only_in_language: 'Je n’ai cette information qu’en {language} : {text}',
  meant_choices: 'Vouliez-vous poser l’une de ces questions ?',
  complaint:
    'J’en suis désolé. J’ai transmis votre message à l’équipe de {business}, pour qu’une personne s’en occupe.',
  emergency: 'Je suis désolé, cela semble urgent. J’ai prévenu l’équipe de {business}.',
  emergency_danger: 'Si quelqu’un est en danger, appelez tout de suite les secours.',
  emergency_taught: 'Voici ce que {business} indique à ce sujet :',
  our_hours: 'Nos horaires d’ouverture :',
  open_on: '{day} : nous sommes ouverts {hours}.',
  closed_on: '{day} : nous sommes fermés.',
  closed_because: '{day} : nous sommes fermés ({reason}).',
  closed: 'fermé',
  open_now: 'Oui, nous sommes ouverts en ce moment, jusqu’à {time}.',
  closed_now: 'Nous sommes fermés en ce moment.',
  opens_next: 'Prochaine ouverture : {when}.',
  no_closed_now: 'Non, nous sommes fermés en ce moment.',
  is_open_now: 'Nous sommes ouverts en ce moment, jusqu’à {time}.',
  yes_open_on: 'Oui, le {day}, nous sommes ouverts {hours}.',
  no_open_on: 'Non, le {day}, nous sommes ouverts {hours}.',
  no_closes_at: 'Non, le {day}, nous fermons à {time}.',
  no_opens_at: 'Non, le {day}, nous ouvrons à {time}.',
  no_closed_on: 'Non, le {day}, nous sommes fermés.',
  no_closed_because: 'Non, le {day}, nous sommes fermés ({reason}).',
  closed_for_today: 'Nous avons fermé pour aujourd’hui.',
  no_closure: 'Aucune fermeture n’est prévue pour ce jour.',
  address: 'Vous nous trouverez ici : {address}',
  phone: 'Vous pouvez nous appeler au {phone}.',
  email: 'Vous pouvez nous écrire à {email}.',
  website: 'Notre site web : {website}',
}

export const aloud: Locale['aloud'] = {
  how_to_reach_you:
    'Comment l’équipe peut-elle vous joindre ? Dites-moi votre numéro de téléphone ou votre adresse e-mail.',
  putting_through: 'Un instant, s’il vous plaît, je vous mets en relation.',
  nobody_there:
    'Je ne peux vous passer personne pour le moment. Dites-moi votre nom et de quoi il s’agit, et l’équipe de {business} vous recontactera.',
  to: ' à ',
}

export const bookingTalk: Locale['bookingTalk'] = {
  which_service: 'Que souhaitez-vous réserver ? Nous proposons : {services}.',
  offers: 'Ces horaires sont libres pour {service} : {times}. Lequel vous convient ?',
  not_free: '{when} n’est pas libre.',
  nothing_free: 'Désolé, aucun horaire n’est libre pour {service} en ce moment. J’ai prévenu l’équipe.',
  nothing_free_noted:
    'Désolé, aucun horaire n’est libre pour {service} en ce moment. Je l’ai noté pour l’équipe.',
  ask_name: 'Volontiers : {service}, {when}. À quel nom dois-je réserver ?',
  ask_contact: 'Merci, {name}. Quelle adresse e-mail ou quel numéro de téléphone dois-je noter ?',
  confirm: 'Dois-je réserver {service} pour {name}, {when} ?',
  confirm_move: 'Dois-je déplacer {service} : {when} ?',
  confirm_cancel: 'Dois-je annuler {service}, {when} ?',
  booked: 'Réservé pour {name} : {service}, {when}.',
  moved: 'Déplacé : {service}, désormais {when}.',
  cancelled: 'Annulé : {service}, {when}.',
  manage: 'Pour déplacer ou annuler : {url}',
  none_of_yours:
    'Je ne peux modifier que ce qui a été réservé dans cette conversation. Utilisez le lien de votre confirmation, ou réservez ici : {url}',
  dropped: 'Très bien, je n’ai rien changé.',
  paused: 'Les réservations sont suspendues pour le moment.',
  failed: 'Désolé, cela n’a pas fonctionné. L’équipe de {business} est prévenue et s’en occupe.',
  failed_noted: 'Désolé, cela n’a pas fonctionné. Je l’ai noté pour l’équipe de {business}.',
  closed_day: '{day} : nous sommes fermés.',
  closed_then: '{when} : nous sommes fermés à ce moment-là. Nos horaires ce jour-là : {hours}.',
  past: '{when} est déjà passé.',
  beyond: '{when} est trop lointain pour être réservé dès maintenant.',
  short_notice: '{when} est un délai trop court.',
  too_long: '{when} est trop tard pour {service}, qui dure {minutes} minutes : nous fermons à {closes}.',
  no_start: '{service} ne commence pas à cette heure-là : {when}.',
  nothing_then: 'Rien n’est libre pour {service} dans le créneau demandé.',
  unknown_service:
    'Je ne trouve pas cela parmi ce qui peut être réservé ici. Nous proposons : {services}. Que souhaitez-vous ?',
  which_of: 'Que voulez-vous dire : {services} ?',
  what_to_change: 'Que dois-je modifier : la prestation, l’horaire, le nom ou les coordonnées ?',
  already: 'C’est déjà réservé : {service}, {when}.',
  yours: 'Vous avez réservé : {bookings}.',
  none_yet: 'Rien n’a encore été réservé dans cette conversation.',
  price: '{service} coûte {price}.',
  length: '{service} dure {minutes} minutes.',
  capacity: '{service} : jusqu’à {count} personnes à la fois.',
  remind: 'Pour continuer votre réservation : {question}',
  remind_again: 'Revenons à votre réservation : {question}',
  remind_briefly: 'Et maintenant : {question}',
  wait: 'Prenez votre temps. {question}',
  not_understood: 'Désolé, je n’ai pas compris. {question}',
  waitlist_at: 'Vous pouvez vous inscrire sur la liste d’attente ici : {url}',
}

export const leadTalk: Locale['leadTalk'] = {
  ask_name: 'Volontiers. Quel est votre nom ?',
  thank_name: 'Merci, {name}.',
  noted: 'Merci, c’est noté. L’équipe de {business} peut vous joindre ici : {contact}.',
  noted_too: 'Merci, je l’ai noté aussi.',
  as_you_like: 'Ce n’est pas un problème. Si vous changez d’avis, dites-le-moi.',
}

export const phoneCall: Locale['phoneCall'] = {
  inbound: 'Bonjour, ici {agent}, l’assistant IA de {business}.',
  inbound_question: 'Comment puis-je vous aider ?',
  disclosed: 'Je suis {agent}, l’assistant IA de {business}.',
  named: 'Je suis {agent}, l’assistant IA de la maison.',
  outbound: 'Bonjour, ici {agent}, l’assistant IA de {business}.',
  outbound_question: 'Avez-vous un instant ?',
  brief: 'Je vous appelle à ce sujet : {brief}',
  busy: 'Alors je ne vous retiens pas. Au revoir !',
  recorded: 'Cet appel est enregistré.',
  still_there: 'Êtes-vous toujours là ?',
  silent: 'Je ne vous entends pas, je vais donc raccrocher. Au revoir !',
  failed: 'Je suis désolé, un problème est survenu de mon côté.',
  read_back: 'J’ai noté {value}. Est-ce exact ?',
  or_keys: 'Vous pouvez aussi composer le numéro sur votre clavier et terminer par la touche dièse.',
  ask_message: 'Dites-moi votre nom et de quoi il s’agit, et l’équipe de {business} vous recontactera.',
  noted: 'Merci, c’est noté. L’équipe de {business} vous recontactera. Au revoir !',
  not_through: 'Je suis désolé, personne n’a pu prendre votre appel.',
  lost_you: 'Pardon, je vous ai perdu un instant.',
  go_on: 'Continuez, je vous en prie.',
  in_language: 'Bien sûr, parlons français.',
  not_in_language: 'Je suis désolé, je ne peux pas parler cette langue ici. Continuons en français.',
  removed: 'Je comprends. Nous ne vous appellerons plus. Au revoir !',
  taken_over: 'Un collègue de {business} prend le relais et vous recontactera.',
  give_up:
    'Je suis désolé, je ne peux pas vous aider pour le moment. Veuillez réessayer plus tard. Au revoir !',
  say_again: 'Je suis désolé, je n’ai pas pu entendre. Pourriez-vous répéter, s’il vous plaît ?',
  offer_callback:
    'L’équipe de {business} doit-elle vous rappeler ? Ou posez-moi la question encore une fois.',
  callback_noted: 'L’équipe de {business} vous rappellera. Puis-je faire autre chose pour vous ?',
}

export const carrier: Locale['carrier'] = {
  voice: 'fr-FR',
  introduction: 'Bonjour, ici {agent}, l’assistant IA de {business}.',
  voicemail: 'Nous cherchions à vous joindre. Merci de nous rappeler à ce numéro. Au revoir.',
  unavailable: '{business} ne peut pas prendre votre appel pour le moment. Nous vous rappellerons.',
  nobody:
    'Je suis désolé, personne chez {business} ne peut prendre votre appel pour le moment. Nous vous rappellerons.',
  busy: 'Je suis désolé, toutes les lignes de {business} sont occupées pour le moment. Nous vous rappellerons.',
  busy_through: 'Toutes nos lignes sont occupées pour le moment. Je vous mets en relation avec {business}.',
  briefing: 'Un appel pour {business} de {who}.',
  press_1: 'Appuyez sur 1 pour prendre l’appel.',
  outage_through:
    'Je suis désolé, notre assistant ne peut pas vous parler pour le moment. Je vous mets en relation avec {business}.',
  outage_message:
    'Je suis désolé, l’assistant de {business} ne peut pas vous parler pour le moment. Après le signal, dites qui vous êtes, de quoi il s’agit et comment vous joindre. Nous vous rappellerons.',
  message_noted: 'Merci, nous avons votre message. {business} vous rappellera. Au revoir !',
}

export const voice: Locale['voice'] = {
  fillers: ['Un instant, s’il vous plaît.', 'Je cherche encore, un instant.'],
  timeUp: 'Notre temps est écoulé. Merci et au revoir.',
  to: 'à',
}

export const interview: Locale['interview'] = {
  greeting:
    'Bonjour {name} ! Je suis l’assistant IA de {business}. Merci de prendre ce temps. J’ai quelques questions à vous poser.',
  how: 'Vous pouvez à tout moment me demander de répéter une question, de la passer ou d’attendre un instant.',
  welcome_back: 'Bon retour ! Reprenons là où nous nous étions arrêtés.',
  thanks: ['Merci.', 'Je vois, merci.', 'Très bien, merci.'],
  more: 'Pourriez-vous m’en dire un peu plus ?',
  skipped: 'D’accord, nous laissons celle-ci de côté.',
  again: 'Avec plaisir, encore une fois :',
  take_time: 'Bien sûr. Prenez votre temps.',
  sure: 'Souhaitez-vous terminer la conversation ici ? Dites oui ou non, s’il vous plaît.',
  go_on: 'Bien, alors continuons.',
  cannot_say: 'Je ne peux rien dire à ce sujet ici.',
  patient: 'Prenez votre temps. Je vous écoute.',
  still_there: 'Êtes-vous toujours là ? Je peux répéter la question, ou nous la passons.',
  pardon: 'Pardon, je n’ai pas compris. Pourriez-vous le redire ?',
  trouble:
    'Désolé, quelque chose ne fonctionne pas ici. Ce que vous avez dit est conservé : revenez avec le même lien et nous reprendrons là où nous nous étions arrêtés.',
  closing: 'C’étaient toutes mes questions. Merci beaucoup pour votre temps, {name}. Au revoir !',
  closing_early: 'D’accord, nous nous arrêtons ici. Merci beaucoup pour votre temps, {name}. Au revoir !',
}

export const report: Locale['report'] = {
  subject: 'Compte rendu d’un questionnaire oral',
  file: '{person} – rapport',
  person: 'Personne',
  email: 'E-mail',
  phone: 'Téléphone',
  by: 'Interrogée par',
  held: 'Tenu le',
  duration: 'Durée',
  reached: 'Questions abordées',
  recording: 'Enregistrement',
  ended: 'Terminé',
  ended_by: {
    person: 'par la personne',
    agent: 'par l’assistant',
    time: 'le temps était écoulé, ou personne n’est revenu',
  },
  recorded: {
    audio: 'son',
    audio_video: 'son et image',
    none: 'aucun',
  },
  deleted: '{recorded}, supprimé',
  unplayable: '{recorded}, mais rien de lisible n’est arrivé',
  summary: 'Résumé',
  no_summary: 'Il n’y a pas de résumé.',
  confidence: 'Fiabilité de cette évaluation : {level}. {reason}',
  level: {
    low: 'faible',
    medium: 'moyenne',
    high: 'élevée',
  },
  questions: 'Questions et réponses',
  not_reached: 'Cette question n’a pas été abordée.',
  answered: {
    full: 'Réponse complète.',
    partial: 'Réponse partielle.',
    not_answered: 'Sans réponse.',
    not_asked: 'Non posée.',
  },
  point: {
    covered: 'abordé',
    not_covered: 'non abordé',
    unclear: 'incertain',
  },
  quote: '« {words} »',
  strengths: 'Points forts',
  gaps: 'Lacunes',
  follow_up: 'À demander ensuite',
  monitoring: 'Activité',
  colour: {
    green: 'vert',
    amber: 'orange',
    red: 'rouge',
  },
  seen_by: {
    invigilator: 'caméra',
    agent: 'assistant',
  },
  finding: 'À {at} ; remarqué par : {by}',
  watched:
    '{observed} contrôles sur {windows} avaient des images exploitables ; {pct} % de la séance a été observé, {frames} images en tout.',
  alone: 'La personne a été vue seule dans {alone} contrôles sur {windows}.',
  alone_rest: 'Dans les autres, personne n’a été vu.',
  not_alone:
    'Il n’a pas pu être confirmé que la personne était seule : une personne, et nulle autre, a été vue dans {alone} contrôles sur {windows}.',
  flags: 'Remarqué entre-temps',
  source: {
    agent: 'assistant',
    browser: 'navigateur',
  },
  stills: 'Images',
  still: 'La caméra de la personne à {at}',
  no_stills: 'Les images de cette séance n’existent plus.',
  transcript: 'Transcription',
  nothing_said: 'Rien n’a été dit.',
  speaker: {
    agent: 'Assistant',
    person: 'Personne',
  },
  boxes: 'Les caractères pour lesquels ce rapport n’a pas de police apparaissent comme □.',
  page: 'Page {n} sur {of}',
}

export const writeUp: Locale['writeUp'] = {
  extract:
    'Aucun modèle de langage n’a été utilisé : ceci est un extrait des propres mots de la personne, trouvé en comparant des mots, et nul n’a jugé ce qu’ils veulent dire.',
  waiting: 'L’évaluation est en cours : en attendant, ceci est un extrait des propres mots de la personne.',
  failed:
    'L’évaluation a échoué, car le modèle de langage n’a pas répondu. Ceci est un extrait des propres mots de la personne ; elle peut être relancée.',
  not_reached: 'Non abordée.',
  skipped_note: 'La personne l’a passée.',
  silent_note: 'Rien n’a été dit à ce sujet.',
  found: '{found} points attendus sur {points} trouvés.',
  found_unclear: '{found} points attendus sur {points} trouvés, {unclear} incertains.',
  skipped: 'Passée.',
  no_answer: 'Pas de réponse.',
  answered: 'Questions ayant reçu une réponse : {answered} sur {count}.',
  answered_of_one: 'Question ayant reçu une réponse : {answered} sur {count}.',
  ended_after: 'La séance s’est terminée après la question {n}.',
  to_question: 'À la question {n} : « {summary} »',
  all_found: 'Question {n} : tous les points attendus ont été trouvés ({count}).',
  unanswered: 'La question {n} est restée sans réponse.',
  nothing_on: 'Question {n} : rien n’a été trouvé sur {points}.',
  never_reached: '{count} questions n’ont jamais été abordées.',
  one_never_reached: '{count} question n’a jamais été abordée.',
  ask_again: 'Demander à nouveau : {question}',
  ask_about: 'À la question {n}, demander : {point}',
  only_reached: 'Seules {put} questions sur {count} ont été abordées.',
  left_out: 'Le modèle a omis {count} des réponses ; ces lignes sont des extraits.',
  dropped: '{dropped} citations sur {quotes} n’étaient pas les mots de la personne et ont été écartées.',
  no_reason: 'Le modèle n’a donné aucune raison.',
}

export const monitoring: Locale['monitoring'] = {
  someone_else: 'une autre personne',
  someone_else_why: 'Plus d’une personne était à l’image, ou quelqu’un a été entendu souffler des réponses.',
  absent: 'personne n’est là',
  absent_why: 'Personne n’était à l’image, alors que la caméra montrait la pièce.',
  phone: 'un téléphone',
  phone_why: 'Un téléphone était à l’image.',
  reading_aloud: 'lecture à voix haute',
  reading_aloud_why: 'Ce qui a été dit semblait lu dans un texte.',
  no_face: 'Aucun contrôle n’a montré son visage seul : on ne peut donc pas dire où elle regardait.',
  looked_away:
    'A regardé de côté dans {away} contrôles sur {faced} qui montraient son visage. On le fait en réfléchissant : ce n’est pas compté.',
  looked_ahead: 'A regardé devant dans {faced} contrôles sur {faced} qui montraient son visage.',
  face_missing: '{missing} contrôles sur {windows} ne le montraient pas.',
  dark: 'les images de la caméra étaient trop peu nombreuses ou trop sombres : rien n’a été vu',
  no_picture: 'aucune image n’est venue de la caméra : rien n’a été vu',
  nothing_known: '{nothing}, on ne peut donc rien dire.',
  watched: '{pct} % de la séance a pu être observé',
  clear: 'Rien à signaler ; {watched}.',
  clear_but: 'Rien à signaler, mais seulement {watched}.',
  clear_but_alone: 'Rien à signaler, mais la personne n’a été vue que pendant {pct} % de la séance.',
  look_at: 'À examiner : {findings} ; {watched}.',
  tab_hidden: 'La page n’était pas visible ({time}).',
  window_blurred: 'Une autre fenêtre était devant ({time}).',
  camera_lost: 'La caméra n’a donné aucune image ({time}).',
  microphone_lost: 'Le micro n’a donné aucun son ({time}).',
  connection_lost: 'La connexion était perdue ({time}).',
}

export const understanding: Locale['understanding'] = {
  themes: {
    greeting:
      'bonjour|bonsoir|salut|coucou|allô|hello|bonne journée à vous|comment allez-vous|comment ça va|ça va',
    thanks: 'merci|merci beaucoup|merci bien|mille mercis|super|parfait|génial|d’accord|ok',
    goodbye: 'au revoir|à bientôt|bonne journée|bonne soirée|bonne nuit|à plus|adieu|c’est tout',
    yes: 'oui|ouais|oui merci|volontiers|bien sûr|avec plaisir|s’il vous plaît|svp|d’accord|ok|exactement|tout à fait|c’est ça',
    no: 'non|non merci|pas la peine|ce n’est pas la peine|laissez tomber|inutile',
    who: 'qui êtes-vous|qui es-tu|tu es qui|vous êtes qui|êtes-vous un robot|es-tu un robot|êtes-vous humain|êtes-vous une personne|comment vous appelez-vous|comment tu t’appelles|êtes-vous une ia',
    asks: 'comment|combien|quoi|quand|où|quel|quelle|quels|quelles|qui|pourquoi|que',
    person:
      'parler à quelqu’un|parler avec quelqu’un|parler à une personne|parler avec une personne|parler à un humain|parler avec un humain|une vraie personne|parler à un conseiller|parler à un employé|parler à un responsable|parler à l’équipe|parler avec l’équipe|parler à un agent',
    person_alone:
      'humain|personne|conseiller|employé|responsable|agent|être rappelé|rappelez-moi|rappeler|parler',
    hours:
      'ouvert|ouverts|ouverte|ouvrez|ouvre|ouverture|horaires|horaires d’ouverture|heures d’ouverture|quelle heure|fermé|fermés|fermez|ferme|fermeture|ouvertes|ouvrirez|ouvrir|ouvrent|ouvriez|serez ouvert|horaire|horaires de fermeture|fermées|fermée|fermer|ferment|fermerez|jusqu’à quand|jusqu’à quelle heure|à partir de quelle heure|à quelle heure|heures de fermeture|rouvrez|rouvre|réouverture',
    is_open: 'ouvert|ouverts|ouverte|ouvertes|ouvrez|ouvre|ouvrirez',
    when: 'quand|quel|quelle|quels|quelles|horaire|horaires|heure|heures|jusqu',
    now: 'maintenant|en ce moment|actuellement|encore|là maintenant|à l’instant|tout de suite|actuel|toujours',
    today:
      'aujourd’hui|ce soir|ce matin|cet après-midi|cette après-midi|cet aprem|aujourd hui|ajd|cette nuit|ce midi',
    tomorrow: 'demain',
    weekend: 'week-end|weekend|week-ends|weekends',
    days: [
      'lundi*|lun',
      'mardi*',
      'mercredi*',
      'jeudi*|jeu',
      'vendredi*|ven',
      'samedi*|sam',
      'dimanche*|dim',
    ],
    address:
      'adresse|où êtes-vous|où vous trouvez-vous|où vous trouver|où se trouve|où êtes-vous situés|situés|situé|comment venir|itinéraire|localisation|où vous situez|où êtes vous|où se situe|où est|vous êtes où|t’es où|vous êtes situés où|où c’est|où sont|comment vous trouver|comment on vient|comment aller|comment se rendre|comment arriver|quelle rue|rue|code postal|situez|trouver|trouve|plan d’accès|accès|venir chez vous|emplacement',
    phone:
      'téléphone|numéro|numéro de téléphone|appeler|téléphoner|par téléphone|tél|tel|numéros|num|appelle|appelez|vous appeler|appel|portable|mobile|fixe|ligne',
    email:
      'e-mail|email|mail|courriel|adresse e-mail|adresse mail|adresse email|écrire|e mails|mails|courriels|adresse courriel|adresse électronique|vous écrire|écris',
    website: 'site web|site internet|site|page web|web|www|internet|url',
    reach:
      'contacter|contact|joindre|coordonnées|vous contacter|vous joindre|contacte|contacts|joins|moyen de contact|infos de contact|prendre contact',
    place: 'magasin|boutique|bureau|bureaux|entreprise|cabinet|salon|agence|équipe|restaurant',
    onward: 'et|et pour|qu’en est-il|et concernant|aussi|ou|mais|et si',
    pointing: 'ça|cela|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|le même|là|y|en|ils|elles|lui',
    points_at_nothing:
      'il y a|y a t il|en ce moment|en semaine|en soirée|en journée|en fin|en général|en été|en hiver|là maintenant',
    courtesy:
      's’il vous plaît|svp|dire|savoir|voudrais|aimerais|souhaite|souhaiterais|peux|puis|question|jour|jours|heure|heures|est-ce|normalement|habituellement|exactement|bonjour|merci|quel|quelle|quels|quelles|donner|connaître|votre|vos|auriez|avez|semaine|faire|jusqu|partir',
    visits:
      'venir|passer|passe|viens|vienne|me présenter|quelqu’un|présent|présente|présents|disponible|disponibles|sur place|travaillez|bossez|joignable|joignables',
    due: 'faut il|il faut|dois je|devons nous|doit on|on doit|je dois|arriver|check in',
    asks_time: 'quand|quelle heure|quelles heures|jusqu’à quand|quels jours|quel jour|combien de temps',
    closed: 'fermé|fermés|fermée|fermées|fermez|ferme|fermer|ferment|fermerez|fermeture',
    framing:
      'petite question|une petite question|juste une petite question|juste une question|une question|question rapide|juste|rapide|rapidement|je voulais savoir|voulais|voudrais savoir|je me demandais|demandais|demande|demander|pourriez|pourrais|pouvez|dites|dis|dîtes|sauriez|savez|sais|excusez|excuse|désolé|désolée|pardon|excusez-moi|madame|monsieur|messieurs|mesdames|dites-moi|renseigner|renseignement|renseignements|info|infos|information|informations|svp|stp|s’il te plaît|si c’est possible|possible|éventuellement|peut-être|serez|seriez|êtes|serait|sera|est-ce que|c’est quoi|quoi|c’est|encore|bien|chez|chez vous|ouais|il y a|y a-t-il|connaitre|avoir|toute|toutes|envoyer|envoyez|donnez|donne|communiquer|exacte|complète|où|quelle|quel|peut|peut-on|puis-je|on',
    amount: 'combien|prix|coûte|coûtent|tarif|tarifs|cher',
  },
  holidays: {
    '12-31':
      'réveillon du nouvel an|saint-sylvestre|saint sylvestre|la saint-sylvestre|veille du nouvel an|veille du jour de l’an',
    '01-01': 'jour de l’an|nouvel an|premier de l’an|premier janvier|1er janvier',
    '01-06': 'épiphanie',
    '02-14': 'saint-valentin|saint valentin',
    'easter-47': 'mardi gras',
    'easter-2': 'vendredi saint',
    'easter-1': 'samedi saint',
    easter: 'dimanche de pâques',
    'easter+1': 'lundi de pâques',
    'easter-2/easter+1': 'pâques|week-end de pâques',
    '05-01': 'fête du travail|premier mai|1er mai',
    '05-08': 'fête de la victoire',
    'easter+39': 'ascension|jeudi de l’ascension',
    'easter+49': 'dimanche de pentecôte',
    'easter+50': 'lundi de pentecôte',
    'easter+49/easter+50': 'pentecôte',
    '07-14': 'fête nationale',
    '07-21': 'fête nationale belge',
    '08-15': 'assomption',
    '11-01': 'toussaint|la toussaint',
    '11-11': 'armistice|l’armistice',
    '12-24': 'réveillon de noël|veille de noël|réveillon',
    '12-25': 'jour de noël|le jour de noël',
    '12-24/12-26': 'noël|les fêtes de noël|fêtes de noël',
    '12-26': 'lendemain de noël|saint-étienne',
    '12-27/12-30':
      'entre noël et le nouvel an|entre noël et nouvel an|entre noël et le jour de l’an|entre les fêtes',
    '10-31': 'halloween',
  },
  distress: {
    complaint:
      'suis furieux|suis furieuse|suis très en colère|suis en colère|suis énervé|suis énervée|suis déçu|suis déçue|suis très déçu|suis très déçue|très déçu|très déçue|très mécontent|très mécontente|suis mécontent|suis mécontente|pas content du tout|pas contente du tout|pas satisfait|pas satisfaite|veux être remboursé|veux être remboursée|rendez moi mon argent|rendez-moi mon argent|remboursez moi|remboursez-moi|exige un remboursement|exige d’être|personne ne m’a rappelé|personne ne m’a rappelée|personne ne rappelle|personne ne me rappelle|jamais rappelé|jamais rappelée|personne ne répond|personne ne m’a répondu|personne n’est venu|personne n’est passé|j’attends toujours|j’attends depuis|ça fait des semaines que|inadmissible|inacceptable|honteux|une honte|scandaleux|scandale|se moque de|foutage de gueule|vous foutez de moi|arnaque|arnaqué|arnaquée|escroc|escrocs|surfacturé|facturé deux fois|prélevé deux fois|débité deux fois|bâclé|gâché|raté mon|vous avez cassé|vous avez abîmé|abîmé mon|abîmé ma|cassé mon|cassé ma|service déplorable|service catastrophique|service lamentable|pire service|très mauvaise expérience|mauvaise expérience|malpoli|malpolie|impoli avec moi|désagréable avec moi|très désagréable|menti|vous m’ignorez|perte de temps|je veux me plaindre|souhaite me plaindre|voudrais me plaindre|veux faire une réclamation|voudrais faire une réclamation|porter plainte|déposer une plainte|mon avocat|ras le bol|j’en ai marre|marre de|en ai assez|c’est la troisième fois|pour la troisième fois|troisième fois que|la 3e fois que',
    emergency:
      'a mange du chocolat|a mange du poison|s’etouffe|coince* dans l’ascenseur|est enferme*|sommes enferme*|sens le gaz|sent le gaz|odeur de gaz chez|ça sent le gaz|fuite de gaz chez|saigne|saigne beaucoup|n’arrête pas de saigner|ne respire plus|ne respire pas|n’arrive pas à respirer|n’arrive plus à respirer|ne peux pas respirer|du mal à respirer|s’étouffe|étouffe|inconscient|inconsciente|évanoui|évanouie|perdu connaissance|s’est effondré|douleur à la poitrine|douleurs à la poitrine|mal à la poitrine|crise cardiaque|fait un avc|convulsions|j’ai tellement mal|j’ai si mal|j’ai très mal|j’ai trop mal|horriblement mal|atrocement mal|douleur atroce|douleurs atroces|douleur insupportable|douleur terrible|souffre beaucoup|souffre énormément|a pris feu|en feu|il y a le feu|au feu|prend feu|incendie chez|de la fumée sort|inondé|inondée|inondation chez|l’eau coule partout|de l’eau partout|fuite d’eau énorme|tuyau a éclaté|canalisation a éclaté|a avalé|j’ai avalé|a mangé du chocolat|a mangé du poison|empoisonné|empoisonnée|intoxiqué|renversé par une voiture|s’est fait renverser|électrocuté|overdose|veux mourir|me tuer|me suicider|suicide|en finir|eu un accident|c’est une urgence|j’ai une urgence|besoin d’aide tout de suite|besoin d’aide urgente|aidez moi vite|aidez-moi vite|au secours|coincé dans|coincée dans|enfermé dans|dent cassée|dent est tombée',
    cries:
      'au secours|à l’aide|aidez moi|aide|sos|soudain|soudainement|tout à coup|d’un coup|subitement|vite|urgent|urgence|mon dieu',
    grave:
      'paralysé|paralysée|engourdi|engourdie|ne sens plus|sens plus ma|sens plus mon|sens plus mes|plus aucune sensation|ne peux plus bouger|peut plus bouger|n’arrive plus à bouger|n’arrive plus à parler|ne peut plus parler|visage tombe|bouche tombe|ne vois plus rien|devenu aveugle|tombé dans les pommes|convulse|vomit du sang|crache du sang|tousse du sang|gorge gonfle|langue gonfle|devient bleu|tout bleu|ne se réveille pas|se noie|du sang partout|beaucoup de sang|agressé|agressée|poignardé|doigt coupé|brûle|fumée partout|gravement brûlé',
    asks_about:
      'en cas|au cas où|procédure|politique|garantie|soignez vous|soignez-vous|traitez vous|traitez-vous|réparez-vous|proposez-vous|combien|comment faire|comment puis-je|comment faire une|quelle est|quel est|que faire en|si je|si mon|si ma|si j’ai|s’il|si on|si le|si la',
    asks_after: '',
  },
  introductions: {
    surely: "je m’appelle|je m'appelle|mon nom est|nom :|nom:",
    perhaps: "je suis|c’est|c'est|ici",
    ending: '',
  },
  booking: {
    wants:
      'prendre rendez vous|prendre un rendez vous|un rendez vous|fixer un rendez vous|je voudrais réserver|je veux réserver|puis je réserver|réserver un|réserver une|faire une réservation|créneaux libres|créneau libre|disponibilités|horaires libres|une table pour|réserver une table|prendre rdv|un rdv|prendre un rdv|voudrais un rdv|avoir un rdv|avoir rendez vous|obtenir un rendez vous|m’inscrire|nous inscrire|inscrivez moi|inscris moi|inscrire mon|inscrire ma|notez moi|je voudrais venir pour|j’aimerais réserver|je souhaite réserver|je réserve|réservez moi|caler un rendez vous',
    nouns:
      'rendez vous|rdv|réserver|réservation|créneau|puis je venir|je peux venir|pourrais je venir|est ce que je peux venir|peut on venir|on peut venir|venir|passer|avez vous quelque chose|vous avez quelque chose|quelque chose de libre|avez vous de la place|vous avez de la place|avez vous une place|table|disponibilité|créneaux|dispo',
    cancels:
      'annuler|annule|annulez|je ne peux pas venir|annulez le|annulez la|annuler mon rendez vous|dois annuler|annule le|annule la|l’annuler|annuler ça|annule tout',
    moves:
      'déplacer|reporter|décaler|changer l’heure|changer mon rendez vous|un autre horaire|changer l’horaire|le changer|la changer|modifier|changer pour|avancer|déplacez|décalez|déplacez le|reportez|déplace le|décale le|mets le|mettre ça|le mettre|déplacer ça|repousser',
    stops:
      'laissez tomber|laisse tomber|oubliez|peu importe|pas maintenant|ne réservez pas|non merci|pas intéressé|pas intéressée|j’ai changé d’avis|tant pis|finalement non|laissez|abandonnez',
    terms:
      'politique|conditions|pénalité*|frais|gratuitement|gratuit|sans frais|sans payer|remboursé*|remboursable|jusqu’à quand|jusqu’à quelle heure|au plus tard|combien de temps|à l’avance|délai|préavis|que se passe|qu’est ce qui se passe|qu’arrive|si j’annule|si je ne viens pas|si je ne me présente pas|si je dois annuler|facturé*',
    duties:
      'faut il|est ce qu’il faut|dois je|est ce que je dois|doit on|ai je besoin|est il nécessaire|est ce obligatoire|est il obligatoire|il faut|sans rendez vous|sans réservation|obligatoire|nécessaire',
    ways: 'comment|où puis je|où est ce que|où peut on|en ligne|par téléphone|par mail|par e mail|sur le site|prenez vous',
    agrees:
      'oui|oui merci|oui s’il vous plaît|ouais|ok|d’accord|parfait|super|très bien|c’est bon|c’est parfait|ça marche|ça me va|ça me convient|cela me convient|allez y|vas y|faites|faites le|je confirme|confirmé|confirmez|exact|exactement|c’est exact|c’est ça|tout à fait|bien sûr|volontiers|avec plaisir|absolument|entendu|c’est correct|correct|réservez|merci de réserver|génial|impeccable|nickel|je prends|je le prends|pas de problème|svp|s’il vous plaît|bien',
    likes:
      'je voudrais|j’aimerais|je veux|je souhaite|je souhaiterais|il me faut|il me faudrait|j’ai besoin|nous voudrions|on voudrait|nous aimerions|puis je avoir|je peux avoir|est ce que je peux avoir|s’il vous plaît|svp|je cherche|besoin d’un|besoin d’une|j’aurais besoin|on a besoin|nous avons besoin|il nous faut|faudrait',
    another:
      'un autre rendez vous|un autre|une autre|encore un|encore une|un deuxième|un second|aussi un pour|et un pour|la même chose pour|le même pour',
    others:
      'mon fils|ma fille|ma femme|mon mari|mon conjoint|ma conjointe|mon compagnon|ma compagne|ma mère|mon père|mon frère|ma sœur|mon ami|mon amie|mon enfant|mes enfants|ma grand mère|mon grand père|quelqu’un d’autre',
    mine: 'qu’ai je réservé|qu’est ce que j’ai réservé|mes rendez vous|mes réservations|quand est mon rendez vous|c’est quand mon rendez vous|à quelle heure est mon rendez vous|ai je un rendez vous|est ce que j’ai un rendez vous',
    ordinals: [
      'premier|première|le 1er|numéro un',
      'deuxième|second|seconde|numéro deux',
      'troisième|numéro trois',
      'quatrième|numéro quatre',
      'dernier|dernière',
    ],
    more: 'autres horaires|autre horaire|un autre horaire|autre chose|aucun de ceux là|aucun|plus tard|d’autres créneaux|autres créneaux|d’autres horaires',
    earlier: 'plus tôt|avant cela',
    frees: 'libre|disponible|possible|ça irait|ça marcherait|de la place|quelque chose',
    other_one: 'l’autre|les autres',
    length: 'combien de temps|combien de minutes|quelle durée|durée|dure|ça dure|longtemps|prend|durer',
    capacity: 'combien de personnes|taille du groupe|combien de places',
    about:
      'qu’est ce qui est inclus|que comprend|qu’est ce que ça comprend|inclus|compris|c’est quoi|en quoi consiste|qu’est ce que c’est',
    contact_leads:
      'mon e mail|mon email|mon mail|mon adresse mail|mon adresse e mail|mon adresse|adresse mail|adresse e mail|e mail|email|mail|mon numéro|mon téléphone|mon portable|numéro|téléphone|portable|tél|tel|me joindre|joindre|joignable au|joignable|me contacter|contact|vous pouvez me joindre|on peut me joindre|coordonnées|adresse',
    name_leads:
      'au nom de|au nom d’|sous le nom de|pour|nom|le nom est|à nom de|c’est|ici|je suis|je m’appelle|mon nom est|moi c’est',
    interjections:
      'attends|attendez|attendez un peu|une seconde|un instant|un moment|une minute|deux secondes|deux minutes|hm|hmm|hum|heu|euh|ah|oh|oups|ben|bah|bon|alors|pardon|désolé|désolée|voyons|laissez moi réfléchir',
    instead:
      'plutôt|mais|au lieu|à la place|en fait|finalement|on pourrait|peut on|on peut|pourrait on|disons|ou|mieux',
    partings:
      'à #|à # prochain|à bientôt|à plus|à plus tard|à tout à l’heure|à très vite|jusqu’à #|on se voit #|rendez vous #|hâte d’être à #',
    shifts: {
      minute: 'minute|minutes|min',
      quarter_hour: 'quart d’heure',
      half_hour: 'demi heure|demie heure',
      hour: 'heure|heures',
      day: 'jour|jours',
      week: 'semaine|semaines',
      later: 'plus tard|après|d’après|suivant|suivante',
      earlier: 'plus tôt|avant|auparavant',
    },
    same_day: 'le même jour|même jour|ce jour là|la même journée',
    same_time: 'à la même heure|même heure|au même horaire|même horaire',
    right_after:
      'juste après|directement après|tout de suite après|à la suite|dans la foulée|juste à la suite|immédiatement après',
    renames: 'le nom est|nom est|le nom c’est|nom c’est|c’est au nom de|s’appelle',
    spelt: 'avec|écrit|écrit avec|deux|avec deux|s’écrit',
  },
  team: {
    talk: 'parler à|parler au|parler avec|parler aux|discuter avec|passez moi|joindre|échanger avec',
    after: '',
    people:
      'personne|quelqu’un|humain|conseill*|employé*|responsable|patron*|directeur|directrice|gérant*|collègue|équipe|agent|chef*|propriétaire',
  },
  lead: {
    wants:
      'm’appeler|me rappeler|appelez moi|me téléphoner|téléphonez moi|être appelé|être appelée|voudrais ~ rappel|aimerais ~ rappel|souhaite ~ rappel|me passer un coup de fil|rappelez moi|me rappeler|être rappelé|être rappelée|contactez moi|me contacter|me recontacter|recontactez moi|un devis|devis|une offre de prix|écrivez moi|laisser mes coordonnées|laisser mon numéro',
    mine: 'mon email|mon e mail|mon mail|mon adresse|mon numéro|mon téléphone|mon portable|me joindre|mes coordonnées',
    declines: 'préfère pas|ne préfère pas|ne veux pas|ne souhaite pas|pas envie|passer|anonyme',
  },
  call: {
    stops:
      'ne m’appelez plus|ne me rappelez plus|ne m’appelle plus|n’appelez plus|arrêtez de m’appeler|arrêtez d’appeler|cessez de m’appeler|plus jamais m’appeler|ne plus être appelé|ne plus être appelée|plus d’appels|retirez moi|retirez mon numéro|supprimez mon numéro|effacez mon numéro|enlevez moi|enlevez mon numéro|désinscrivez moi|ne me contactez plus|de votre liste',
  },
  interview: {
    skip: 'passer|passez|passe|je passe|passer la question|passez la question|sauter|sautez|sauter la question|suivante|question suivante|la question suivante|la suivante|je préfère ne pas répondre|je ne veux pas répondre|sans commentaire',
    repeat:
      "répéter|répétez|répète|répéter la question|répétez la question|pouvez-vous répéter|encore une fois|une fois de plus|pardon|comment|quelle était la question|qu'avez-vous dit|je n'ai pas compris|je n'ai pas entendu|je n'ai pas compris la question",
    wait: 'un moment|un instant|une minute|une seconde|attendez|attends|patientez|laissez-moi réfléchir|je réfléchis|je dois réfléchir|donnez-moi un instant|donnez-moi une minute',
    leave:
      "j'ai fini|j'ai terminé|terminer|arrêter|je veux arrêter|je voudrais arrêter|je souhaite arrêter|arrêtons|on arrête|stop|terminer la conversation|terminer l'entretien|finir ici|je dois partir|je dois y aller|raccrocher",
  },
  turns: {
    hanging:
      'et|ou|mais|donc|or|car|parce|parce que|que|qu|si|quand|lorsque|puisque|comme|le|la|les|l|un|une|des|du|de|d|à|au|aux|pour|par|avec|sans|sur|sous|dans|chez|vers|entre|depuis|pendant|avant|après|jusqu|en|mon|ma|mes|votre|vos|notre|nos|son|sa|ses|leur|ce|cet|cette|ces|est|sont|suis|c’est|c’est le|j’ai|ai|avez|avons|voudrais|voudrions|aimerais|veux|peux|pouvez|pourriez|pourrais|dois|faut|m’appelle|je m’appelle|mon nom est|numéro est|très|ne|n|plus de|quel|quelle|quels|quelles|qui|où|pourquoi|combien|euh|heu|ben|alors|peut-être|environ|enfin|disons|je veux dire|point|tiret|underscore|arobase|y a',
    email: 'email|e-mail|mail|courriel|adresse mail',
    digits: 'zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf',
    backchannel: "mm|mhm|hum|hm|euh|ah|oh|oui|ouais|ok|okay|bien|voilà|accord|d’accord|d’ac|d'accord",
    whole:
      'oui|non|oui merci|oui s’il vous plaît|non merci|merci|merci beaucoup|d’accord|c’est ça|c’est exact|exactement|voilà|bien sûr|c’est tout|ce sera tout|au revoir|bonjour|allô',
  },
  mood: {
    good: 'merci|merci beaucoup|super|parfait|génial|excellent|formidable|très bien|ravi|ravie|très utile|très gentil|je vous remercie',
    bad: 'horrible|affreux|nul|inadmissible|inacceptable|énervé|énervée|énervant|furieux|furieuse|en colère|déçu|déçue|décevant|mécontent|mécontente|agaçant|ras le bol|perte de temps|plainte|me plaindre|scandaleux|arnaque|laissez moi tranquille',
  },
  mail: {
    salutation: 'bonjour|bonsoir|salut|ch[eè]re?s?|madame|monsieur',
    closing: 'cordialement|bien (cordialement|à vous)|cdt|merci|salutations|amicalement',
  },
  digits: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  claims: {
    did: "(?:j'ai|avons|a ete|ont ete|est|sont|etes|ai)(?: [^.!?]{0,40}?)? {done}|(?:^|[,;:!.] ?){done}(?= ?(?:$|[,.!:]))",
    done: {
      booked:
        'réservée?s?|confirmée?s?|planifiée?s?|inscrite?s?|enregistrée?s?|fixée?s?|pris rendez-vous|pris (?:un|votre) rendez-vous',
      cancelled: 'annulée?s?',
      moved: 'déplacée?s?|reportée?s?|modifiée?s?|décalée?s?',
      passed_on: 'transmise?s?|transmis|informée?s?|prévenue?s?|notifiée?s?|fait suivre|avertie?s?',
      sent: 'envoyée?s?|expédiée?s?',
      paid: 'remboursée?s?|payée?s?|créditée?s?|débitée?s?|virée?s?',
      called: 'appelée?s?|téléphoné|parlé',
    },
    not: 'pas|jamais|aucune?|personne|sans|ni|non',
    denies_nothing:
      "pas seulement|n'hésitez pas|pas de problème|pas de souci|sans problème|ou pas|ou non|pas plus tard",
    free: 'gratuite?s?|gratuitement|offerte?s?|sans (?:frais|supplément|coût)|à titre gracieux',
    other_free: 'temps libre',
    included: 'incluse?s?|comprise?s?|inclut|comprend',
    costs: 'coûte coûtent coûter prix tarif tarifs vaut payer paie total montant revient',
    daily: 'tous les jours|chaque jour|quotidiennement|7 jours sur 7',
    titles: 'dr|docteur|m|mr|mme|mlle|monsieur|madame|mademoiselle|pr|professeur',
    talk: "serais serait prie poser pose autres autre espère aidera reste disposition vôtre désolé désolée malheureusement regrette ravi ravie plaisir volontiers bien sûr merci beaucoup sais savoir information informations renseignement réponse répondre question questions aider aide assistant assistante ia dire dites contacter contact appeler appelez téléphone écrire écrivez mail courriel message venir visiter directement équipe collègues personne transmettre transmette transmets trouver trouvé regarder moment aujourd'hui hésitez souhaitez voulez désirez comprendre compris noté parfait exact bonne bon journée soirée numéro nom adresse aussi ici plus tard autre chose puis pouvez besoin oui d'accord bonjour suivants suivante liste",
  },
  numbers:
    'zero un deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante - - - cent',
  times: {},
}

const firstQuestions: Locale['firstQuestions'] = {
  price: '{thing} – combien ça coûte ?',
  parking: 'Où puis-je me garer ?',
  cancellation: 'Comment puis-je annuler ?',
  payment: 'Comment puis-je payer ?',
  delivery: 'Est-ce que vous livrez ?',
  wheelchair: 'Est-ce accessible en fauteuil roulant ?',
  voucher: 'Avez-vous des bons cadeaux ?',
  guarantee: 'Y a-t-il une garantie ?',
  insurance: 'Quelles assurances acceptez-vous ?',
  appointment: 'Comment prendre rendez-vous ?',
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
