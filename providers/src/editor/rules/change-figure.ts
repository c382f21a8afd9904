import type { Figure } from '@scenewright/core/figures';
import { sceneFields, type SceneField } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { withFigureOf } from '../../infographic/change-words.js';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { listOf, type EditState, type Outcome } from '../edit-state.js';
import { wordsOf } from '../parts/targets.js';
import { changedBy, changesIn } from '../texts/change.js';
import { figureOf, replaceIn } from '../texts/scene-text.js';
import { inScope } from '../texts/text-scope.js';

/** "change the revenue to $5M": the figure that goes by that name. */
export const changeFigure = editRule({
  id: 'change-figure',
  score: scores.likely + 0.06,
  examples: [
    {
      instruction: 'change the number of Pro customers to 910',
      language: 'en',
      expects: {
        's4.narration': 'Free 1,200, Pro 910, Enterprise 140.',
        's4.content.items.1.figure.value': 910,
        's4.content.items.1.figure.magnitude': 910,
        's4.content.items.1.figure.display': '910',
      },
    },
    {
      instruction: 'change EMEA to 45%',
      language: 'en',
      on: 'infographic',
      expects: { 'content.panels.0.items.0.figure.display': '45%', 'content.panels.0.items.0.figure.value': 45 },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.likely + 0.06, ofFigure),
  infographic(clause, graphic) {
    for (const { from, into } of changesIn(clause)) {
      const next = withFigureOf(graphic, clause.expand(from).replace(/^the\s+/iu, ''), into);
      // A label that reads so is more than words that stand somewhere.
      if (next) return { done: `Figure changed to ${into}`, graphic: next, score: scores.named };
    }
    return null;
  },
});

function ofFigure(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  if (!figureOf(into, state.storyboard.language)) return null;
  const scenes = inScope(scope, clause, state);
  if (!scenes) return null;
  if ('problem' in scenes) return { refused: scenes.problem };
  const wanted = wordsOf(clause.expand(from).replace(/\b(?:figure|number|value|amount|percentage|share)\b/giu, ' '));
  if (wanted.length === 0) return null;
  const hits = scenes.flatMap((scene) =>
    figuresOf(scene)
      .filter(
        ({ names, about }) =>
          wanted.some((word) => names.includes(word)) &&
          wanted.every((word) => names.includes(word) || about.includes(word)),
      )
      .map((hit) => ({ scene, ...hit })),
  );
  const displays = [...new Set(hits.map(({ display }) => display))];
  if (displays.length === 0) return null;
  if (displays.length > 1)
    return {
      refused: `"${from.trim()}" can be ${displays.map((display) => `"${display}"`).join(' or ')}: say which, for example "change ${displays[0]} to ${into}".`,
    };
  const touched = [...new Set(hits.map(({ scene }) => scene))];
  for (const scene of touched) {
    const { problem } = replaceIn(scene, displays[0]!, into, state.storyboard.language);
    if (problem) return { refused: problem };
  }
  return {
    done: `"${displays[0]}" replaced with "${into}" in ${listOf(
      state,
      touched.map(({ id }) => id),
    ).toLowerCase()}`,
    scenes: touched.map(({ id }) => id),
  };
}

/** The figures of a scene with the words they go by: their own label and, around it, the subject of the scene. */
function figuresOf(scene: StoryboardScene): { display: string; names: string[]; about: string[] }[] {
  const title = 'title' in scene.content ? String(scene.content.title ?? '') : '';
  const about = wordsOf(`${scene.subject} ${title} ${'kicker' in scene.content ? (scene.content.kicker ?? '') : ''}`);
  const fields = sceneFields(scene, 'shown', 'figure');
  const found = fields
    .filter(({ role }) => role === 'figure')
    .map(({ path, value }) => {
      const own = labelOf(path, fields);
      return {
        display: (value as Figure).display,
        names: wordsOf(own ?? `${scene.subject} ${title}`),
        about,
        isOwn: own === null,
      };
    });
  // Of a scene's own figures the main one is meant, not what qualifies it.
  const main = found.find(({ isOwn }) => isOwn);
  return found.filter((each) => !each.isOwn || each === main);
}

/** The label or name beside a figure, or beside what it stands in; null when it has none. */
function labelOf(path: string, fields: readonly SceneField[]): string | null {
  for (let way = path.split('.').slice(0, -1); ; way = way.slice(0, -1)) {
    const beside = ['label', 'name'].map((name) => [...way, name].join('.'));
    const found = fields.find((field) => beside.includes(field.path));
    if (found) return found.value as string;
    if (way.length === 0) return null;
  }
}
