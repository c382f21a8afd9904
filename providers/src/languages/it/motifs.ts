import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'pianet[ai] luna stelle galassi[ae] razz[oi] astronaut[ai] universo',
  sky: 'cielo nuvol[ae] meteo vent[oi] vol[oi] uccell[oi] tempesta',
  water: 'mare oceani? fium[ei] lag(o|hi) spiagg(ia|e) onde porto costa',
  landscape: 'natura forest[ae] alber[oi] montagn[ae] giardin[oi] fattoria piante foglie paesaggi[oi]?',
  city: 'città cas[ae] strad[ae] edific[io]+ quartier[ei] traffico',
  network: 'ret[ei] internet software computer digitale dati online server',
  growth: 'crescita cresc(e|ono) vendite ricavi profitt[oi] invest\\p{L}+',
  light: 'sole luce lampad[ae] energia solare colori elettricità',
};
