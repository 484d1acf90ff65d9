import type { Translated } from '#locales/desk/translated.ts'
import type english from './en.ts'

const widgetSettings: Translated<typeof english> = {
  preview: 'Aperçu',
  preview_note: 'C’est le vrai chat. Ce que vous y écrivez arrive dans votre boîte de réception.',
  preview_frame: 'Une page de vous avec le chat',
  nothing_offered:
    'Rien n’est proposé aux visiteurs, il n’y a donc pas de chat. Activez ce qu’ils peuvent faire.',
  look: 'Apparence',
  colour: 'Couleur',
  colour_note: 'Sa nuance est déplacée jusqu’à ce que le texte s’y lise.',
  colour_house: 'Celle de la maison',
  position: 'Place',
  position_right: 'En bas à droite',
  position_left: 'En bas à gauche',
  theme: 'Luminosité',
  theme_dark: 'Sombre',
  theme_light: 'Clair',
  in_line: 'La place, la luminosité et la langue figurent dans cette ligne.',
  greeting: 'Premiers mots',
  greeting_note: 'Vide : une salutation dans la langue du visiteur.',
  suggested: 'Questions pour commencer',
  suggested_note: 'Jusqu’à six, une par ligne. Vide : ce qui est demandé le plus.',
  suggested_many: 'Six questions au plus.',
  suggested_long: 'Une question a au plus {count} caractères.',
  language: 'Langue du chat',
  language_visitor: 'Celle du visiteur',
  offers: 'Ce que les visiteurs peuvent faire',
  offer_chat: 'Écrire',
  offer_call: 'Parler et appeler',
  offer_book: 'Réserver',
  where: 'Où il peut figurer',
  where_note: 'Un site par ligne, par exemple example.com. *.example.com vaut pour tous ceux en dessous.',
  domains: 'Sites web',
  snippet: 'Le mettre sur votre site',
  snippet_note: 'Une ligne, sur chaque page où il doit apparaître.',
  line: 'La ligne',
  builder: 'Votre site est fait avec',
  by_hand: 'HTML à la main',
  steps: {
    html: [
      'Ouvrez le fichier de la page.',
      'Mettez la ligne avant </body>.',
      'Enregistrez-le et mettez-le en ligne.',
    ],
    wordpress: [
      'Installez une extension pour le code d’en-tête et de pied de page, comme WPCode.',
      'Ouvrez Code Snippets, Header & Footer.',
      'Mettez la ligne dans le champ « Footer » et enregistrez.',
    ],
    wix: [
      'Ouvrez Paramètres, Code personnalisé. Il faut un forfait Premium et votre propre domaine.',
      'Choisissez « Ajouter un code personnalisé » et mettez la ligne.',
      'Choisissez « Toutes les pages » et « Body – fin », puis « Appliquer ».',
    ],
    squarespace: [
      'Ouvrez Paramètres, Avancé, Injection de code. Il faut un forfait Business.',
      'Mettez la ligne dans le champ « Pied de page ».',
      'Enregistrez.',
    ],
    shopify: [
      'Ouvrez Boutique en ligne, Thèmes, et choisissez « Modifier le code » derrière les trois points.',
      'Ouvrez layout/theme.liquid.',
      'Mettez la ligne avant </body> et enregistrez.',
    ],
    webflow: [
      'Ouvrez Site settings, Custom code. Il faut un forfait payant.',
      'Mettez la ligne dans le champ « Footer code ».',
      'Enregistrez et publiez.',
    ],
    gtm: [
      'Ajoutez une balise du type « HTML personnalisé ».',
      'Mettez la ligne et choisissez le déclencheur « All Pages ».',
      'Envoyez et publiez le conteneur.',
    ],
  },
  check: 'Est-il sur mon site ?',
  check_note: 'Nous ouvrons la page comme un visiteur et cherchons la ligne.',
  address: 'Adresse d’une page',
  look_up: 'Regarder',
  result: {
    found: 'Oui : le chat est sur {url}.',
    not_allowed: 'La ligne est sur {url}, mais ce site n’est pas encore autorisé. Ajoutez-le plus haut.',
    other_business:
      'Il y a un chat sur {url}, mais d’une autre entreprise. Copiez à nouveau la ligne ci-dessus.',
    other_server:
      'La ligne sur {url} charge le chat d’un autre serveur. Copiez à nouveau la ligne ci-dessus.',
    absent: 'La ligne n’est pas sur {url}.',
    unreachable: 'La page n’a pas pu être lue :',
  },
  tag_manager:
    'La page utilise Google Tag Manager. Ce qu’il ajoute ne se voit pas d’ici : ouvrez la page vous-même.',
  allow_it: 'Autoriser ce site',
}

export default widgetSettings
