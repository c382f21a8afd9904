import type { ShapeWords } from '../shape-words.js';

/** Portuguese words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'resultado_final placar resultado',
  beats: 'vence venceu bate bateu derrotou',
  weather: 'tempo previsão meteorologia',
  skies: {
    sun: 'sol ensolarado céu_limpo',
    partly: 'parcialmente_nublado sol_e_nuvens',
    cloud: 'nuvens nublado encoberto',
    rain: 'chuva chuvoso aguaceiros? garoa',
    storm: 'tempestades? trovoadas?',
    snow: 'neve',
    fog: 'neblina nevoeiro',
    wind: 'vento ventoso',
  },
  plans: 'plano cronograma calendário gantt projeto plano_do_projeto',
  overlap: 'interseção em_comum venn',
  both: 'ambos ambas os_dois as_duas',
  only: 'só apenas somente',
  matrix: 'matriz quadrantes? 2x2',
  fields: ['forças? pontos_fortes', 'fraquezas? pontos_fracos', 'oportunidades?', 'ameaças?'],
  under: 'responde_a respondem_a reporta_a reportam_a',
  below: 'sob',
  route: 'rota percurso paradas paragens itinerário trajeto',
  ways: 'de via por até a para',
  layers: 'de_cima_para_baixo camadas corte_transversal',
  parts: 'partes_(do|da|de|de_um|de_uma)',
  post: 'publicação post tweet',
  before: 'antes',
  after: 'depois',
};
