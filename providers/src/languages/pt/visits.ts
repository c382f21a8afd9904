import type { VisitWords } from '../visit-words.js';

/** Portuguese words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Preços',
  timetable: 'Horários',
  pays: 'custam? pagam?',
  people:
    'crianças? adolescentes jovens adultos? idosos estudantes alunos famílias? sócios membros grupos? seniores maiores menores',
  aged: 'idades?',
  age: 'aos completa completou faz (mais_nov[oa]s?|mais_velh[oa]s?)_(que|do_que)',
  bounds: 'dos? de entre até a_partir_de',
  younger: 'maiores_de menores_de',
  until: 'a até aos e',
  free: 'grátis gratuit[oa]s? entrada_livre',
  closed: 'fechad[oa]s? encerrad[oa]s?',
  open: 'abert[oa]s? abre',
  prices: 'preços? bilhetes ingressos? entradas? tarifas? taxas?',
};
