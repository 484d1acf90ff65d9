import type { Tongue } from './tongue.ts'

export const fr: Tongue = {
  says: {
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
    anything_else: 'Très bien. Puis-je vous aider pour autre chose ?',
    handed_over: 'J’ai signalé à l’équipe de {business} que vous souhaitez parler à une personne.',
    cut_off:
      'J’ai été interrompu et je n’ai pas pu terminer cette réponse. Voulez-vous que je transmette votre question à l’équipe de {business} ?',
    our_hours: 'Nos horaires d’ouverture :',
    open_on: '{day} : nous sommes ouverts {hours}.',
    closed_on: '{day} : nous sommes fermés.',
    closed_because: '{day} : nous sommes fermés ({reason}).',
    closed: 'fermé',
    open_now: 'Oui, nous sommes ouverts en ce moment, jusqu’à {time}.',
    closed_now: 'Nous sommes fermés en ce moment.',
    opens_next: 'Prochaine ouverture : {when}.',
    address: 'Vous nous trouverez ici : {address}',
    phone: 'Vous pouvez nous appeler au {phone}.',
    email: 'Vous pouvez nous écrire à {email}.',
    website: 'Notre site web : {website}',
  },
  hears: {
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
      'ouvert|ouverts|ouverte|ouvrez|ouvre|ouverture|horaires|horaires d’ouverture|heures d’ouverture|quelle heure|fermé|fermés|fermez|ferme|fermeture',
    is_open: 'ouvert|ouverts|ouverte|ouvertes',
    when: 'quand|quel|quelle|quels|quelles|horaire|horaires|heure|heures|jusqu',
    now: 'maintenant|en ce moment|actuellement|encore',
    today: 'aujourd’hui|ce soir|ce matin|cet après-midi',
    tomorrow: 'demain',
    weekend: 'week-end|weekend|week-ends|weekends',
    days: ['lundi*', 'mardi*', 'mercredi*', 'jeudi*', 'vendredi*', 'samedi*', 'dimanche*'],
    address:
      'adresse|où êtes-vous|où vous trouvez-vous|où vous trouver|où se trouve|où êtes-vous situés|situés|situé|comment venir|itinéraire|localisation',
    phone: 'téléphone|numéro|numéro de téléphone|appeler|téléphoner|par téléphone',
    email: 'e-mail|email|mail|courriel|adresse e-mail|adresse mail|adresse email|écrire',
    website: 'site web|site internet|site|page web',
    reach: 'contacter|contact|joindre|coordonnées|vous contacter|vous joindre',
    place: 'magasin|boutique|bureau|bureaux|entreprise|cabinet|salon|agence|équipe|restaurant',
    onward: 'et|et pour|qu’en est-il|et concernant|aussi|ou|mais|et si',
    pointing: 'ça|cela|ceci|celui-ci|celle-ci|ceux-ci|celles-ci|le même|là|y|en|ils|elles|lui',
    courtesy:
      's’il vous plaît|svp|dire|savoir|voudrais|aimerais|souhaite|souhaiterais|peux|puis|question|jour|jours|heure|heures|est-ce|normalement|habituellement|exactement|bonjour|merci|quel|quelle|quels|quelles|donner|connaître|votre|vos|auriez|avez|semaine|faire|jusqu|partir',
  },
}
