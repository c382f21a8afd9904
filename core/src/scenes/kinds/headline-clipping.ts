import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { isPicture, statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** News as it is read: a headline on the front page. */
export const headlineClipping = sceneKind({
  content: z.object({ title: claim, subtitle: shown().max(160).optional(), kicker }),
  names: ['newspaper', 'headline', 'clipping', 'front page', 'news clipping'],
  seconds: [2, 5],
  saysItsTitle: true,
  reading: 'glance',
  illustrated: true,
  placesPicture: true,
  inWords: 'statement',
  offers: (beat, { genre, opens, read }) => {
    const { claim: said, kicker: above, support, purpose, evidence } = beat;
    if (genre !== 'news' && genre !== 'announcement') return [];
    const subtitle = support ? { subtitle: support } : {};
    if ((purpose === 'open' || opens) && isPicture(evidence) && evidence.type !== 'question')
      return [{ content: { title: said, ...subtitle, kicker: above }, score: 0.95 }];
    const stated = genre === 'news' || opens ? statedBy(beat) : null;
    if (!stated || read(stated.claim).days.length > 0) return [];
    return [{ content: { title: stated.claim, ...subtitle, kicker: above }, score: opens ? 0.9 : 0.68 }];
  },
  panels: ({ title, subtitle }, { cut }) => [
    { kind: 'statement', text: cut([title, subtitle].filter(Boolean).join('. '), 236), quoted: false },
  ],
});
