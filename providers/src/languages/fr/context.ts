import type { ContextWords } from '../context-words.js';

/** French words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'et',
  holds: 'de avec',
  numbered: 'canto chapitre étape ligne salle étage jour phase',
  beforeYear: "depuis en dès vers jusqu['’]en à de",
  counted: 'personnes habitants',
  afterYear: 'est fut le la',
  instead: 'au_lieu_de contre',
  becomes: "à maintenant aujourd['’]hui",
  from: 'de du des',
  earlier: "l['’]an_dernier en_\\p{Nd}{4} avant",
  introduces: 'présentation_de voici découvrez',
  grades: 'classe_de_\\d(e|ème) \\d(e|ème)_année ce[12] cm[12] cp',
  secret:
    'confidentiel(le)? (à_)?ne_pas_(mentionner|montrer|citer|publier) ((ça|cela)_)?reste_entre_nous entre_nous pas_(encore_)?(publi[cque]+|officiel) secret interne',
  own: 'mon ma mes notre nos',
  forOwn: 'pour_(mon|ma|mes|notre|nos)',
  includes: 'inclu(s|re|ez)? ajoute[rz]? montre[rz]?',
  tells:
    "(dites|dis|précise[sz]?|ajoute[sz]?|mentionne[sz]?|rappelle[sz]?|soulignez?)(_aussi|_bien|_également)?_qu[e’']",
  articles: "une? le la les l['’] notre votre mon ma",
  says: 'dit déclare selon',
  beforeContact: 'sur à au',
  beforeDate: 'en le et',
  abbreviations: 'M Mme janv févr juil déc etc env av apr p\\._?ex vol tél bd incl excl St Ste Dr Mlle sept oct',
  calling: 'appel[a-z]*',
  ingredients: 'ingrédient',
  letters: '[œ]|ç[ao]|[àê]',
  question: ' ?',
  colon: ' : ',
  common:
    'le la les des du une et est en pour dans sur avec notre nos qui que pas plus au aux ce cette sont par de un pourquoi comment',
  shorthand: {
    pr: 'pour',
    ds: 'dans',
    bcp: 'beaucoup',
    tt: 'tout',
  },
  ends: '(terminer?|finir|conclure|clore|finis(sez)?)_(avec|par|sur) à_la_fin\\s?[:：]? dernière_(image|diapo|phrase|scène|carte)\\s?[:：] dernier_(plan|écran|mot)\\s?[:：] (image|phrase)_(finale|de_fin)\\s?[:：]',
  files: 'fichier pièce_jointe',
  handles: 'fai* résume* crée*',
  fractions: {
    '1/2': 'la_moitié',
    '1/3': 'un_tiers',
    '2/3': 'deux_tiers',
    '1/4': 'un_quart',
    '3/4': 'trois_quarts',
    '1/5': 'un_cinquième',
  },
  yours: 'votre vos',
};
