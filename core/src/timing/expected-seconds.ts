import { estimateSpeechSeconds } from '../language/speech-length.js';
import type { Storyboard } from '../storyboard/storyboard.js';
import { fitScenes } from './fit-scenes.js';
import { isBuilt, sceneNeeds } from './scene-needs.js';
import { shareFrames } from './share-frames.js';
import { chooseTransitions, type TransitionOptions } from './transitions.js';

/** Fine enough for what is only expected. */
const fps = 30;

type Film = Pick<Storyboard, 'scenes' | 'narrated' | 'narrationLanguage'>;

/**
 * Seconds that each scene gets when the film is laid out over a length, by the same needs and shares as the layout itself,
 * with speech estimated and transitions left out. In the order of the scenes, whose ids must differ.
 */
export function expectedSeconds(film: Film, seconds: number): number[] {
  const needs = sceneNeeds(film.scenes, film.scenes.map(() => null), { fps, readingFactor: 1, speechSeconds: spokenIn(film) }); // prettier-ignore
  return shareFrames(Math.round(seconds * fps), needs).map((frames) => frames / fps);
}

type Cut = Film & Pick<Storyboard, 'style' | 'direction'>;

/** The same as a viewer sees them: with the transitions into and out of each, which two scenes share. */
export function seenSeconds(film: Cut, seconds: number): number[] {
  const transitions = chooseTransitions(film.scenes, cutsOf(film));
  const out = (at: number): number => transitions[at + 1]?.frames ?? 0;
  const needs = sceneNeeds(film.scenes, transitions, { fps, readingFactor: 1, speechSeconds: spokenIn(film) });
  const shares = needs.map(({ min, comfort, ceiling, weight }, at) => ({ min: min - out(at), comfort: comfort - out(at), ceiling: ceiling - out(at), weight, isBuilt: isBuilt(film.scenes[at]!) })); // prettier-ignore
  return shareFrames(Math.round(seconds * fps), shares).map((frames, at) => (frames + out(at)) / fps);
}

/** Scenes that lose their voice or their place when the film is laid out over a length, as far as speech can be estimated. */
export function expectedLosses(film: Cut, seconds: number): number {
  const { drop, silence } = fitScenes({ scenes: film.scenes, seconds, speechSeconds: spokenIn(film), pace: 1, transitions: cutsOf(film) }); // prettier-ignore
  return drop.length + silence.length;
}

const cutsOf = ({ style: pack, direction }: Cut): TransitionOptions => ({ pack, direction, fps, multiScene: true, onBeat: false }); // prettier-ignore

function spokenIn({ scenes, narrated, narrationLanguage }: Film): (id: string) => number | null {
  const spoken = new Map(scenes.map(({ id, narration }) => [id, narrated && narration ? estimateSpeechSeconds(narration, narrationLanguage) : null])); // prettier-ignore
  return (id) => spoken.get(id) ?? null;
}
