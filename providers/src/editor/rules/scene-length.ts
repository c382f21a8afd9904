import { editRule, scores } from '../edit-rule.js';
import { nameOf, sceneOf } from '../edit-state.js';
import { newLength } from '../lengths.js';
import { scenesIn } from '../parts/targets.js';

const amountAlone =
  /^(?:max(?:imum)? |about |only |like |maybe )?\d+(?:[.,]\d+)? ?(?:s|secs?|seconds?)(?: (?:is|are|would be|should be) (?:enough|fine|ok|plenty|good))?$/u;
/** Scene lengths that a person may ask for, in seconds. */
const [shortest, longest] = [1.5, 60];

export const sceneLength = editRule({
  id: 'scene-length',
  score: scores.named,
  examples: [
    { instruction: 'make scene 2 longer', language: 'en', expects: { 's2.seconds': 10 } },
    { instruction: 'hold the quote for 2 more seconds', language: 'en', expects: { 's5.seconds': 9 } },
    { instruction: 'Raccourcis la première scène', language: 'fr', expects: { 's1.seconds': 3.3 } },
  ],
  video({ text, plain, scope, expand }, state) {
    const speaks =
      /\b(?:longer|shorter|lengthen|shorten|extend|trim|hold|slow|speed|slower|faster|quicker|seconds?|secs?|\d+s|twice|half|double|halve|duration|length)\b/u;
    if (/⟦/u.test(text) || !speaks.test(plain) || /\b(?:music|voice|title|text|font|narration|headline)\b/u.test(plain))
      return null;
    // "the chart is too long, 5 seconds are enough": of the scenes whose length was spoken of.
    const goesOn = amountAlone.test(plain) && state.changes.at(-1)?.what.endsWith('seconds');
    const said = goesOn ? 'make it' : text;
    const target = scenesIn(scope === null ? said : `${said} ${scope}`, state, expand);
    if (!target || (/^it$/iu.test(target.phrase) && !/\b(?:longer|shorter|seconds?)\b/u.test(plain))) return null;
    if ('problem' in target) return { refused: target.problem };
    const rest = plain.replace(target.phrase.toLowerCase().replace(/^(?:the|that) /u, ''), ' ');
    const done: string[] = [];
    for (const id of target.ids) {
      const scene = sceneOf(state, id)!;
      const now = scene.seconds ?? state.sceneSeconds[id] ?? 6;
      const asked = newLength(rest, now, (longer) => (longer ? 2 : -Math.min(2, now / 3)));
      if (asked === null) return null;
      const seconds = Math.round(Math.min(longest, Math.max(shortest, asked)) * 10) / 10;
      if (asked > longest || asked < 0.5)
        return { refused: `A scene can be from ${shortest} to ${longest} seconds long.` };
      scene.seconds = seconds;
      done.push(`${nameOf(state, id)}: ${seconds} seconds`);
    }
    return { done: done.join('; '), scenes: target.ids };
  },
});
