import type { OrderWords } from '../order-words.js';

/** Hebrew words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(התחל|התחילו|תתחילו)_(עם|ב)… קודם… …(קודם|בהתחלה)',
  last: 'בסוף… לסיום… (סיים|סיימו|תסיימו)_(עם|ב)… …(בסוף|לסיום)',
  afterwards: 'ואז אחר_כך',
  up: 'מהקטן_לגדול',
  down: 'מהגדול_לקטן',
  turned: 'ספירה_לאחור מהסוף_להתחלה',
  things: {
    money: 'מחיר המחיר מחירים',
    date: 'תאריך התאריך',
    time: 'שעה השעה שעות',
    phone: 'טלפון הטלפון',
    street: 'כתובת הכתובת',
    link: 'אתר האתר קישור',
    number: 'מספר המספר',
    name: 'השם שם לוגו הלוגו',
  },
};
