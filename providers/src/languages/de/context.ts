import type { ContextWords } from '../context-words.js';

/** German words beside figures, dates and names. */
export const context: ContextWords = {
  app: 'apps?',
  and: 'und',
  holds: 'aus mit von',
  numbered: 'linie raum schritt tag klasse gleis halle stufe kapitel teil zimmer stock',
  beforeYear: 'seit ab bis im_jahr anno um gegründet erbaut geboren',
  counted: 'Menschen Personen Besucher',
  afterYear: 'die der war wurde',
  instead: 'statt anstatt gegenüber',
  becomes: 'auf jetzt',
  from: 'von',
  earlier: 'im_vorjahr vorjahr vorher früher war',
  introduces: 'wir_präsentieren das_ist hier_ist',
  grades: '\\d{1,2}\\._klasse klasse_\\d{1,2}',
  secret:
    '(streng_|noch_)?(vertraulich|geheim|intern) (bitte_)?nicht_(erwähnen|zeigen|nennen|veröffentlichen) (das_)?bleibt_unter_uns unter_uns (noch_)?nicht_öffentlich',
  own: '(mein|unser)[\\p{L}]*',
  forOwn: 'für_(mein|unser)[\\p{L}]*',
  includes: 'zeig(t|en_sie)? nimm füge',
  tells:
    '(bitte_)?(auch_|noch_)?(sag(t|en_sie)?|erwähn(e|t|en_sie)?|füg(e|t|en_sie)_hinzu|beton(e|t|en_sie)|schreib(t|en_sie)?)(_bitte)?(_auch|_noch)?,?_dass',
  articles: 'eine? der die das unsere? mein*',
  says: 'sagt sagte meint laut nach',
  beforeContact: 'auf unter bei über',
  beforeDate: 'im am und',
  abbreviations:
    'Mio Mrd Tsd Mill Nr bzw z\\._?B d\\._?h u\\._?a Std Abs Art ca etc usw inkl exkl max Tel Str ggf evtl geb gest vgl sog Dr Prof Hr Fr Nov Dez Jan Feb Okt Sept Aug',
  calling: 'ruf[a-z]*',
  ingredients: 'zutaten',
  letters: '[ßẞ]',
  common:
    'der die das und ist ein eine mit für von im den dem nicht auf zu wir unser unsere sind wie warum bei aus gegen',
  shorthand: {
    u: 'und',
    'u.': 'und',
    od: 'oder',
    ne: 'eine',
    nen: 'einen',
    zb: 'zum Beispiel',
  },
  ends: '(und_)?(am_(ende|schluss)|zum_schluss|schluss(satz|bild)?|ende)(_(bitte_)?(mit|steht|kommt|einblenden|zeigen|soll_stehen))?\\s?[:：]? letzte[sr]?_(bild|folie|szene|zeile|einstellung|satz)\\s?[:：]',
  files: 'datei',
  handles: 'mach erstell* fass* zeig* visualisier*',
  beforeTime: 'um gegen',
  fractions: {
    '1/2': 'die_Hälfte',
    '1/3': 'ein_Drittel',
    '2/3': 'zwei_Drittel',
    '1/4': 'ein_Viertel_(der|aller|unserer)',
    '3/4': 'drei_Viertel',
    '1/5': 'ein_Fünftel',
    '1/10': 'ein_Zehntel',
  },
  yours: 'dein(e|en|em|er|es)? eure(n|m|r|s)?',
};
