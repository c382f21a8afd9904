import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { said } from './said.js';
import { shaped } from './shape-node.js';

/** Letters and digits alone, to find words of the prompt again in its points. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, ' ').trim(); // prettier-ignore

/** "Post from @kettleandchain: We fixed 100 bikes today.": who wrote it, and what, word for word. */
export function postCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, brief } = context;
  const post = said(language, 'post', (words) => words.post);
  const found = /(?<lead>[^.!?\n]{0,40})(?<handle>@[\p{L}\p{Nd}_.]{2,30})[^:：\n]{0,12}[:：]\s*["“„«「]?(?<text>[^\n"”»」]{4,280})/u.exec(brief.prompt); // prettier-ignore
  if (!found?.groups || !post.test(found.groups['lead']!)) return [];
  const written = found.groups['text']!.trim();
  const whole = ` ${plain(written)} `;
  const inside = points.map((point) => point.kind !== 'heading' && plain(point.text) !== '' && whole.includes(` ${plain(point.text)} `)); // prettier-ignore
  const from = inside.indexOf(true);
  if (from < 0) return [];
  let to = from;
  while (to < points.length && inside[to]) to += 1;
  // Only what the points say is said: the rest of the paragraph may be about the film.
  const text = points.slice(from, to).map((point) => point.text.replace(/^["“„«「]|["”»」]$/gu, '')).join(' '); // prettier-ignore
  if (text.length > 280) return [];
  const evidence = { type: 'post', text, handle: found.groups['handle']! } as const;
  return [shaped({ from, to, evidence, title: context.topic || text.slice(0, 80) }, points, context)];
}
