import type { ShapeWords } from '../shape-words.js';

/** Polish words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'wynik_końcowy wynik',
  beats: 'pokonał pokonała pokonali wygrał_z',
  weather: 'pogoda prognoza',
  skies: {
    sun: 'słońce słonecznie bezchmurnie',
    partly: 'częściowe_zachmurzenie przejaśnienia słońce_i_chmury',
    cloud: 'chmury pochmurno zachmurzenie',
    rain: 'deszcz deszczowo opady mżawka',
    storm: 'burza burze',
    snow: 'śnieg',
    fog: 'mgła',
    wind: 'wiatr wietrznie',
  },
  plans: 'plan harmonogram plan_projektu gantt projekt',
  overlap: 'część_wspólna wspólne venn',
  both: 'oba obie obaj wspólne',
  only: 'tylko',
  matrix: 'macierz ćwiartki 2x2',
  fields: ['mocne_strony', 'słabe_strony', 'szanse', 'zagrożenia'],
  under: 'podlega podlegają raportuje_do raportują_do',
  below: 'pod',
  route: 'trasa przystanki szlak etapy',
  ways: 'z przez do',
  layers: 'od_góry_do_dołu warstwy przekrój',
  parts: 'części budowa',
  post: 'post wpis tweet',
  before: 'przed przedtem',
  after: 'po potem',
};
