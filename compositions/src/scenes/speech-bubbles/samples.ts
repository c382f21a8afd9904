import type { Sample } from '../../gallery/sample.js';

export const speechBubblesSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'speech-bubbles',
      content: { question: 'Can I bring my dog?', answer: 'Yes, on a lead, in the garden and on the terrace.' },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'speech-bubbles',
      content: {
        question:
          'Dürfen Kinder unter zwölf Jahren allein an der Führung durch das alte Pumpenhaus teilnehmen, wenn die Eltern währenddessen im Café auf der Terrasse warten?',
        answer:
          'Ja, sofern sie schwimmen können und festes Schuhwerk tragen; die Führung dauert etwa fünfundvierzig Minuten, unterwegs gibt es zwei steile Treppen, und am Ende holen die Eltern ihre Kinder am Ausgang des Pumpenhauses wieder ab, wo auch die Ausstellung beginnt.',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'speech-bubbles', content: { question: 'Why?' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: { kind: 'speech-bubbles', content: { question: 'هل يمكنني إحضار كلبي؟', answer: 'نعم، في الحديقة فقط.' } },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'speech-bubbles',
      content: { question: '犬を連れて行けますか？', answer: 'はい、庭とテラスならどうぞ。' },
    },
  },
];
