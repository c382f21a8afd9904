import { tones, type DirectionWords } from '../direction-words.js';

/** Spanish sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `«${text}»`,
  and: 'y',
  opening: (title) => `Abrir con ${title}, en grande, sobre un fondo casi vacío`,
  openingPicture: (title) => `Abrir con una imagen completa que anuncie ${title}`,
  figure: (figure, title) => `Hacer subir ${figure} como lo más grande de la pantalla${title && `, bajo ${title}`}`,
  change: (before, after) => `Poner ${before} junto a ${after}, para que el cambio se vea antes de leerse`,
  shares: (labels) => `Mostrar ${labels} como partes de un todo, la mayor primero, cada una con su nombre`,
  chart: (claim) => `Dibujar los valores en un gráfico que demuestre su título, ${claim}; resaltar lo que importa`,
  points: (points) => `Hacer entrar ${points} uno tras otro, con la palabra que los nombra`,
  stages: (stages) => `Recorrer ${stages} en su orden, a lo largo de una línea`,
  sides: (left, right) => `Enfrentar ${left} y ${right}, punto por punto`,
  place: (place) => `Viajar hasta ${place} en un mapa y marcar el lugar`,
  quotation: (author) => `Dejar sola la cita${author && `, con ${author} debajo`}`,
  picture: (title) => `Dejar que la imagen de ${title} llene el cuadro y se mueva despacio`,
  statement: (text) => `Dar a ${text} un plano propio`,
  recap: 'Reunir las cifras una vez más en un solo panel',
  closing: (title) => `Cerrar con calma en ${title}`,
  tone: (mood) =>
    `Mantener un tono ${tones(['luminoso y optimista', 'tranquilo', 'ágil y enérgico', 'sobrio y preciso', 'ligero y lúdico', 'elegante y contenido', 'tenso y concentrado', 'cálido y personal'])(mood)}`,
};
