import { tones, type DirectionWords } from '../direction-words.js';

/** Italian sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `«${text}»`,
  and: 'e',
  opening: (title) => `Aprire su ${title}, in grande, su un fondo quasi vuoto`,
  openingPicture: (title) => `Aprire su un’immagine piena che annuncia ${title}`,
  figure: (figure, title) => `Far salire ${figure}, l’elemento più grande sullo schermo${title && `, sotto ${title}`}`,
  change: (before, after) => `Mettere ${before} accanto a ${after}, così il cambiamento si vede prima di leggerlo`,
  shares: (labels) => `Mostrare ${labels} come parti di un intero, la maggiore per prima, ognuna con il suo nome`,
  chart: (claim) => `Disegnare i valori in un grafico che dimostri il titolo, ${claim}; evidenziare ciò che conta`,
  points: (points) => `Far entrare ${points} uno dopo l’altro, con la parola che li nomina`,
  stages: (stages) => `Percorrere ${stages} nel loro ordine, lungo una linea`,
  sides: (left, right) => `Mettere a confronto ${left} e ${right}, punto per punto`,
  place: (place) => `Viaggiare fino a ${place} su una mappa e segnare il luogo`,
  quotation: (author) => `Lasciare sola la citazione${author && `, con ${author} sotto`}`,
  picture: (title) => `Lasciare che l’immagine di ${title} riempia il quadro e si muova piano`,
  statement: (text) => `Dare a ${text} un’inquadratura propria`,
  recap: 'Raccogliere ancora una volta le cifre in un solo quadro',
  closing: (title) => `Chiudere con calma su ${title}`,
  tone: (mood) =>
    `Mantenere un tono ${tones(['luminoso e ottimista', 'calmo', 'vivace ed energico', 'sobrio e preciso', 'leggero e giocoso', 'elegante e misurato', 'teso e concentrato', 'caldo e personale'])(mood)}`,
};
