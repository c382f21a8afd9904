import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, label } from '../../fields/content-parts.js';
import { head } from '../to-panels.js';
import { sceneKind } from '../scene-kind.js';

/** What was said, message by message. */
export const chat = sceneKind({
  content: z.object({
    title: claim.optional(),
    kicker,
    messages: z
      .array(z.object({ from: label, text: shown().min(1).max(180), mine: z.boolean().optional() }))
      .min(1)
      .max(6),
  }),
  names: ['chat', 'conversation'],
  reading: 'sentences',
  verbatim: true,
  bearsMotif: 'thing',
  inWords: 'statement',
  offers: ({ evidence }, { words }) => {
    if (evidence.type === 'chat') return [{ content: { messages: evidence.messages }, score: 0.95 }];
    if (evidence.type !== 'answer') return [];
    const { question, answer } = evidence;
    const messages = [
      { from: '?', text: question.slice(0, 180) },
      { from: '✓', text: answer.slice(0, 180), mine: true },
    ];
    return [{ content: { messages }, score: words(answer) + words(question) <= 18 ? 0.7 : 0.85 }];
  },
  panels: ({ title, messages }, tools) => [
    {
      kind: 'list',
      ...head(title, tools),
      mark: 'plain',
      items: messages.map(({ from, text }) => ({ text: tools.cut(text, 108), detail: from })),
    },
  ],
});
