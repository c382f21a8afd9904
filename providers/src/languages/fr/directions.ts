import { tones, type DirectionWords } from '../direction-words.js';

/** French sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `« ${text} »`,
  and: 'et',
  opening: (title) => `Ouvrir sur ${title}, en grand, sur un fond presque nu`,
  openingPicture: (title) => `Ouvrir sur une image pleine qui annonce ${title}`,
  figure: (figure, title) => `Faire grimper ${figure}, le plus grand élément à l’écran${title && `, sous ${title}`}`,
  change: (before, after) => `Placer ${before} à côté de ${after} : le changement se voit avant de se lire`,
  shares: (labels) => `Montrer ${labels} comme les parts d’un tout, la plus grande d’abord, chacune avec son nom`,
  chart: (claim) => `Tracer les valeurs dans un graphique qui prouve son titre, ${claim} ; souligner l’essentiel`,
  points: (points) => `Faire entrer ${points} l’un après l’autre, avec le mot qui les nomme`,
  stages: (stages) => `Parcourir ${stages} dans l’ordre, le long d’une ligne`,
  sides: (left, right) => `Opposer ${left} et ${right}, point par point`,
  place: (place) => `Aller jusqu’à ${place} sur une carte et marquer le lieu`,
  quotation: (author) => `Laisser la citation seule à l’écran${author && `, avec ${author} dessous`}`,
  picture: (title) => `Laisser l’image de ${title} remplir le cadre et dériver lentement`,
  statement: (text) => `Donner à ${text} un plan à part`,
  recap: 'Réunir les chiffres une dernière fois sur un seul tableau',
  closing: (title) => `Finir calmement sur ${title}`,
  tone: (mood) =>
    `Garder un ton ${tones(['lumineux et optimiste', 'calme', 'vif et énergique', 'sobre et précis', 'léger et ludique', 'élégant et retenu', 'tendu et concentré', 'chaleureux et personnel'])(mood)}`,
};
