import type { TableWords } from '../table-words.js';

/** Russian words by which tables and documents are asked. */
export const tables: TableWords = {
  total: 'итог* всего сумма общ*',
  highest: 'самый_высок* больше_всего лучш* наибольш* максимум лидер*',
  lowest: 'самый_низк* меньше_всего худш* наименьш* минимум',
  grew: 'вырос* рост увелич*',
  fell: 'упал* снизил* сократил* снижение падение',
  average: 'средн* цена цены оценка температура доля индекс возраст',
  ignore: 'игнорируй* пропусти* без не',
  document:
    'csv xlsx? excel пресс-релиз* стать[еию] текст* таблиц* столб* файл* заметк* документ* pdf листовк* брошюр* буклет*',
  attached: 'прилож* вложен*',
  of: 'для о об из',
};
