import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'weltraum weltall planet(en)? mond sterne galaxien? raketen? astronaut(en|in)? universum',
  sky: 'himmel wolken? wetter wind(e|ig)? fl(ug|üge) v(ogel|ögel) gewitter',
  water: 'meer(e|es)? fl(uss|üsse) see(n)? strand str[aä]nde wellen hafen küste',
  landscape:
    'natur w(ald|älder) b[aä]um(e|en)? berge? garten gärten bauernhof pflanzen blatt blätter wiesen? landschaft(en)?',
  city: 'stadt städte h(aus|äuser) straßen? gebäude verkehr viertel',
  network: 'netzwerke? internet software computer digital(e|en)? online daten server',
  growth: 'wachstum wächst wachsen umsatz gewinn(e)? investi\\p{L}+',
  light: 'sonne(nlicht)? solar\\p{L}* licht lampen? energie strom farben regenbogen',
};
