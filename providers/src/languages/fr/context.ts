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
  articles: "une? le la les l['’] notre votre mon ma",
  says: 'dit déclare selon',
  beforeContact: 'sur à au',
  beforeDate: 'en le et',
  abbreviations: 'M Mme janv févr juil déc',
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
  ends: '(terminer?|finir|conclure|clore|finis(sez)?)_(avec|par|sur) à_la_fin\\s?[:：]?',
  files: 'fichier pièce_jointe',
  handles: 'fai* résume* crée*',
};
