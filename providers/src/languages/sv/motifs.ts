import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'rymden planet(er)? månen stjärnor raket(er)? universum',
  sky: 'himmel(n)? moln väder vind(ar)? fåg(el|lar) storm',
  water: 'hav(et)? flod(er)? sjö(ar)? strand stränder vågor hamn kust',
  landscape: 'natur(en)? skog(ar)? träd berg trädgård(ar)? gård växter löv ängar landskap',
  city: 'stad(en)? städer hus gat(a|or) byggnader trafik',
  network: 'nätverk internet programvara dator(er)? digital(t|a)? data online servrar',
  growth: 'tillväxt väx(er|te) försäljning vinst invest\\p{L}+',
  light: 'sol(en|ljus)? ljus(et)? lampor energi färger el',
};
