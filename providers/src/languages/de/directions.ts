import { tones, type DirectionWords } from '../direction-words.js';

/** German sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `„${text}“`,
  and: 'und',
  opening: (title) => `Beginne mit ${title}, groß auf fast leerem Grund`,
  openingPicture: (title) => `Beginne mit einem vollen Bild, das auf ${title} einstimmt`,
  figure: (figure, title) => `Lass ${figure} als größtes Element hochzählen${title && `, unter ${title}`}`,
  change: (before, after) => `Stelle ${before} neben ${after}, damit man die Veränderung sieht, bevor man sie liest`,
  shares: (labels) => `Zeige ${labels} als Teile eines Ganzen, das größte zuerst, jedes mit eigener Beschriftung`,
  chart: (claim) => `Zeichne die Werte als Diagramm, das seine Überschrift ${claim} belegt; hebe das Wichtige hervor`,
  points: (points) => `Lass ${points} nacheinander erscheinen, jeweils mit dem Wort, das sie nennt`,
  stages: (stages) => `Gehe ${stages} der Reihe nach durch, entlang einer Linie`,
  sides: (left, right) => `Stelle ${left} und ${right} einander gegenüber, Punkt für Punkt`,
  place: (place) => `Reise auf einer Karte nach ${place} und markiere den Ort`,
  quotation: (author) => `Lass das Zitat allein stehen${author && `, darunter ${author}`}`,
  picture: (title) => `Lass das Bild zu ${title} den Rahmen füllen und langsam ziehen`,
  statement: (text) => `Gib ${text} ein eigenes Bild`,
  recap: 'Sammle die Zahlen noch einmal auf einer Tafel, damit man sie zusammen erfassen kann',
  closing: (title) => `Schließe ruhig mit ${title}`,
  tone: (mood) =>
    `Halte den Ton ${tones(['hell und zuversichtlich', 'ruhig', 'zügig und kraftvoll', 'sachlich und genau', 'leicht und verspielt', 'elegant und zurückhaltend', 'gespannt und konzentriert', 'warm und persönlich'])(mood)}`,
};
