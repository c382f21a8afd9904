import type { VisitWords } from '../visit-words.js';

/** Russian words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'Цены',
  timetable: 'Время',
  pays: 'стоит стоят платят',
  people: 'дет(и|ям|ей) реб[её]нок подростк* взросл* пенсионер* студент* школьник* семь[яи]* группы',
  aged: 'возраст*',
  age: 'исполняется исполнилось исполнится моложе мне в_возрасте (младше|старше)',
  bounds: 'от до с младше старше между',
  until: 'до и',
  free: 'бесплатно бесплатный свободный_вход',
  closed: 'закрыт[оы]? выходной',
  open: 'открыт[оы]? работаем работает',
  prices: 'цен[аы] билет* стоимость вход плата тариф*',
};
