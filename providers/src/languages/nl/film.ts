import type { FilmWords } from '../film-words.js';

/** Dutch words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(uitleg|promo)?(film|video|clip)(pje|tje|je)? filmpje tutorial animatie tekenfilm trailer teaser spotje advertentie uitnodiging reel diashow',
  manners: 'vlot swingend speels minimalistisch retro energiek dynamisch pittig filmisch handgetekend grote_letters',
  qualities:
    'rustige? zachte? warme? korte? vrolijke? grappige? langzame? snelle? stille? lieve? sobere? moderne? eenvoudige? kleurrijke? elegante? vrouwelijke mannelijke kalme?',
  outlets:
    "vrijwilligers leden hulpverleners omroep (lokale|regionale)_(zender|radio|tv) journaal wachtkamer hal receptie kantine gang etalage schermen scherm intranet website kanaal ouders leerlingen patiënten bezoekers klanten huurders buren volgers team beginners kinderen theekamer collega['’]s",
  for: 'voor',
};
