import type { TableWords } from '../table-words.js';

/** Portuguese words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'resumo síntese conclus(ão|ões) em_resumo pontos-chave destaques',
  total: 'total* soma conjunto',
  highest: 'mais_(alto|alta|chuvoso|quente) máximo maior melhor que_mais líder',
  lowest: 'mais_(baixo|baixa|seco|frio) mínimo menor pior que_menos',
  grew: 'cresceu crescimento aumentou aumento subiu',
  fell: 'caiu diminuiu perdeu queda baixou',
  average: 'média por taxa preço* nota temperatura* quota índice idade',
  ignore: 'ignor(e|a|ar) sem não omit(a|ir) deixe',
  document:
    'csv xlsx? excel comunicados? nota_de_imprensa artigos? textos? tabelas? planilhas? colunas? arquivos? ficheiros? notas? documentos? pdf folhetos? panfletos? brochuras?',
  attached: 'anex(o|a|os|as)',
  of: 'de do da dos das para sobre',
};
