import type { VisitWords } from '../visit-words.js';

/** French words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Tarifs',
  timetable: 'Horaires',
  pays: 'coûtent? coûte pai?ent paye(nt)? paie',
  people:
    'enfants? adolescents? ados? adultes? seniors? étudiants? élèves? familles? adhérents? membres? groupes? retraités?',
  aged: 'âgée?s?',
  age: "à_l['’]âge_de fête_ses (plus_jeunes?|plus_âgée?s?)_que",
  bounds: "de moins_de plus_de entre jusqu['’]à dès à_partir_de",
  younger: '(les|des|aux|pour)_(moins|plus)_de',
  those: 'les aux des',
  until: 'à et',
  free: 'gratuite?s? offerte?s? entrée_libre',
  closed: 'fermée?s? fermeture',
  open: 'ouverte?s? ouvre',
  prices: 'prix tarifs? billets? entrée inscription cotisation',
};
