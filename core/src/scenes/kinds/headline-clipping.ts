import { isPicture, statedBy } from '../from-beat.js';
import { headline, headlinePanels } from '../headline.js';
import { sceneKind } from '../scene-kind.js';

/** News as it is read: a headline on the front page. */
export const headlineClipping = sceneKind({
  content: headline,
  names: ['newspaper', 'headline', 'clipping', 'front page', 'news clipping'],
  seconds: [2, 5],
  saysItsTitle: true,
  reading: 'glance',
  holdsMotif: true,
  illustrated: true,
  placesPicture: true,
  bearsMotif: 'thing',
  surface: true,
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
  panels: headlinePanels,
});
