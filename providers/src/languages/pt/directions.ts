import { tones, type DirectionWords } from '../direction-words.js';

/** Portuguese sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `“${text}”`,
  and: 'e',
  opening: (title) => `Abrir com ${title}, em grande, sobre um fundo quase vazio`,
  openingPicture: (title) => `Abrir com uma imagem cheia que anuncie ${title}`,
  figure: (figure, title) => `Fazer ${figure} subir como o maior elemento do ecrã${title && `, sob ${title}`}`,
  change: (before, after) => `Pôr ${before} ao lado de ${after}, para que a mudança se veja antes de se ler`,
  shares: (labels) => `Mostrar ${labels} como partes de um todo, a maior primeiro, cada uma com o seu nome`,
  chart: (claim) => `Desenhar os valores num gráfico que prove o seu título, ${claim}; realçar o que importa`,
  points: (points) => `Fazer entrar ${points} um após o outro, com a palavra que os nomeia`,
  stages: (stages) => `Percorrer ${stages} pela ordem, ao longo de uma linha`,
  sides: (left, right) => `Opor ${left} e ${right}, ponto por ponto`,
  place: (place) => `Viajar até ${place} num mapa e marcar o lugar`,
  quotation: (author) => `Deixar a citação sozinha${author && `, com ${author} por baixo`}`,
  picture: (title) => `Deixar a imagem de ${title} encher o quadro e mover-se devagar`,
  statement: (text) => `Dar a ${text} um plano próprio`,
  recap: 'Reunir os números mais uma vez num só painel',
  closing: (title) => `Fechar com calma em ${title}`,
  tone: (mood) =>
    `Manter um tom ${tones(['luminoso e otimista', 'calmo', 'ágil e enérgico', 'sóbrio e preciso', 'leve e lúdico', 'elegante e contido', 'tenso e concentrado', 'caloroso e pessoal'])(mood)}`,
};
