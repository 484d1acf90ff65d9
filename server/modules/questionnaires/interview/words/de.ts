import type { Words } from './words.ts'

export const de: Words = {
  says: {
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
  },
  hears: {
    skip: 'überspringen|frage überspringen|die frage überspringen|überspringe die frage|weiter|nächste|nächste frage|zur nächsten frage|die nächste frage|passe|ich passe|dazu möchte ich nichts sagen|darauf möchte ich nicht antworten|das möchte ich nicht beantworten|kein kommentar',
    repeat:
      'wiederholen|wiederholen sie|wiederholen sie das|wiederholen sie die frage|die frage wiederholen|frage wiederholen|noch einmal|nochmal|noch mal|wie bitte|wie war die frage|was war die frage|was haben sie gesagt|das habe ich nicht verstanden|ich habe das nicht verstanden|ich habe sie nicht verstanden|ich habe die frage nicht verstanden',
    wait: 'moment|einen moment|ein moment|moment mal|einen augenblick|augenblick|eine sekunde|eine minute|sekunde|warten|warten sie|warte mal|lassen sie mich nachdenken|lassen sie mich überlegen|ich muss überlegen|ich muss nachdenken|ich überlege',
    leave:
      'ich bin fertig|fertig|aufhören|ich möchte aufhören|ich will aufhören|beenden|gespräch beenden|das gespräch beenden|hier beenden|stopp|stop|schluss|ende|ich muss los|ich muss gehen|ich muss weg|auflegen|abbrechen',
  },
}
