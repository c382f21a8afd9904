import type { StoryWords } from '../story-words.js';

/** Who is drawn in German stories. */
export const story: StoryWords = {
  called: 'namens genannt',
  undrawn:
    'haus schiff fähre mühle turm baum fels wolke stern mond lampe laterne zug bahn bus traktor ' +
    'flugzeug kessel kanne tasse buch stadt dorf insel fluss see berg hügel tal burg schloss brücke ' +
    'schule café laden studio firma app planet komet tropfen samen blatt blume kiesel stein knopf ' +
    'socke schuh hut uhr glocke geige cello klavier gitarre trommel stift drachen ballon wind sturm ' +
    'welle schneeflocke',
};
