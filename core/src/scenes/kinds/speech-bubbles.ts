import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/** A question and what is answered, in two bubbles that talk to each other. */
export const speechBubbles = sceneKind({
  content: z.object({ question: shown().min(1).max(160), answer: shown().max(280).optional() }),
  names: ['speech bubbles', 'speech bubble', 'bubbles', 'dialogue', 'question and answer'],
  seconds: [2.2, 7],
  reading: 'sentences',
  fewWords: true,
  bearsMotif: 'thing',
  inWords: 'statement',
  offers: ({ evidence, claim, purpose }) => {
    if (evidence.type === 'answer')
      return [{ content: { question: evidence.question, answer: evidence.answer.slice(0, 280) }, score: 0.9 }];
    return evidence.type === 'question' && purpose !== 'open' ? [{ content: { question: claim }, score: 0.9 }] : [];
  },
  panels: ({ question, answer }, { cut }) => [
    {
      kind: 'statement',
      ...(answer ? { title: cut(question, 80) } : {}),
      text: cut(answer ?? question, 236),
      quoted: false,
    },
  ],
});
