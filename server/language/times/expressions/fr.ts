/** What people write, and what is read of it. */
export default `
demain à 15h => 10.12 15:00
Bonjour, vendredi à 15h30 c'est possible ? => 11.12 15:30
jeudi à trois heures et demie => 10.12 15:30?
mardi à quatre heures moins le quart => 15.12 15:45?
trois heures et quart vendredi => 11.12 15:15?
apres demain matin => 11.12 morning
ce soir à huit heures => 9.12 20:00
vendredi prochain à midi => 11.12|18.12 12:00
tous les jours sauf le vendredi, après 17h => -11.12 any >17:00
pas lundi, plutôt mardi après-midi => 15.12 -14.12 afternoon
jeudi entre 14h et 16h => 10.12 14:00-16:00
dans deux heures => 9.12 12:15!
dans une demi-heure => 9.12 10:45!
dès que possible => earliest
le 24 décembre à 9h => 24.12 09:00?
le 3 => past:3.12|3.1
hier j'étais là => past:8.12
lundi dernier => past:7.12
une table pour 4 samedi à 19h30 => 12.12 19:30
ce week-end => 12.12–13.12
la semaine prochaine => 14.12–20.12
jeudi à partir de 15h => 10.12 >=15:00
vers 3h de l'après-midi => ~15:00
merdredi... pardon, mercredi à 11h => 9.12 11:00?
j'ai mon vélo et mes 2 enfants, ça coûte 45 € ? =>
mon numéro est le 06 12 34 56 78, 12 rue de la Mer =>
lun ou mar avant midi => 14.12 15.12 <12:00
à quinze heures le 17/12 => 17.12 15:00
pas demain, vendredi => 11.12 -10.12
`
