import type { Words } from './words.ts'

export const it: Words = {
  says: {
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
  },
  hears: {
    skip: 'saltare|salta|salti|saltiamo|salta la domanda|saltare la domanda|saltiamo la domanda|prossima|prossima domanda|la prossima|la prossima domanda|passo|avanti|preferisco non rispondere|non voglio rispondere|nessun commento',
    repeat:
      "ripetere|ripeta|ripeti|ripetere la domanda|ripeta la domanda|può ripetere|ancora una volta|di nuovo|un'altra volta|come|come scusi|scusi|qual era la domanda|cosa ha detto|non ho capito|non ho sentito|non ho capito la domanda",
    wait: 'un momento|un attimo|un minuto|un secondo|aspetti|aspetta|attenda|mi faccia pensare|fammi pensare|devo pensarci|mi dia un momento',
    leave:
      'ho finito|finito|basta|fermarmi|voglio fermarmi|vorrei fermarmi|fermiamoci|terminare|termina|terminare la conversazione|terminare qui|finire qui|stop|devo andare|devo scappare|riattaccare',
  },
}
