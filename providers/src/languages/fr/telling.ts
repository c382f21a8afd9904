import type { TellingWords } from '../telling-words.js';

/** French sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['comment pourquoi', 'Voici {0}.'],
  here: ['notre nos mon ma mes', 'Voici {0}.'],
  inNumbers: 'en_chiffres',
  is: ['une? notre le la', '{0} est {1}.'],
  there: 'Il y a {0} : {1}.',
  process: 'comment_.*(naît|naissent|se_fait|se_forme|fonctionne|devient|est_fabriqué\\p{L}*)(?!\\p{L})',
  first: 'D’abord, {0}',
  next: ['Puis {0}', 'Ensuite, {0}', 'Après cela, {0}'],
  last: 'Enfin, {0}',
  and: 'Et {0}',
  these: 'Cela fait {0}',
  price: 'Cela coûte {0}',
  per: "par la le l’ l' / chacun",
  fromPrice: ['dès à_partir_de', 'Les prix commencent à {0}'],
  pay: 'Le salaire est de {0}',
  states: { 'ouvert disponible gratuit fermé': 'C’est {0}' },
  copulas: 'est sont était étaient',
  costs: 'coûte coûtent',
  quote: 'Comme le dit {0} : {1}',
  appeal: {
    raised: "déjà récolté* réuni* collecté* récolté jusqu[’']?ici à_ce_jour",
    soFar: 'Déjà réunis',
    goal: 'L’objectif',
    gifts: 'Ce que permet votre don',
  },
  greeting: {
    says: [
      ['anniversaire', 'Joyeux anniversaire'],
      ['départ retraite adieu*', 'Bonne continuation'],
      ['remerci* merci', 'Merci'],
      ['félicit*', 'Félicitations'],
    ],
    whom: 'pour à aux',
  },
  senders: 'de_la_part_d(e|u|es)',
  more: 'En savoir plus sur {0}',
  moreAt: 'Plus d’informations sur {0} : {1}.',
  thanks: {
    orders: 'remercie remerciez remercier merci_à',
    always: '(finis|finissez|termine|terminez|finir)_(en_remerciant|par_remercier)',
    atEnd: 'à_la_fin pour_(finir|terminer|conclure) en_conclusion',
    says: 'Nous remercions {0}',
  },
};
