import type { StoryWords } from '../story-words.js';

/** Who is drawn in Dutch stories. */
export const story: StoryWords = {
  called: 'genaamd geheten met_de_naam',
  undrawn:
    'huis schip veerboot molen toren boom rots wolk ster maan lamp lantaarn trein tram bus tractor ' +
    'vliegtuig ketel theepot kop boek stad dorp eiland rivier meer berg heuvel dal kasteel brug school ' +
    'café winkel studio bedrijf app planeet komeet druppel zaadje blad bloem kiezel steen knoop sok ' +
    'schoen hoed klok bel viool cello piano gitaar trommel potlood vlieger ballon wind storm golf ' +
    'sneeuwvlok',
};
