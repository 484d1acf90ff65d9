import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const callsSettings: Translated<typeof english> = {
  line: 'Qui achemine vos appels',
  line_own: 'Votre propre compte Twilio',
  line_sip: 'Un numéro du trunk SIP',
  line_shared: 'Le numéro de l’installation',
  line_shared_note: 'Les appels au {number} arrivent à cet accueil, par le compte de l’installation.',
  line_none: 'L’installation n’a pas de numéro pour vous.',
  trunk: {
    registered: 'Le trunk est enregistré et prend des appels.',
    registering: 'Le trunk n’a pas encore accepté notre enregistrement.',
    refused: 'Le trunk nous refuse. Il a répondu :',
    unreachable: 'Le trunk est injoignable. Il a répondu :',
    off: 'Aucun processus de cette installation n’écoute le trunk.',
  },
  trunk_number: 'Numéro',
  trunk_fixed: 'Les réglages de l’installation vous réservent le {number}.',
  trunk_full: 'Tous les numéros du trunk appartiennent à d’autres.',
  take_number: 'Prendre ce numéro',
  taken: 'Les appels au {number} arrivent à cet accueil.',
  rules: 'Comment les appels se passent',
  announced:
    'Au début de chaque appel, l’assistant dit qu’il est une IA et, si c’est le cas, que l’appel est enregistré.',
  record: 'Enregistrer les appels',
  record_note: 'L’appelant en est informé et peut refuser. Vérifiez ce que votre droit exige.',
  transfer_to: 'Transférer les appelants au',
  transfer_to_note:
    'Ceux qui demandent une personne, quand vous êtes ouvert. Vide : ils laissent un message.',
  outage_to: 'Quand l’assistant ne peut ni parler ni entendre, transférer au',
  outage_to_note: 'Vide : les appelants laissent un message.',
  at_once: 'Appels en même temps',
  at_once_note:
    'L’appelant suivant entend que toutes les lignes sont occupées et peut laisser un message. Vide : jusqu’à {count}, comme l’installation le permet.',
  engine: 'Menés avec',
  engine_cascade: 'Une reconnaissance vocale, un modèle de langage et une voix',
  engine_realtime: 'Un modèle qui écoute et parle ({model})',
  engine_only: 'Cette installation n’a pas de modèle qui écoute et parle seul, il n’y a donc pas de choix.',
  outgoing: 'Appels que fait l’assistant',
  hours: 'Seulement à ces heures',
  hours_note: 'À l’heure locale de la personne appelée. Un appel en dehors attend.',
  any_hour: 'À toute heure',
  from: 'De',
  to: 'À',
  hours_same: 'Les heures devraient finir à un autre moment qu’elles ne commencent.',
  on_machine: 'Quand un répondeur décroche',
  on_machine_hang_up: 'Raccrocher',
  on_machine_leave_message: 'Laisser un message',
  voicemail: 'Mots pour le répondeur',
  voicemail_note: 'Ils suivent l’annonce de qui appelle. Vide : que vous vouliez la joindre, et de rappeler.',
  speech: 'Écoute et parole',
  speech_note:
    'L’exploitant du serveur règle les deux par son environnement. docs/voice.md énumère les fournisseurs.',
  hears: 'Écoute',
  speaks: 'Parle',
  realtime: 'Fait les deux',
  nothing: 'rien',
  env_hears: 'réglé par STT_PROVIDER, STT_MODEL et STT_API_KEY',
  env_speaks: 'réglé par TTS_PROVIDER, TTS_MODEL, TTS_VOICE et TTS_API_KEY',
  env_realtime: 'réglé par REALTIME_URL et REALTIME_API_KEY',
  without_hears:
    'Les appelants par téléphone ne peuvent pas être servis. Dans le chat, le navigateur écoute là où il le peut.',
  without_speaks:
    'Les appelants par téléphone ne peuvent pas être servis. Dans le chat, le navigateur parle là où il le peut.',
  without_realtime: 'Pas nécessaire.',
  try: 'Essayer',
  try_note: 'La voix dit la phrase, et la reconnaissance vocale écrit ce qu’elle a entendu.',
  sentence: 'Phrase',
  sentence_example: 'Bonjour, comment puis-je vous aider ?',
  say_it: 'Faire dire',
  spoke: 'Entendu après {seconds} s',
  heard: 'La reconnaissance vocale a compris : « {text} »',
  heard_nothing: 'La reconnaissance vocale n’a rien compris.',
  heard_after: 'après {seconds} s',
  no_ears: 'Rien n’est réglé qui pourrait l’entendre.',
  failed_voice: 'La voix n’a pas répondu. Le journal du serveur dit pourquoi.',
  failed_hearing: 'La reconnaissance vocale n’a pas répondu. Le journal du serveur dit pourquoi.',
  mic: 'Votre propre voix',
  mic_note:
    'Parlez trois secondes. La reconnaissance écrit ce qu’elle a entendu et la voix le répète. Rien n’est conservé.',
  mic_start: 'Enregistrer trois secondes',
  mic_listens: 'Parlez maintenant…',
  mic_hears: 'Écoute de l’enregistrement…',
  mic_silent:
    'Rien n’a été entendu : l’enregistrement est silencieux. Est-ce le bon microphone, et est-il allumé ?',
  mic_denied:
    'Le navigateur interdit le microphone à cette page. Autorisez-le à côté de l’adresse, puis réessayez.',
  mic_none: 'Aucun microphone utilisable : aucun n’est branché, ou un autre programme l’occupe.',
  mic_impossible:
    'Ce navigateur ne peut pas enregistrer ici. Ouvrez la page en https ou dans un autre navigateur.',
  mic_no_hearing:
    'Rien ne peut encore vous entendre : cette installation n’a pas de reconnaissance vocale (STT_URL).',
  mic_no_voice: 'Aucune voix pour le répéter (TTS_URL).',
  rehearse: 'Appels répétés',
  rehearse_note:
    'Un appelant avec un script parle à l’assistant, et vous voyez si cela se passe comme il faut. Personne n’est appelé.',
  rehearse_open: 'Vers les appels répétés',
}

export default callsSettings
