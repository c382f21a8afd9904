import { kindsThat, sceneKindOf, sceneKinds, type SceneKind } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { nameOf, sceneOf, type EditState } from '../edit-state.js';

/** The scenes that a text names, and the words with which it does; or why none can be told. */
export type Target = { ids: string[]; phrase: string } | { problem: string; phrase: string };

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const noun = '(?:scenes?|slides?|shots?|frames?|cards?|screens?|parts?|sections?|ones?)';
const ordinal = `(?:${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)|last|final|penultimate|second[- ]to[- ]last|next[- ]to[- ]last|opening|closing|middle)`;
const number = `(?:\\d{1,2}|${numbers.join('|')})`;

/** What people call the kinds, the longest name first: "bar chart" is meant before "chart". */
const names: readonly (readonly [name: string, pattern: string, kinds: readonly SceneKind[]])[] = [
  ...new Set(sceneKinds.flatMap((kind) => sceneKindOf(kind).names ?? [])),
]
  .sort((a, b) => b.length - a.length)
  .map((name) => [
    name,
    `(?<![\\p{L}])${name.replace(/[ -]/gu, '[- ]')}(?![\\p{L}])`,
    kindsThat((descriptor) => descriptor.names?.includes(name) ?? false),
  ]);

/** There are hundreds of names, and each clause asks for all of them many times: a pattern is compiled once. */
const compiled = new Map<string, RegExp>();
function pattern(source: string): RegExp {
  let known = compiled.get(source);
  if (!known) compiled.set(source, (known = new RegExp(source, 'iu')));
  return known;
}

/** The scenes that a text names; null when it names none. Scenes are counted as they stood before the instruction. */
export function scenesIn(text: string, state: EditState, expand: (text: string) => string): Target | null {
  return (
    byNumber(text, state) ??
    byPlace(text, state) ??
    byContent(text, state, expand) ??
    byQualifiedKind(text, state, expand) ??
    byKind(text, state) ??
    byIt(text, state)
  );
}

/** `scenesIn` for a rule that acts on one scene. */
export function oneSceneIn(text: string, state: EditState, expand: (text: string) => string): Target | null {
  const target = scenesIn(text, state, expand);
  if (!target || 'problem' in target || target.ids.length < 2) return target;
  return { problem: `"${target.phrase.trim()}" means more than one scene.`, phrase: target.phrase };
}

function byNumber(text: string, state: EditState): Target | null {
  const found = pattern(
    `(?<![\\p{L}])(?:the )?${noun}\\s+(?:number\\s+|no\\.?\\s*|nr\\.?\\s*|#)?(${number})(?![\\p{L}\\p{N}%]|\\s?(?:s|secs?|seconds?|min|minutes?)(?![\\p{L}]))((?:\\s*(?:,|and|&|to|-|–|through)\\s*(?:${noun}\\s+)?(?:number\\s+|#)?${number}(?![\\p{L}\\p{N}%]))*)`,
  ).exec(text);
  if (!found) return null;
  const isPlural = /^(?:the )?(?:scenes|slides|shots|frames|parts|sections|cards|screens)/iu.test(found[0]);
  let more = found[2] ?? '';
  // "move scene 2 to 5": only a plural has a range.
  if (!isPlural) more = /^(?:\s*(?:,|and|&)\s*(?:[a-z]+\s+)?(?:#)?(?:\d+|[a-z]+))+/iu.exec(more)?.[0] ?? '';
  const phrase = found[0].slice(0, found[0].length - (found[2] ?? '').length + more.length);
  const wanted = [valueOf(found[1]!)];
  for (const part of more.matchAll(
    new RegExp(`(,|and|&|to|-|–|through)\\s*(?:${noun}\\s+)?(?:number\\s+|#)?(${number})`, 'giu'),
  )) {
    const value = valueOf(part[2]!);
    if (/to|-|–|through/iu.test(part[1]!))
      for (let next = wanted.at(-1)! + 1; next < value; next += 1) wanted.push(next);
    wanted.push(value);
  }
  return atPlaces(wanted, phrase, state);
}

function byPlace(text: string, state: EditState): Target | null {
  const count = state.original.scenes.length;
  const found =
    pattern(
      `(?<![\\p{L}])(?:the )?(${ordinal})((?:\\s+(?:and|,)\\s+(?:the )?${ordinal})*)(?:\\s+(${number}))?\\s+${noun}(?![\\p{L}])`,
    ).exec(text) ??
    /(?<![\p{L}])(?:the )?(opening|intro(?:duction)?|outro|ending|closing)(?![\p{L}])/iu.exec(text) ??
    pattern(`(?<![\\p{L}])the (${ordinal})(?=\\s+(?:longer|shorter|twice|half|for \\d|\\d+ ?s)|$)`).exec(text);
  if (!found) return null;
  const several = found[3] ? valueOf(found[3]) : 1;
  const words = [
    found[1]!,
    ...(found[2] ?? '').split(/\s+(?:and|,)\s+(?:the )?/iu).filter((part) => part.trim() !== ''),
  ];
  const places = words.flatMap((word) => {
    const at = placeOf(word.trim().toLowerCase(), count);
    const step = /^(?:last|final|closing)$/iu.test(word.trim()) ? -1 : 1;
    return Array.from({ length: several }, (_, index) => at + step * index).sort((a, b) => a - b);
  });
  return atPlaces(places, found[0], state);
}

function placeOf(word: string, count: number): number {
  if (/^(?:last|final|closing|outro|ending)$/u.test(word)) return count;
  if (/^(?:penultimate|second[- ]to[- ]last|next[- ]to[- ]last)$/u.test(word)) return count - 1;
  if (/^(?:opening|intro(?:duction)?)$/u.test(word)) return 1;
  if (word === 'middle') return Math.ceil(count / 2);
  const index = ordinals.indexOf(word);
  return index >= 0 ? index + 1 : Number.parseInt(word, 10);
}

function atPlaces(places: readonly number[], phrase: string, state: EditState): Target {
  const ids: string[] = [];
  for (const place of places) {
    const scene = state.original.scenes[place - 1];
    const count = state.original.scenes.length;
    if (!scene) return { problem: `There is no scene ${place}: the video has ${count} scenes.`, phrase };
    if (!sceneOf(state, scene.id)) return { problem: `Scene ${place} was removed already.`, phrase };
    if (!ids.includes(scene.id)) ids.push(scene.id);
  }
  return { ids, phrase };
}

/** "the customer chart": of the scenes of a kind those that say the words before it. */
function byQualifiedKind(text: string, state: EditState, expand: (text: string) => string): Target | null {
  for (const [, called, wanted] of names) {
    const found = pattern(`(?<![\\p{L}])the ((?:[\\p{L}\\p{N}'’-]+ ){1,3}?)${called}`).exec(text);
    const words = found ? wordsOf(expand(found[1]!)).map(stem) : [];
    if (!found || words.length === 0 || pattern(`^(?:${ordinal})\\s`).test(found[1]!)) continue;
    const scenes = state.original.scenes.filter(
      (scene) => wanted.includes(scene.kind) && sceneOf(state, scene.id) && says(scene, words),
    );
    if (scenes.length > 0) return among(scenes, found[0], state);
  }
  return null;
}

const says = (scene: StoryboardScene, words: readonly string[]): boolean => {
  const all = new Set(wordsOf(`${onScreenText(scene).join(' ')} ${scene.subject} ${scene.narration ?? ''}`).map(stem));
  return words.every((word) => all.has(word));
};

function byKind(text: string, state: EditState): Target | null {
  for (const [, called, wanted] of names) {
    const found = pattern(`(?:the |that |this |our )?${called}(?:\\s+${noun}(?![\\p{L}]))?`).exec(text);
    if (!found) continue;
    const scenes = state.original.scenes.filter(({ id, kind }) => wanted.includes(kind) && sceneOf(state, id));
    if (scenes.length === 0) continue;
    return among(scenes, found[0], state);
  }
  return null;
}

const stop = new Set(
  'the a an of in on about with for to and or our its is are that this which where scene slide part section from by at we you it shows showing show says saying called titled named'.split(
    ' ',
  ),
);
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}%$€£]+(?:[.,'’-][\p{L}\p{N}%]+)*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/u, ''))
    .filter((word) => !stop.has(word));
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|es|s|ed|ing)$/u, '') : word);

function byContent(text: string, state: EditState, expand: (text: string) => string): Target | null {
  const found =
    pattern(
      `(?<![\\p{L}])(?:the |that )?${noun}\\s+(?:about|on|with|showing|that (?:shows|says|mentions|is about)|which (?:shows|says|mentions)|called|titled|named|where)\\s+(.+?)(?=\\s+(?:to|by|with|before|after|and|into|should|a bit|longer|shorter)(?![\\p{L}])|[,;]|$)`,
    ).exec(text) ??
    pattern(
      `(?<![\\p{L}])(?:the |that )((?!${ordinal}\\s)[\\p{L}\\p{N}⟦⟧%$€£'’ -]{3,40}?)\\s+(?:scene|slide|part|section)(?![\\p{L}])`,
    ).exec(text);
  if (!found) return null;
  const called = names.find(([, name]) => pattern(`^(?:the )?${name}$`).test(found[1]!.trim()));
  if (called && state.original.scenes.some((scene) => called[2].includes(scene.kind))) return null;
  const said = expand(found[1]!);
  const wanted = wordsOf(said).map(stem);
  if (wanted.length === 0) return null;
  const phrase = found[0];
  const scored = state.original.scenes
    .filter(({ id }) => sceneOf(state, id))
    .map((scene) => ({ scene, score: scoreOf(scene, wanted, said) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const best = scored.filter(({ score }) => score === scored[0]!.score).map(({ scene }) => scene);
  if (best.length === 0) return { problem: `No scene is about "${said}".`, phrase };
  return among(best, phrase, state);
}

/** How well a scene is described: all the words must be in it, and its title and subject count for more. */
function scoreOf(scene: StoryboardScene, wanted: readonly string[], said: string): number {
  const title = 'title' in scene.content ? String(scene.content.title ?? '') : '';
  const all = new Set(wordsOf(`${onScreenText(scene).join(' ')} ${scene.subject} ${scene.narration ?? ''}`).map(stem));
  if (!wanted.every((word) => all.has(word))) return 0;
  const front = new Set(wordsOf(`${title} ${scene.subject}`).map(stem));
  const exact = scene.subject.toLowerCase() === said.toLowerCase() || title.toLowerCase() === said.toLowerCase();
  // The opening and the recap name everything; the scene that tells it is meant.
  const summary = scene.intent === 'hook' || scene.intent === 'resolution' ? 0.5 : 1;
  return (1 + wanted.filter((word) => front.has(word)).length + (exact ? 4 : 0)) * summary;
}

function among(scenes: readonly StoryboardScene[], phrase: string, state: EditState): Target {
  if (scenes.length === 1) return { ids: [scenes[0]!.id], phrase };
  if (
    /^(?:all|every|both)\b|\b(?:charts|graphs|quotes|maps|pictures|photos|images|lists)\b/iu.test(phrase) &&
    !/ points?$/iu.test(phrase)
  ) {
    return { ids: scenes.map(({ id }) => id), phrase };
  }
  const names = scenes.map(({ id }) => nameOf(state, id).toLowerCase());
  const shown = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return { problem: `"${phrase.trim()}" can be ${shown}: say which by its number.`, phrase };
}

function byIt(text: string, state: EditState): Target | null {
  const found = /(?<![\p{L}])(?:it|them|there|that one|this scene|that scene|this slide)(?![\p{L}])/iu.exec(text);
  const ids = state.named.filter((id) => sceneOf(state, id));
  return found && ids.length > 0 ? { ids, phrase: found[0] } : null;
}

export function valueOf(word: string): number {
  const index = numbers.indexOf(word.toLowerCase());
  return index >= 0 ? index + 1 : Number.parseInt(word, 10);
}
