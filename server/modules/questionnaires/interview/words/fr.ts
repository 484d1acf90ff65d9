import type { Words } from './words.ts'

export const fr: Words = {
  says: {
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
  },
  hears: {
    skip: 'passer|passez|passe|je passe|passer la question|passez la question|sauter|sautez|sauter la question|suivante|question suivante|la question suivante|la suivante|je préfère ne pas répondre|je ne veux pas répondre|sans commentaire',
    repeat:
      "répéter|répétez|répète|répéter la question|répétez la question|pouvez-vous répéter|encore une fois|une fois de plus|pardon|comment|quelle était la question|qu'avez-vous dit|je n'ai pas compris|je n'ai pas entendu|je n'ai pas compris la question",
    wait: 'un moment|un instant|une minute|une seconde|attendez|attends|patientez|laissez-moi réfléchir|je réfléchis|je dois réfléchir|donnez-moi un instant|donnez-moi une minute',
    leave:
      "j'ai fini|j'ai terminé|terminer|arrêter|je veux arrêter|je voudrais arrêter|je souhaite arrêter|arrêtons|on arrête|stop|terminer la conversation|terminer l'entretien|finir ici|je dois partir|je dois y aller|raccrocher",
  },
}
