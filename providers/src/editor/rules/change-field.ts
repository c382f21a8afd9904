import type { StoryboardScene } from '@scenewright/core/storyboard';
import { editRule, scores } from '../edit-rule.js';
import type { Clause } from '../clause.js';
import { listOf, nameOf, sceneOf, type EditState, type Outcome } from '../edit-state.js';
import { oneSceneIn } from '../parts/targets.js';
import { asBefore, headlineKey } from '../texts/as-before.js';
import { changedBy, changesIn } from '../texts/change.js';
import { changedHead, titledPanel } from '../texts/graphic-texts.js';
import { hasField, setField } from '../texts/scene-text.js';
import { fields } from '../texts/text-names.js';

const titleNoun = /\b(?:title|headline)\b/iu;

/** A text by what it is called: the title, the title of scene 2, the author. */
export const changeField = editRule({
  id: 'change-field',
  score: scores.found + 0.04,
  examples: [
    {
      instruction: 'change the subtitle to "Results for everyone"',
      language: 'en',
      expects: { 's1.content.subtitle': 'Results for everyone' },
    },
    {
      instruction: 'Change le titre de la scène 2 en « Revenus en hausse »',
      language: 'fr',
      expects: { 's2.content.title': 'Revenus en hausse' },
    },
    {
      instruction: 'change the title to "A good year"',
      language: 'en',
      on: 'infographic',
      expects: { 'content.title': 'A good year' },
    },
  ],
  video: (clause, draft) => changedBy(clause, draft, scores.found + 0.04, ofField),
  infographic(clause, graphic) {
    for (const { from, into } of changesIn(clause)) {
      const next = changedHead(graphic, from, into) ?? titledPanel(graphic, clause.expand(from), into);
      if (next) return { done: `Text changed to "${into}"`, graphic: next };
    }
    return null;
  },
});

function ofField(from: string, into: string, scope: string | null, clause: Clause, state: EditState): Outcome | null {
  const field = fields.find(([pattern]) => pattern.test(from));
  if (!field) return null;
  const [pattern, keys] = field;
  // "the quote" alone is the text of the quote; "the title of the quote" is a field of it.
  const where =
    `${from.replace(pattern, (word) => (/quote|quotation/iu.test(word) ? word : ' '))} ${scope ?? ''}`.replace(
      /['’]s(?=\s|$)/gu,
      ' ',
    );
  const target = oneSceneIn(where, state, clause.expand);
  if (target && 'problem' in target) return { refused: target.problem };
  const isVideoTitle =
    !target &&
    titleNoun.test(from) &&
    /^(?:the |its |our )?(?:main |video |video's )?(?:title|headline)(?: (?:of|for) (?:the |this )?video)?$/iu.test(
      from.trim(),
    );
  if (isVideoTitle) return videoTitle(into, state);
  if (!target && !/^(?:the |its |our )?[\p{L}-]+(?: [\p{L}-]+)?$/iu.test(from.trim())) return null;
  const scenes = target ? [sceneOf(state, target.ids[0]!)!] : holdersOf(keys[0]!, state);
  const noun = pattern.exec(from)![0].toLowerCase();
  if (scenes.length === 0) return { refused: `No scene has a ${noun}.` };
  if (scenes.length > 1)
    return {
      refused: `Say of which scene: ${listOf(
        state,
        scenes.map(({ id }) => id),
      ).toLowerCase()} have a ${noun}.`,
    };
  const scene = scenes[0]!;
  const key = keys.find((each) => each in scene.content) ?? keys.find((each) => hasField(scene, each));
  if (!key) return { refused: `${nameOf(state, scene.id)} has no ${noun}.` };
  const value = asBefore(into, (scene.content as Record<string, unknown>)[key]);
  setField(scene, key, value);
  return { done: `${nameOf(state, scene.id)}: ${noun} changed to "${value}"`, scenes: [scene.id] };
}

/** The scenes that have a text; when none has it, those that could. */
function holdersOf(key: string, { storyboard: { scenes } }: EditState): StoryboardScene[] {
  const found = scenes.filter((scene) => key in scene.content);
  return found.length > 0 ? found : scenes.filter((scene) => hasField(scene, key));
}

/** The title of the video: on the opening scene, in the running line above other scenes, and in the record. */
function videoTitle(into: string, state: EditState): Outcome {
  const { storyboard } = state;
  const opening =
    storyboard.scenes.find((scene) => 'title' in scene.content && ['title', 'section'].includes(scene.kind)) ??
    storyboard.scenes[0]!;
  const before = (opening.content as Record<string, unknown>)['title'] ?? storyboard.title;
  const key = headlineKey(opening);
  if (key === null) return { refused: 'The opening scene has no title.' };
  const value = asBefore(into, before);
  const touched = [opening.id];
  setField(opening, key, value);
  for (const scene of storyboard.scenes) {
    const content = scene.content as Record<string, unknown>;
    if (scene === opening || content['kicker'] !== before) continue;
    content['kicker'] = value.slice(0, 48);
    touched.push(scene.id);
  }
  storyboard.title = value.slice(0, 120);
  return { done: `Title changed to "${value}"`, scenes: touched };
}
