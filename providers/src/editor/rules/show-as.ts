import { kindsThat, sceneKindOf, sceneKinds, type SceneKind } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { cuesOf } from '../../storyboard/cues.js';
import { canBeAsked, shownAs } from '../../storyboard/scene-as-kind.js';
import { editRule, scores } from '../edit-rule.js';
import { nameOf, sceneOf } from '../edit-state.js';
import { oneSceneIn } from '../parts/targets.js';

/** What the kinds that can be asked for are called, the longest name first. */
const names: readonly string[] = [
  ...new Set(sceneKinds.filter(canBeAsked).flatMap((kind) => sceneKindOf(kind).names ?? [])),
].sort((a, b) => b.length - a.length);
const name = `(?<name>${names.map((each) => each.replace(/[ -]/gu, '[- ]?')).join('|')})`;
const verb = '(?:show|display|draw|present|render|make|turn|change|switch|convert|put|visuali[sz]e)';
const asked: readonly RegExp[] = [
  new RegExp(`^(?:please )?${verb}\\s+(?<what>.+?)\\s+(?:as|into|to|in)\\s+(?:an?\\s+|the\\s+)?${name}(?:\\s+(?:instead|please))?[.!]?$`, 'iu'), // prettier-ignore
  new RegExp(`^(?:please )?(?:make|render)\\s+(?<what>.+?)\\s+an?\\s+${name}(?:\\s+(?:instead|please))?[.!]?$`, 'iu'),
  new RegExp(`^(?:please )?use\\s+an?\\s+${name}\\s+(?:for|in|instead of)\\s+(?<what>.+?)[.!]?$`, 'iu'),
];

/** "show scene 4 as a treemap": the same words and figures, in another kind of scene. */
export const showAs = editRule({
  id: 'show-as',
  score: scores.named,
  examples: [
    { instruction: 'show the chart as a podium', language: 'en', expects: { 's4.kind': 'podium' } },
    {
      instruction: 'turn scene 6 into stairs',
      language: 'en',
      expects: {
        's6.kind': 'staircase',
        's6.content.items': null,
        's6.content.steps': [{ title: 'Fast setup' }, { title: 'Clear reports' }, { title: 'Honest prices' }],
        's6.cues.0.element': 'steps.0',
        's6.cues.1.element': 'steps.1',
        's6.cues.2.element': 'steps.2',
      },
    },
    {
      instruction: 'use a treemap for scene 4',
      language: 'en',
      expects: { 's4.kind': 'treemap' },
    },
  ],
  video({ text, expand }, state) {
    const found = asked.map((pattern) => pattern.exec(text.trim())?.groups).find((groups) => groups);
    if (!found || /⟦/u.test(text)) return null;
    const target = oneSceneIn(found['what']!, state, expand);
    if (!target) return null;
    if ('problem' in target) return { refused: target.problem };
    const scene = sceneOf(state, target.ids[0]!)!;
    const called = found['name']!.toLowerCase();
    const kinds = kindsCalled(called);
    const title = nameOf(state, scene.id);
    if (kinds.includes(scene.kind)) return { refused: `${title} is shown as ${called} already.` };
    const shown = shownAs(scene, kinds, state.storyboard.language);
    if (!shown) return { refused: `${title} does not have what a ${called} shows: its words and figures don't fit.` };
    show(scene, shown);
    return { done: `${title}: shown as ${called}`, scenes: [scene.id] };
  },
});

const plain = (text: string): string => text.replace(/[ -]/gu, '');
const kindsCalled = (called: string): readonly SceneKind[] =>
  kindsThat((descriptor) => descriptor.names?.some((each) => plain(each) === plain(called)) ?? false).filter(
    canBeAsked,
  );

/** Puts another kind in the place of a scene's; a picture that it has no room for goes. */
function show(scene: StoryboardScene, shown: Pick<StoryboardScene, 'kind' | 'content'>): void {
  const { picture } = scene.content;
  Object.assign(scene, shown);
  scene.cues = scene.narration ? cuesOf(scene, scene.narration) : [];
  const { illustrated, placesPicture } = sceneKindOf(scene.kind);
  if (!illustrated) {
    delete scene.arrangement;
    delete scene.shows;
    delete scene.drawings;
    return;
  }
  if (picture === undefined) return;
  scene.content.picture = picture;
  if (placesPicture) delete scene.arrangement;
  else scene.arrangement ??= 'beside';
}
