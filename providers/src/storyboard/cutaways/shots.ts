import { verdicts, type Drawing } from '@scenewright/core/drawings';
import type { CameraMove } from '@scenewright/core/shots';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import type { Motif } from '../../pictures/motif.js';
import { areAlike } from '../../pictures/alike.js';
import { isFace } from '../../pictures/people.js';
import { pictureOf } from '../../pictures/picture-of.js';
import type { WeightedText } from '../../pictures/find-picture.js';
import { phrasesOf } from './phrases.js';

/** A scene that goes on with what another has begun. Its id is given where its place is known. */
const goingOn = ({ subject }: StoryboardScene, seed: number): Omit<StoryboardScene, 'kind' | 'content'> => ({
  ...{ id: 's0', intent: 'context', narration: null, cues: [], subject, weight: 0.6, seed },
});

/** One thing, near. */
export const closeUp = (drawing: Drawing, of: StoryboardScene, seed: number): StoryboardScene => ({
  ...goingOn(of, seed),
  ...{ kind: 'close-up', content: { picture: drawing.name }, drawings: [drawing] },
});

/** The same from so near that its edges are cut off: what has just been seen whole is no news whole. */
export const ofDetail = (shot: StoryboardScene): StoryboardScene =>
  shot.kind === 'close-up' ? { ...shot, content: { ...shot.content, size: 'detail' } } : shot;

/** Whether a shot shows the thing of a scene in another drawing: with its line it would be the same scene again. */
export function showsTheSame(shot: StoryboardScene, scene: StoryboardScene): boolean {
  const [one, other] = [ownDrawing(shot), ownDrawing(scene)];
  return one !== undefined && other !== undefined && areAlike(one.name, other.name);
}

/** Letters that stand on a plate over a picture. */
const plateLetters = 64;

/** A scene of few words that has a picture, with its words over that picture; undefined for any other. */
export function asCloseUp(scene: StoryboardScene): StoryboardScene | undefined {
  if (scene.kind !== 'section' && scene.kind !== 'callout') return undefined;
  const title = scene.kind === 'section' ? scene.content.title : scene.content.text;
  const { picture, kicker } = scene.content;
  // What stands pale behind the words may be the film's picture, and not theirs.
  if (!ownDrawing(scene) || scene.arrangement === 'behind' || [...title].length > plateLetters) return undefined;
  const { arrangement: _, ...rest } = scene;
  const index = scene.kind === 'section' ? scene.content.index : undefined;
  const cues = scene.cues.map((cue) => (cue.element === 'text' ? { ...cue, element: 'title' } : cue));
  return { ...rest, cues, kind: 'close-up', content: { title, picture, ...(kicker ? { kicker } : {}), ...(index ? { index } : {}) } } as StoryboardScene; // prettier-ignore
}

/** A close-up with the line of the scene that it goes on with, where that is short. */
export function withLine(shot: StoryboardScene, { content, cues }: StoryboardScene): StoryboardScene {
  if (shot.kind !== 'close-up') return shot;
  const said: Record<string, unknown> = content;
  const line = [said['title'], said['text']].find((one) => typeof one === 'string');
  // What comes word by word, as it is spoken, would be given away.
  if (typeof line !== 'string' || [...line].length > plateLetters || cues.some(({ element }) => element === 'title')) return shot; // prettier-ignore
  return { ...shot, content: { ...shot.content, title: line } };
}

/** The same without that line, where a voice speaks over it: captions say what is said. */
export function unlined(shot: StoryboardScene): StoryboardScene {
  if (shot.kind !== 'close-up') return shot;
  const { title: _, ...content } = shot.content;
  return { ...shot, content };
}

/** What a scene says first and largest, where that is a line. */
export function lineOf({ content }: StoryboardScene): string | undefined {
  const said: Record<string, unknown> = content;
  return ['title', 'text', 'term', 'question'].map((key) => said[key]).find((one) => typeof one === 'string' && one !== '') as string | undefined; // prettier-ignore
}

/** What a scene says in phrases, one after the other. */
export const inPhrases = (
  scene: StoryboardScene,
  phrases: string[],
  drawing: Drawing | undefined,
  seed: number,
): StoryboardScene => ({
  ...goingOn(scene, seed),
  ...{ weight: 0.8, kind: 'kinetic-words', content: { phrases, ...(drawing ? { picture: drawing.name } : {}) } },
  ...(drawing ? { drawings: [drawing] } : {}),
});

/** Kinds that say a few words and nothing else. */
const saysWords: ReadonlySet<StoryboardScene['kind']> = new Set(['title', 'section', 'callout', 'backdrop']);

/** What a scene of few words says, phrase by phrase; undefined where it cannot be parted so. */
export function wordsInPhrases(
  scene: StoryboardScene,
  language: string,
  drawing: Drawing | undefined,
  seed: number,
): StoryboardScene | undefined {
  const line = saysWords.has(scene.kind) ? lineOf(scene) : undefined;
  const phrases = line === undefined ? undefined : phrasesOf(line, language);
  return phrases && inPhrases(scene, phrases, drawing, seed);
}

/** Forms that go with what a scene says, and move. */
export const onBackdrop = (scene: StoryboardScene, motif: Motif, seed: number): StoryboardScene => ({
  ...goingOn(scene, seed),
  ...{ kind: 'backdrop', content: { motif } },
});

/** The same place from nearer, with another move of the camera and without the words. */
export function nearerShot(scene: StoryboardScene, seed: number): StoryboardScene | undefined {
  // Forms without words or a voice say nothing.
  if (scene.kind === 'backdrop' && scene.narration === null) return undefined;
  if (scene.kind === 'backdrop') return { ...goingOn(scene, seed), weight: 0.4, kind: 'backdrop', content: { motif: scene.content.motif } }; // prettier-ignore
  if (scene.kind !== 'footage' || scene.content.clip !== undefined || scene.content.size === 'close') return undefined;
  const { title: _title, kicker: _kicker, caption: _caption, figures: _figures, ...shot } = scene.content;
  const move: CameraMove = shot.move === 'pan-right' || shot.move === 'push-in' ? 'pan-left' : 'pan-right';
  return { ...goingOn(scene, seed), weight: 0.3, kind: 'footage', content: { ...shot, size: shot.size === 'wide' ? 'medium' : 'close', move } }; // prettier-ignore
}

/** Something that a scene names, in its words before its voice, and that is not seen yet. */
export function otherDrawing(scene: StoryboardScene, language: string, seen: ReadonlySet<string>): Drawing | undefined {
  const texts: WeightedText[] = [
    ...onScreenText(scene).map((text) => ({ text, weight: 1 })),
    ...(scene.narration ? [{ text: scene.narration, weight: 1 }] : []),
  ];
  const passed = new Set([...seen, ...verdicts]);
  for (;;) {
    const drawing = pictureOf(texts, language, passed);
    // A face would be taken for somebody who is named.
    if (!drawing || !isFace(drawing.name)) return drawing;
    passed.add(drawing.name);
  }
}

/** Signs, which are no things and look like nothing from nearer. */
const isSign = (name: string): boolean =>
  verdicts.has(name) || /^(?:input-|divide|infinity)|arrows|balloon$|-symbol$|-sign$|-button$/u.test(name);

/** What a scene shows that another shot can be of. */
export function shownThing(scene: StoryboardScene): Drawing | undefined {
  const drawing = ownDrawing(scene);
  return drawing && !isSign(drawing.name) ? drawing : undefined;
}

export const ownDrawing = ({ content, drawings, shows }: StoryboardScene): Drawing | undefined =>
  shows ? undefined : drawings?.find(({ name }) => name === content.picture);

export const isCloseUp = ({ kind }: StoryboardScene): boolean => kind === 'close-up';
export const isInPhrases = ({ kind }: StoryboardScene): boolean => kind === 'kinetic-words';
