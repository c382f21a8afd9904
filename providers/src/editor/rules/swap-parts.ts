import { findPanel, withPanels } from '../../infographic/find-panel.js';
import { editRule, scores } from '../edit-rule.js';
import { listOf, sceneOf } from '../edit-state.js';
import { oneSceneIn, type Target } from '../parts/targets.js';

const verb = /^(?:swap|switch|exchange|interchange)\b/u;
/** The two sides of "swap A and B". */
const sidesOf = (text: string): string[] =>
  text.replace(/^\S+\s+(?:the order of |the positions? of )?/iu, '').split(/\s+(?:and|with|for|&)\s+/iu);

/** Two scenes or panels in each other's place. */
export const swapParts = editRule({
  id: 'swap-parts',
  score: scores.named,
  examples: [
    { instruction: 'swap shots 1 and 2', language: 'en', on: 'board', expects: { order: 's1 s3 s2 s4 s5 s6 s7 s8' } },
    { instruction: 'swap scenes 2 and 3', language: 'en', expects: { order: 's1 s3 s2 s4 s5 s6 s7 s8' } },
    { instruction: 'swap the quote with the map', language: 'en', expects: { order: 's1 s2 s3 s4 s7 s6 s5 s8' } },
    { instruction: 'swap panel 1 and panel 2', language: 'en', on: 'infographic', expects: { order: 'change share' } },
  ],
  video({ text, plain, expand }, state) {
    if (!verb.test(plain)) return null;
    const parts = sidesOf(text);
    if (parts.length !== 2) return null;
    const noun = /^(?:the )?(?:scenes?|slides?|shots?)\s/iu.test(parts[0]!) ? 'scene ' : '';
    const found: (Target | null)[] = [
      parts[0]!.replace(/^(scene|shot)s/iu, '$1'),
      /^(?:the )?\d+$/u.test(parts[1]!) ? noun + parts[1]!.replace(/^the /u, '') : parts[1]!,
    ].map((part) => oneSceneIn(part, state, expand));
    const problem = found.find((target) => target && 'problem' in target) as { problem: string } | undefined;
    if (problem) return { refused: problem.problem };
    const [a, b] = found.map((target) => (target && 'ids' in target ? target.ids[0] : undefined));
    if (a === undefined || b === undefined) return null;
    if (a === b) return { refused: 'Those are the same scene.' };
    state.storyboard.scenes = state.storyboard.scenes.map((scene) =>
      scene.id === a ? sceneOf(state, b)! : scene.id === b ? sceneOf(state, a)! : scene,
    );
    return { done: `${listOf(state, [a, b])} swapped`, scenes: [a, b] };
  },
  board: true,
  infographic({ text, plain, expand }, graphic) {
    const { panels: all } = graphic.content;
    const isBoth = all.length === 2 && /^\S+ (?:the )*(?:both|two)\s+(?:panels|cards)$/iu.test(text);
    const parts = !verb.test(plain) ? [] : isBoth ? ['panel 1', 'panel 2'] : sidesOf(text);
    if (parts.length !== 2) return null;
    const [a, b] = parts.map((part) => findPanel(graphic, expand(part.replace(/^panels(?=\s)/iu, 'panel'))));
    if (!a || !b || a === b) return null;
    const panels = graphic.content.panels.map((each) => (each === a ? b : each === b ? a : each));
    return { done: 'Panels swapped', graphic: withPanels(graphic, panels) };
  },
});
