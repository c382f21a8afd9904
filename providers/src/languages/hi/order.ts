import type { OrderWords } from '../order-words.js';

/** Hindi words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: 'पहले… सबसे_पहले… …(पहले|शुरू_में)',
  last: 'अंत_में… आखिर_में… …(अंत_में|आखिर_में|आख़िर_में)',
  afterwards: 'फिर उसके_बाद',
  up: 'कम_से_ज़्यादा',
  down: 'ज़्यादा_से_कम',
  turned: 'उल्टी_गिनती उल्टे_क्रम',
  things: {
    money: 'कीमत दाम फीस',
    date: 'तारीख',
    time: 'समय',
    phone: 'फ़ोन फोन नंबर',
    street: 'पता जगह',
    link: 'वेबसाइट लिंक',
    number: 'संख्या आंकड़ा',
    name: 'नाम लोगो',
  },
};
