import type { ShapeWords } from '../shape-words.js';

/** French words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'score_final score résultat_final résultat',
  beats: 'bat battu gagne_contre',
  weather: 'météo prévisions temps',
  skies: {
    sun: 'soleil ensoleillé dégagé',
    partly: 'éclaircies partiellement_nuageux soleil_et_nuages',
    cloud: 'nuages? nuageux couvert',
    rain: 'pluie pluvieux averses? bruine',
    storm: 'orages? orageux',
    snow: 'neige',
    fog: 'brouillard brume',
    wind: 'vent venteux',
  },
  plans: 'plan planning calendrier gantt projet plan_de_projet',
  overlap: 'intersection points_communs en_commun venn',
  both: 'les_deux tous_(les_)?deux toutes_(les_)?deux',
  only: 'seulement uniquement',
  matrix: 'matrice quadrants? 2x2',
  fields: ['forces?', 'faiblesses?', 'opportunités?', 'menaces?'],
  under: 'rend_compte_à rendent_compte_à dépend_de dépendent_de',
  below: 'sous',
  route: 'itinéraire trajet arrêts ligne étapes',
  ways: 'de via par à jusqu’à',
  layers: 'de_haut_en_bas coupe couches',
  parts: "parties_(du|de_la|d’un|d'un|d’une|d'une) anatomie_(du|de_la|d’un|d'un|d’une|d'une)",
  post: 'publication post tweet',
  before: 'avant',
  after: 'après',
};
