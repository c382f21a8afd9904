import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { sceneKind } from '../scene-kind.js';

/** A website to go to: its address in the bar of a browser, what is said on the page, and what to press. */
export const browserFrame = sceneKind({
  content: z.object({
    title: claim,
    subtitle: shown().max(160).optional(),
    action: shown().max(48).optional(),
    url: shown().min(1).max(120),
    kicker,
  }),
  names: ['browser', 'browser window', 'website', 'web page'],
  seconds: [2.2, 5],
  holdsMotif: true,
  arc: 'closes',
  saysItsTitle: true,
  ending: 'object',
  bearsMotif: 'thing',
  inWords: 'closing',
  offers: ({ evidence, claim: title, kicker: above, support }, { read, genre }) => {
    if (genre === null || evidence.type !== 'action' || !evidence.where || evidence.where === title) return [];
    const { action, where } = evidence;
    if (where.length > 48 || !read(where).contacts.some(({ kind, text }) => kind === 'link' && text === where))
      return [];
    return [
      {
        content: {
          title,
          ...(support ? { subtitle: support } : {}),
          ...(action ? { action } : {}),
          url: where,
          kicker: above,
        },
        score: 0.985,
      },
    ];
  },
  panels: ({ title, url }, { cut }) => [
    { kind: 'statement', text: cut(title, 236), quoted: false, author: url.slice(0, 80) },
  ],
});
