import type { Words } from './words.ts'

export const nl: Words = {
  says: {
    greeting:
      'Hallo {name}! Ik ben de AI-assistent van {business}. Bedankt dat u de tijd neemt. Ik heb een paar vragen voor u.',
    how: 'U kunt mij altijd vragen een vraag te herhalen, over te slaan of even te wachten.',
    welcome_back: 'Welkom terug! Laten we verdergaan waar we gebleven waren.',
    thanks: ['Dank u.', 'Ik begrijp het, dank u.', 'Goed, dank u wel.'],
    more: 'Kunt u daar iets meer over vertellen?',
    skipped: 'Prima, die laten we zitten.',
    again: 'Graag nog een keer:',
    take_time: 'Natuurlijk. Neem de tijd.',
    sure: 'Wilt u het gesprek hier beëindigen? Zegt u alstublieft ja of nee.',
    go_on: 'Goed, dan gaan we verder.',
    cannot_say: 'Daar kan ik hier niets over zeggen.',
    patient: 'Neem de tijd. Ik luister.',
    still_there: 'Bent u er nog? Ik kan de vraag herhalen, of we slaan hem over.',
    pardon: 'Sorry, dat heb ik niet verstaan. Kunt u het nog een keer zeggen?',
    trouble:
      'Sorry, er werkt hier iets niet. Wat u gezegd hebt, is bewaard: kom terug met dezelfde link en we gaan verder waar we gebleven waren.',
    closing: 'Dat waren al mijn vragen. Hartelijk dank voor uw tijd, {name}. Tot ziens!',
    closing_early: 'Prima, dan stoppen we hier. Hartelijk dank voor uw tijd, {name}. Tot ziens!',
  },
  hears: {
    skip: 'overslaan|sla over|sla deze over|sla die over|vraag overslaan|de vraag overslaan|volgende|volgende vraag|de volgende|de volgende vraag|ik pas|pas|daar wil ik niet op antwoorden|dat wil ik niet beantwoorden|geen commentaar',
    repeat:
      'herhalen|herhaal|herhaal de vraag|de vraag herhalen|nog een keer|nogmaals|nog eens|wat zegt u|wat zei u|pardon|wat was de vraag|ik heb het niet verstaan|dat heb ik niet verstaan|ik begreep de vraag niet|ik heb de vraag niet begrepen',
    wait: 'moment|een moment|een momentje|momentje|ogenblik|een ogenblik|een minuut|een seconde|wacht|wacht even|even wachten|even denken|laat me nadenken|even nadenken|ik moet even nadenken',
    leave:
      'ik ben klaar|klaar|stoppen|ik wil stoppen|ik zou willen stoppen|stop|beëindigen|gesprek beëindigen|het gesprek beëindigen|hier stoppen|ik moet gaan|ik moet weg|ophangen|afbreken',
  },
}
