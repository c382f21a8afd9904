import type { VisitWords } from '../visit-words.js';

/** Spanish words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Precios',
  timetable: 'Horarios',
  pays: 'cuestan? pagan?',
  people:
    'niñ[oa]s? adolescentes jóvenes adultos? mayores seniors? estudiantes alumnos familias? socios miembros grupos? jubilados menores',
  aged: 'edad(es)?',
  age: 'cumpl(e|ió|irá|iendo|ir) a_los (menor|mayor)_de con_solo',
  bounds: 'de entre hasta desde a_partir_de menores_de mayores_de',
  younger: 'mayores_de menores_de',
  until: 'a hasta y',
  free: 'gratis gratuit[oa]s? entrada_libre',
  closed: 'cerrad[oa]s? cierra',
  open: 'abiert[oa]s? abre horario',
  prices: 'precios? tarifas? entradas? cuotas? billetes inscripción',
};
