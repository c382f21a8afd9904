import { shapeOf } from '@scenewright/core/canvas';
import { editRule, scores } from '../edit-rule.js';
import { wish } from '../edit-state.js';

const shapes = [
  ['4:5', /\b4\s?[:x/]\s?5\b|\binstagram (?:feed|post)\b/u],
  [
    '9:16',
    /\b9\s?[:x/]\s?16\b|\b(?:vertical|portrait|tik ?tok|reels?|youtube shorts|shorts format|stor(?:y|ies) format|instagram story|phone)\b/u,
  ],
  ['1:1', /\b1\s?[:x/]\s?1\b|\bsquare\b/u],
  ['16:9', /\b16\s?[:x/]\s?9\b|\b(?:landscape|horizontal|widescreen|wide format|wide screen)\b/u],
] as const;
const about =
  /^(?:make|turn|change|switch|convert|set|use|put|give|want|have|resize|crop|adapt|render|in|for|it)\b|\b(?:aspect ratio|format|orientation)\b/u;

/** The shape of the picture. */
export const shape = editRule({
  id: 'shape',
  score: scores.named,
  examples: [
    { instruction: 'make it vertical', language: 'en', expects: { 'brief.aspectRatio': '9:16' } },
    { instruction: 'Mach das Video hochkant', language: 'de', expects: { 'brief.aspectRatio': '9:16' } },
    { instruction: 'hazlo cuadrado', language: 'es', expects: { 'brief.aspectRatio': '1:1' } },
  ],
  video({ plain, text }, state) {
    if (/⟦/u.test(text) || !about.test(plain) || /\b(?:scene|slide|title|image|photo|chart|font)\b/u.test(plain))
      return null;
    const wanted = shapes.find(([, pattern]) => pattern.test(plain))?.[0];
    if (!wanted) return null;
    if (state.brief.dimensions === null && shapeOf(state.brief) === wanted)
      return { refused: `The video is ${wanted} already.` };
    wish(state, 'aspectRatio', wanted);
    if (state.brief.dimensions !== null) wish(state, 'dimensions', null);
    return { done: `Shape changed to ${wanted}` };
  },
});
