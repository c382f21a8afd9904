import type { SceneContent, StoryboardScene } from '@scenewright/core';
import { editRule, scores } from '../edit-rule.js';
import { listOf, sceneOf } from '../edit-state.js';
import { scenesIn } from '../parts/targets.js';

type Shot = SceneContent<'footage'>;
/** What can be asked of a shot, in the words that clauses are put into. */
const asked: readonly (readonly [RegExp, Partial<Shot>])[] = [
  [/\b(?:at )?(?:night|night ?time)\b/u, { time: 'night' }],
  [/\b(?:at )?(?:dawn|sunrise|morning)\b/u, { time: 'dawn' }],
  [/\b(?:at )?(?:dusk|sunset|evening)\b/u, { time: 'dusk' }],
  [/\b(?:by|in|at|during) (?:day|daylight|daytime|noon)\b/u, { time: 'day' }],
  [/\brain(?:y|ing)?\b/u, { weather: 'rain' }],
  [/\bsnow(?:y|ing)?\b/u, { weather: 'snow' }],
  [/\b(?:fog|foggy|mist|misty)\b/u, { weather: 'fog' }],
  [/\b(?:cloudy|clouds|overcast)\b/u, { weather: 'cloudy' }],
  [/\b(?:sunny|sunshine|clear sky|clear weather)\b/u, { weather: 'clear' }],
  [/\bspring\b/u, { season: 'spring' }],
  [/\bsummer\b/u, { season: 'summer' }],
  [/\b(?:autumn|fall)\b/u, { season: 'autumn' }],
  [/\bwinter\b/u, { season: 'winter' }],
  [/\b(?:close[- ]?up|closer|nearer)\b/u, { size: 'close' }],
  [/\bmedium shot\b/u, { size: 'medium' }],
  [/\b(?:wide shot|wider|from far|further away)\b/u, { size: 'wide' }],
  [/\b(?:zoom in|push in)\b/u, { move: 'push-in' }],
  [/\b(?:zoom out|pull out)\b/u, { move: 'pull-out' }],
  [/\bpan (?:to )?left\b/u, { move: 'pan-left' }],
  [/\bpan (?:to )?right\b/u, { move: 'pan-right' }],
  [/\borbit\b/u, { move: 'orbit' }],
  [/\b(?:still|fixed) (?:camera|shot)\b|\bno camera movement\b/u, { move: 'still' }],
];
const about = /\b(?:footage|shots?|clips?|film(?:ed)?|camera|weather|scenes?|slides?|it)\b/u;
const verb = /^(?:make|set|change|film|shoot|show|put|let|have|use|turn|zoom|push|pull|pan|orbit|move)\b/u;

/** The light, weather, season and framing of filmed scenes: "film scene 3 at night", "closer in scene 2". */
export const footage = editRule({
  id: 'footage',
  score: scores.named,
  examples: [
    {
      instruction: 'film scene 2 at night in the rain',
      language: 'en',
      on: 'footage',
      expects: { 's2.content.time': 'night', 's2.content.weather': 'rain' },
    },
    { instruction: 'Mach Szene 2 bei Nacht', language: 'de', on: 'footage', expects: { 's2.content.time': 'night' } },
    { instruction: 'a closer shot in scene 2', language: 'en', on: 'footage', expects: { 's2.content.size': 'close' } },
  ],
  video({ text, plain, scope, expand }, { storyboard, ...state }) {
    const changes = asked.filter(([pattern]) => pattern.test(plain)).map(([, change]) => change);
    const speaks = verb.test(plain) || /^(?:closer|wider|footage|shot|clip)\b/u.test(plain);
    if (changes.length === 0 || !speaks || !about.test(`${plain} ${scope ?? ''}`) || /⟦/u.test(text)) return null;
    const filmed = (scene: StoryboardScene | undefined): boolean => scene?.kind === 'footage';
    const draft = { ...state, storyboard };
    const target = scenesIn(scope === null ? text : `${text} ${scope}`, draft, expand);
    if (target && 'problem' in target) return { refused: target.problem };
    const all = storyboard.scenes.filter(filmed).map(({ id }) => id);
    const ids = target ? target.ids.filter((id) => filmed(sceneOf(draft, id))) : all;
    // Without filmed scenes it is about something else: "make it closer to our brand".
    if (ids.length === 0) return null;
    const own = ids.filter((id) => (sceneOf(draft, id)!.content as Shot).clip !== undefined);
    if (own.length > 0)
      return {
        refused: `${listOf(draft, own)} shows a clip of yours, which is shown as it is. Another link replaces it.`,
      };
    for (const id of ids) {
      const scene = sceneOf(draft, id)!;
      Object.assign(scene, { content: Object.assign({ ...scene.content }, ...changes) });
    }
    const what = [...new Set(changes.flatMap((change) => Object.values(change)))].join(', ');
    return { done: `${listOf(draft, ids)} filmed anew: ${what}`, scenes: ids };
  },
});
