import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'uzay gezegen(ler)? yıldızlar roket(ler)? evren',
  sky: 'gökyüzü bulut(lar)? rüzgâr rüzgar kuş(lar)? fırtına',
  water: 'deniz(ler)? okyanus nehir göl plaj dalgalar liman',
  landscape: 'doğa orman(lar)? ağaç(lar)? dağ(lar)? bahçe çiftlik bitkiler yaprak(lar)?',
  city: 'şehir(ler)? ev(ler)? sokak(lar)? bina(lar)? trafik',
  network: 'ağ internet yazılım bilgisayar dijital veri çevrimiçi',
  growth: 'büyüme satışlar? gelir kâr yatırım',
  light: 'güneş ışık lamba enerji renkler elektrik',
};
