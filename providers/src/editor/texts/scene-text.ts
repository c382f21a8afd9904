import type { Figure } from '@scenewright/core/figures';
import {
  sceneContentSchemas,
  sceneFields,
  sceneKindOf,
  type KindWithContent,
  type SceneField,
} from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { findFigures } from '../../reading/scan/figures.js';
import { cuesOf } from '../../storyboard/cues.js';
import { escapePattern } from '../../languages/escape-pattern.js';

/** Every text and figure that an instruction can mean, with a function that puts another in its place. */
export const textsOf = (scene: KindWithContent): SceneField[] =>
  sceneFields(scene, 'shown', 'figure', 'part', 'direction');

export function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'display' in value && 'magnitude' in value;
}

/** A text as a figure, whole; null when it is none. */
export function figureOf(text: string, language: string): Figure | null {
  const found = findFigures(text, language);
  if (found.length === 1 && found[0]!.start === 0 && found[0]!.end === text.length) return found[0]!.figure;
  // A bare year is read as a date elsewhere; where a figure stands it is one.
  const year = /^\d{4}$/u.test(text) ? Number(text) : null;
  return year === null
    ? null
    : { value: year, magnitude: year, display: text, prefix: '', suffix: '', decimals: 0, unit: '' };
}

/** Finds a text as whole words: "24%" is not in "124%", "Acme" not in "Acmeville". */
export function wholeWord(text: string, flags = 'gu'): RegExp {
  const starts = /^[\p{L}\p{N}]/u.test(text) ? '(?<![\\p{L}\\p{N}]|\\p{N}[.,])' : '';
  const ends = /[\p{L}\p{N}]$/u.test(text) ? '(?![\\p{L}\\p{N}]|[.,]\\p{N})' : '';
  const spaced = escapePattern(text.trim()).replace(/\s+/gu, '\\s+').replace(/['’]/gu, "['’]");
  return new RegExp(`${starts}${spaced}${ends}`, flags);
}

/** "honest prices" also stands as "Honest prices" at the head of a line, and the other way round inside a sentence. */
function otherCase(from: string, to: string): (readonly [string, string])[] {
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (/^\p{Ll}/u.test(from)) return [[upper(from), upper(to)]];
  // One word with a capital may be a name; "acme.com" is none of "Acme".
  return /^\p{Lu}\p{Ll}/u.test(from) && /\s\p{Ll}/u.test(from) ? [[lower(from), lower(to)]] : [];
}

/** Replaces a text in all words and figures of a scene. Returns how often it stood there, or why it can't be. */
export function replaceIn(
  scene: StoryboardScene,
  from: string,
  to: string,
  language: string,
  flags = 'gu',
): { times: number; problem?: string } {
  const pairs = [[from, to] as const, ...otherCase(from, to)].map(
    ([old, next]) => [wholeWord(old, flags), next] as const,
  );
  const put = (text: string): string => pairs.reduce((out, [pattern, next]) => out.replace(pattern, () => next), text);
  let times = 0;
  for (const { value, set } of textsOf(scene)) {
    const text = typeof value === 'string' ? value : value.display;
    const next = put(text);
    if (next === text) continue;
    times += 1;
    if (typeof value === 'string') {
      set(next);
      continue;
    }
    const figure = figureOf(next, language);
    if (!figure) return { times, problem: `"${next}" is no figure that "${text}" could be replaced with.` };
    // A bare number keeps what it counts.
    set(
      figure.unit === '' && value.unit !== '' && value.prefix + value.suffix === ''
        ? { ...figure, unit: value.unit }
        : figure,
    );
  }
  if (put(scene.subject) !== scene.subject) scene.subject = put(scene.subject).slice(0, 60);
  if (scene.narration !== null && put(scene.narration) !== scene.narration) {
    times += 1;
    scene.narration = put(scene.narration);
    scene.cues = scene.cues.map((cue) => ({ ...cue, phrase: put(cue.phrase) }));
  }
  settleCues(scene);
  return { times };
}

/** Drops the cues whose words are not spoken any more. */
export function settleCues(scene: StoryboardScene): void {
  const spoken = scene.narration ?? '';
  scene.cues = scene.cues.filter(({ phrase }) => spoken.includes(phrase));
}

/** Another narration, with its elements tied to their words anew. */
export function narrate(scene: StoryboardScene, narration: string | null): void {
  scene.narration = narration;
  scene.cues = narration === null ? [] : cuesOf(scene, narration);
}

/** Ties elements to words anew after items came, went or changed places. */
export function recue(scene: StoryboardScene): void {
  scene.cues = scene.narration === null ? [] : cuesOf(scene, scene.narration);
}

/** Whether scenes of this kind have the field. */
export function hasField(scene: StoryboardScene, key: string): boolean {
  return key in (sceneContentSchemas[scene.kind] as unknown as { shape: Record<string, unknown> }).shape;
}

/** Puts a text into a field; what is told word for word follows it. */
export function setField(scene: StoryboardScene, key: string, value: string): void {
  const content = scene.content as Record<string, unknown>;
  const old = content[key];
  content[key] = value;
  // A scene that is its words is told in them; over a chart the title is one thing and what is told another.
  const isRepeated = key !== 'title' || sceneKindOf(scene.kind).saysItsTitle === true;
  if (typeof old !== 'string' || old.length < 3 || !isRepeated) return;
  if (key === 'text' && typeof content['emphasis'] === 'string' && !value.includes(content['emphasis']))
    delete content['emphasis'];
  const pattern = wholeWord(old.replace(/[.!?]+$/u, ''), 'u');
  if (scene.narration !== null && pattern.test(scene.narration)) {
    const ended = /[.!?]$/u.test(value);
    const spoken = value.replace(/\.$/u, '');
    narrate(scene, scene.narration.replace(pattern, () => spoken).replace(ended ? /([!?])\.$/u : /$^/u, '$1'));
  }
}
