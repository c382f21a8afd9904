import type { TellingWords } from '../telling-words.js';

/** Russian sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  how: ['как почему', 'Вот {0}.'],
  process: 'как_.*(становится|делают|работает|появляется)(?!\\p{L})',
  first: 'Сначала {0}',
  next: ['Затем {0}', 'Потом {0}', 'После этого {0}'],
  last: 'Наконец, {0}',
  and: 'И {0}',
  these: 'Это {0}',
  price: 'Цена — {0}',
  per: 'в за /',
  quote: '{0}: {1}',
  appeal: {
    raised: 'уже собрано собрали пока_что на_сегодня',
    soFar: 'Уже собрано',
    goal: 'Цель',
    gifts: 'Что даёт ваш взнос',
  },
  greeting: {
    says: [
      ['д(ень|ню|ня|нём)_рождения', 'С днём рождения'],
      ['прощан* проводы', 'До свидания'],
      ['благодар* спасиб*', 'Спасибо'],
      ['поздрав*', 'Поздравляем'],
    ],
    whom: 'для',
  },
  senders: 'от',
  more: 'Подробнее: {0}',
  moreAt: 'Подробнее на {1}.',
  thanks: { orders: 'поблагодари поблагодарите', atEnd: 'в_конце', says: 'Благодарим {0}' },
};
