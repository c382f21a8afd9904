import type { FilmWords } from '../film-words.js';

/** Dutch words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(uitleg|promo)?(film|video|clip)(pje|tje|je)? filmpje tutorial animatie tekenfilm trailer teaser spotje advertentie uitnodiging reel diashow',
  shapes:
    'verticaal staand vierkant liggend staande vierkante voor_(insta|instagram|tik_?tok|youtube|facebook|whatsapp|stories)',
  manners: 'vlot swingend speels minimalistisch retro energiek dynamisch pittig filmisch handgetekend grote_letters',
  qualities:
    'rustige? zachte? warme? korte? vrolijke? grappige? langzame? snelle? stille? lieve? sobere? moderne? eenvoudige? kleurrijke? elegante? vrouwelijke mannelijke kalme?',
  sounds:
    'piano gitaar harp viool violen strijkers muziek(je)? stem voice-?over ondertitels ondertiteling geluid(seffecten)?',
  swaps: '(ondertitels|ondertiteling|tekst|muziek)_(in_plaats_van|ipv)_(een_)?(stem|voice-?over)',
  joins: 'met zonder en in een geen alleen graag aub',
  viewers:
    'voor_(de_)?(kinderen|beginners|tieners|jongeren|volwassenen|ouderen|leerlingen|iedereen|kleuters) voor_(mijn|onze|ons)_[\\p{L}]+',
  polite: 'graag aub alsjeblieft alstublieft svp bedankt dankjewel',
  parts:
    '(onze|de)_(huis)?kleuren_zijn (ons|het)_lettertype_is op_(de|het)_(laatste|eerste)_(kaart|scherm|beeld|dia|scène) (het_)?logo_([\\p{L}]+_)?(rechtsboven|linksboven|rechtsonder|linksonder|boven|onder|links|rechts|in_de_hoek|aan_het_eind) krijgt_(een|zijn|haar|hun)_(eigen_)?(kaart|scherm|beeld|plaatje|foto|scène) (één|een|1)_(kaart|scherm|beeld|plaatje|scène)_per als_ondertitel(s|ing)? (rustig|langzaam|vlot|kalm)_tempo',
  pace: '(begin|start|eindig|sluit)_(heel_)?(zacht|zachtjes|rustig|langzaam|kalm|stil)(_af)?',
  farewells: '(met_)?(vriendelijke_|hartelijke_)?groet(en|jes)? (alvast_)?(bedankt|dank) dankjewel mvg groetjes liefs',
  outlets:
    "vrijwilligers leden hulpverleners omroep (lokale|regionale)_(zender|radio|tv) journaal wachtkamer hal receptie kantine gang etalage schermen scherm intranet website kanaal ouders leerlingen patiënten bezoekers klanten huurders buren volgers team beginners kinderen theekamer collega['’]s",
  for: 'voor',
};
