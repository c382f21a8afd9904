import type { ShapeWords } from '../shape-words.js';

/** Italian words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'risultato_finale punteggio risultato',
  beats: 'batte ha_battuto',
  weather: 'meteo previsioni tempo',
  skies: {
    sun: 'sole soleggiato sereno',
    partly: 'parzialmente_nuvoloso poco_nuvoloso sole_e_nuvole',
    cloud: 'nuvole nuvoloso coperto',
    rain: 'pioggia piovoso rovesci pioviggine',
    storm: 'temporal[ei] tempesta',
    snow: 'neve nevicate',
    fog: 'nebbia foschia',
    wind: 'vento ventoso',
  },
  plans: 'piano piano_di_progetto calendario cronoprogramma gantt progetto',
  overlap: 'intersezione in_comune venn',
  both: 'entrambi entrambe tutti_e_due',
  only: 'solo soltanto',
  matrix: 'matrice quadrant[ei] 2x2',
  fields: ['(punti_di_)?forza', 'debolezz[ae] punti_deboli', 'opportunità', 'minacc[eia]+'],
  under: 'riporta_a riportano_a risponde_a rispondono_a',
  below: 'sotto',
  route: 'percorso itinerario fermate tappe tragitto',
  ways: 'da via per a fino_a',
  layers: "dall['’]alto_(al|in)_basso strati sezione",
  parts: 'parti_(del|della|di|di_un|di_una)',
  post: 'post tweet',
  before: 'prima',
  after: 'dopo',
};
