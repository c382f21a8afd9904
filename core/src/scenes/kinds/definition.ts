import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { kicker } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** A term and what it means. */
export const definition = sceneKind({
  content: z.object({ term: shown().min(1).max(60), definition: shown().min(1).max(280), kicker }),
  names: ['definition'],
  filmable: true,
  reading: 'glance',
  illustrated: true,
  statement: true,
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'statement',
  offers: ({ evidence, kicker }, { words }) => {
    if (evidence.type === 'definition')
      return [{ content: { term: evidence.term, definition: evidence.definition, kicker }, score: 0.85 }];
    if (evidence.type !== 'answer' || words(evidence.answer) + words(evidence.question) > 18) return [];
    const { question, answer } = evidence;
    return [{ content: { term: question.slice(0, 60), definition: answer.slice(0, 280) }, score: 0.75 }];
  },
  panels: ({ term, definition: text }, { cut }) => [
    { kind: 'statement', title: term, text: cut(text, 236), quoted: false },
  ],
});
