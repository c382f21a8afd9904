import { z } from 'zod';
import { kicker } from '../../fields/content-parts.js';
import { shown } from '../../fields/field-roles.js';
import { statedBy } from '../from-beat.js';
import type { Genre } from '../../outline/genre.js';
import { sceneKind } from '../scene-kind.js';

/** Films in which one person tells others what to know: as a note at the door does. */
const noted: readonly Genre[] = 'invitation event announcement tips greeting job-ad fundraising place faq'.split(' ') as Genre[]; // prettier-ignore

/** One short thing to know, on a note that is pinned up. */
export const pinnedNote = sceneKind({
  content: z.object({ text: shown().min(1).max(160), kicker }),
  names: ['pinned note', 'note', 'memo', 'notice'],
  seconds: [2, 5],
  reading: 'glance',
  illustrated: true,
  placesPicture: true,
  bearsMotif: 'thing',
  surface: true,
  inWords: 'statement',
  offers: (beat, { words, genre, opens }) => {
    const stated = statedBy(beat);
    if (!stated || opens || beat.support || stated.claim.length > 160) return [];
    const fits = genre !== null && noted.includes(genre) && beat.purpose === 'evidence' && words(stated.claim) <= 9;
    if (!fits && words(stated.claim) > 14) return [];
    return [{ content: { text: stated.claim, kicker: beat.kicker }, score: fits ? 0.66 : 0.39 }];
  },
  panels: ({ text }, { cut }) => [{ kind: 'statement', text: cut(text, 236), quoted: false }],
});
