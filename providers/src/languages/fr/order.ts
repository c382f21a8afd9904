import type { OrderWords } from '../order-words.js';

/** French words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    "(commence[rz]?|commencent|début(e|er|ez)|ouvr(e|ir|ez)|parte[z]?|partir)_(par|avec|sur|de)… d[’']abord… …d[’']abord …en_premier …(tout_)?au_début",
  last: 'à_la_(toute_)?fin… en_dernier… (termine[rz]?|fin(is|ir|issez)|conclu(re|ez|s)|achève[rz]?)_(par|avec|sur)… (gardez|garder|laissez|posez)_(pour|à)_la_fin… dernière_(image|carte|diapo)… …(tout_)?à_la_(toute_)?fin …en_(tout_)?dernier …pour_finir',
  afterwards: '(et_)?(puis|ensuite|après)',
  up: 'du_(plus_petit|moins_cher|plus_faible)_au… ordre_croissant du_pire_au_meilleur',
  down: 'du_(plus_grand|plus_cher|meilleur)_au ordre_décroissant',
  turned:
    "à_l[’']envers (à_|en_)?rebours compte_à_rebours ordre_inverse du_dernier_au_premier en_remontant (du|de_la)_(cinquième|quatrième|troisième|dixième)(_place)?_(au|à_la)_premi(er|ère)",
  things: {
    money: 'prix tarifs? coûts? salaire ^combien',
    date: 'date jour ^quand',
    time: 'heures? horaires?',
    phone: '(numéro_de_)?téléphone numéro',
    street: 'adresse lieu ^où',
    link: 'site(_web)? lien adresse_du_site',
    number: 'chiffres? nombre montant',
    name: '(notre_|le_)?nom logo marque',
  },
};
