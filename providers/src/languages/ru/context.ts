import type { ContextWords } from '../context-words.js';

/** Russian words beside figures, dates and names. */
export const context: ContextWords = {
  and: 'и',
  holds: 'с',
  numbered: 'шаг этап линия зал этаж линии',
  beforeYear: 'с в до год году года',
  counted: 'человек',
  afterYear: 'год году',
  instead: 'вместо против',
  becomes: 'до теперь сейчас',
  from: 'с со',
  earlier: 'в_прошлом_году годом_ранее раньше было',
  introduces: 'представляем знакомьтесь',
  articles: 'наш*',
  says: 'говорит сказал*',
  beforeContact: 'на по',
  beforeDate: 'в',
  afterDate: 'г\\.',
  abbreviations: 'млн млрд тыс руб',
  calling: 'тел звоните',
  ingredients: 'ингредиент',
  ends: '(в_конце|в_финале|закончите|в_конце_надпись)\\s?[:：]?',
  files: 'вложен* файл*',
  handles: 'сдела*',
  afterTime: 'часов_утра часов_вечера',
  fractions: { '1/2': 'половина', '1/3': 'треть', '2/3': 'две_трети', '1/4': 'четверть', '3/4': 'три_четверти' },
};
