import { estimateSpeechSeconds } from '../../language/speech-length.js';
import { fastestPace } from '../../timing/fit-scenes.js';
import { sceneFloorSeconds } from '../../timing/scene-needs.js';
import type { StoryFinding } from '../story-finding.js';
import type { StoryRule } from '../story-rule.js';

/** A screen that stands longer than this has to reveal something meanwhile. */
const longestStill = 9;
/** Parts that keep a longer scene moving. */
const movingParts = 3;

/** What is spoken fits the video and, where nothing new appears, one scene. */
export const longNarration: StoryRule = {
  codes: ['narration_long'],
  find({ scenes, storyboard }, { durationSeconds }) {
    const language = storyboard.narrationLanguage;
    const times = scenes.map(({ narration }) => (narration === '' ? 0 : estimateSpeechSeconds(narration, language)));
    const whole = times.reduce((sum, seconds) => sum + seconds, 0);
    const found: StoryFinding[] = [];
    if (whole > durationSeconds * fastestPace)
      found.push({
        ...{ code: 'narration_long', sceneId: null, field: 'narration' },
        message: `The narration takes about ${Math.round(whole)} s, and the video lasts ${durationSeconds} s.`,
        remedy: `Shorten the narration to about ${Math.round(durationSeconds * 0.85)} s, or make the video longer.`,
      });
    for (const [at, { id, number, scene, parts, hasPicture }] of scenes.entries()) {
      const asked = scene.seconds ?? Infinity;
      const isStill = times[at]! > longestStill && parts < movingParts && !hasPicture;
      if (!isStill && times[at]! <= asked * fastestPace) continue;
      found.push({
        ...{ code: 'narration_long', sceneId: id, field: 'narration' },
        message: `The narration of scene ${number} takes about ${Math.round(times[at]!)} s${isStill ? ' while nothing new appears' : ''}.`,
        remedy: isStill ? 'Split the scene in two, or shorten what is said.' : 'Shorten what is said.',
      });
    }
    return found;
  },
};

/** No scene is gone before it can be seen. */
export const shortScene: StoryRule = {
  codes: ['scene_short'],
  find: ({ scenes }) =>
    scenes.flatMap(({ id, number, seconds }) =>
      seconds < sceneFloorSeconds
        ? [
            {
              ...{ code: 'scene_short' as const, sceneId: id },
              message: `Scene ${number} has ${seconds.toFixed(1)} s, too little to be seen.`,
              remedy: 'Make fewer scenes, or the video longer.',
            },
          ]
        : [],
    ),
};
