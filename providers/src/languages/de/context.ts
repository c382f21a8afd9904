import type { ContextWords } from '../context-words.js';

/** German words beside figures, dates and names. */
export const context: ContextWords = {
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
  articles: 'eine? der die das unsere? mein*',
  says: 'sagt sagte meint laut nach',
  beforeContact: 'auf unter bei über',
  beforeDate: 'im am und',
  abbreviations: 'Mio Mrd Tsd Mill Nr bzw z\\._?B d\\._?h u\\._?a Std Abs Art',
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
  ends: '(und_)?(am_(ende|schluss)|zum_schluss|schluss(satz|bild)?|ende)(_(bitte_)?(mit|steht|kommt|einblenden|zeigen|soll_stehen))?\\s?[:：]?',
  files: 'datei',
  handles: 'mach erstell* fass* zeig* visualisier*',
};
