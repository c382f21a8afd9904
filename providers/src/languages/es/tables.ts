import type { TableWords } from '../table-words.js';

/** Spanish words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'resumen síntesis conclusi(ón|ones) en_breve puntos_clave cifras_clave',
  total: 'total* suma conjunto',
  highest: 'más_(alto|alta|grande|lluvioso|cálido|vendido) máximo mayor mejor el_que_más la_que_más líder',
  lowest: 'más_(bajo|baja|pequeño|seco|frío) mínimo menor peor la_que_menos el_que_menos',
  grew: 'creció crecido crecimiento aumentó aumento subió',
  fell: 'bajó cayó disminuyó perdió caída descenso',
  average: 'media promedio por tasa precio* nota temperatura* cuota índice edad',
  ignore: 'ignora[r]? sin no omite omitir deja',
  document:
    'csv xlsx? excel comunicados? nota_de_prensa artículos? textos? tablas? hojas? columnas? archivos? ficheros? notas? documentos? pdf folletos? hoja',
  attached: 'adjunt[oa]s?',
  of: 'de del para sobre',
};
