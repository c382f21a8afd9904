import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'kosmos planet[ay]? księżyc gwiazdy rakiet[ay] astronaut[aći]+',
  sky: 'niebo chmury pogoda wiatr lot(y)? ptaki? burza',
  water: 'morz[ea] ocean(y)? rzek[ai] jezior[oa] plaż[ae] fale port wybrzeże',
  landscape: 'natura las(y)? drzew[oa] g[oó]ry? ogród ogrody rośliny liście łąki',
  city: 'miast[oa] dom(y)? ulic[ae] budynki ruch',
  network: 'sieć sieci internet oprogramowanie komputery? cyfrow\\p{L}+ dane online',
  growth: 'wzrost rośnie sprzedaż zysk(i)? inwest\\p{L}+',
  light: 'słońce światło lampy energia kolory prąd',
};
