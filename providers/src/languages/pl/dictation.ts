import type { DictationWords } from '../dictation-words.js';

/** Polish words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'proszę potem następnie także też i oraz nie_zapomnij pamiętaj,?_(by|żeby|aby)',
  tell: '(powiedz|powiedzcie|powiedzieć|wspomnij|wspomnijcie|wspomnieć|zaznacz|zaznaczcie|zaznaczyć|podkreśl|podkreślcie|podkreślić|wyjaśnij|wyjaśnijcie|dodaj|dodajcie|pokaż|pokażcie|opowiedz|przypomnij|przypomnijcie|napisz|poinformuj)(_(też|także|koniecznie|widzom|ludziom)){0,2} (film|wideo)_(ma|powinien|powinno)_(mówić|pokazać|wyjaśnić)',
  that: 'że iż',
  name: 'wspomnij_o wspomnijcie_o wspomnieć_o',
  send: '(odsyłaj|odeślij|kieruj|skieruj)_(ludzi|widzów|wszystkich|klientów)_(na|do)(_naszą_stronę)?',
};
