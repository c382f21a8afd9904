import { verdicts, type Drawing } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { isOfTime } from './alike.js';
import { findPicture, type WeightedText } from './find-picture.js';
import { isPerson } from './people.js';
import { named, pictureOf } from './picture-of.js';
import { sceneWords } from './scene-words.js';

/** Scenes that must speak of a thing before the film is about it, where its title names none. */
const leastScenes = 2;

/** What a prompt speaks of because a film is asked for. */
const ofMaking = /film|movie|clapper|camera|video|television|musical|music|microphone|mobile-phone|laptop|desktop|speaker|loudspeaker|speech-balloon|megaphone|memo|label|chart/u; // prettier-ignore
/** Words of a prompt's first clause that name its topic. */
const clauseWords = 10;

/** Share of a prompt that its first clause must be to tell what all of it is about. */
const shortestClause = 0.4;

/** What the first clause of a prompt names, where it is a thing: a film that lost its topic still shows it. */
export function askedSubject(prompt: string, language: string, taken: ReadonlySet<string>): Drawing | undefined {
  const clause = (/^[^.,:;!?。、！？،؛\n]+/u.exec(prompt.trim())?.[0] ?? '')
    .split(/\s+/u)
    .slice(0, clauseWords)
    .join(' ');
  // Of a long prompt the first clause says for whom and how a film is made as often as of what.
  if (clause.length < shortestClause * prompt.trim().length) return undefined;
  const drawing = pictureOf([{ text: clause, weight: 1 }], language, new Set([...taken, ...verdicts]));
  return drawing && !isPerson(drawing.name) && !isOfTime(drawing.name) && !ofMaking.test(drawing.name) ? drawing : undefined; // prettier-ignore
}

/**
 * What a film is about: what its title names, else its opening, else what most of its scenes speak of. Where the opening
 * only greets, it is what comes right behind it. Where no title names people, they are whom a film speaks to and not what it is about.
 */
export function subjectOf({ title, language, scenes }: Storyboard, taken: ReadonlySet<string>): Drawing | undefined {
  const unfit = new Set([...taken, ...verdicts]);
  const [first, second] = scenes;
  const opening = first && sceneWords(first);
  const said =
    pictureOf([{ text: title, weight: 1 }], language, unfit) ??
    (opening
      ? ((first && sceneKindOf(first.kind).placesPicture ? thingIn(onScreenText(first), language, unfit) : undefined) ??
        pictureOf(opening, language, unfit))
      : first && thingIn(onScreenText(first), language, unfit));
  if (said) return said;
  const spokenOf = new Map<string, number>();
  for (const scene of scenes) {
    const name = findPicture(sceneWords(scene) ?? titleOf(scene), language, unfit)?.name;
    if (name !== undefined && !isOfTime(name)) spokenOf.set(name, (spokenOf.get(name) ?? 0) + 1);
  }
  const all = [...spokenOf].filter(([, times]) => times >= leastScenes).sort((a, b) => b[1] - a[1]);
  const thing = all.find(([name]) => !isPerson(name));
  if (thing) return named(thing[0]);
  return second && !opening ? pictureOf(sceneWords(second) ?? [], language, unfit) : undefined;
}

/** What a chart or a table is headed with. */
const titleOf = ({ content }: Storyboard['scenes'][number]): readonly WeightedText[] =>
  'title' in content && typeof content.title === 'string' ? [{ text: content.title, weight: 1 }] : [];

/** A thing that is named in words which stand on a curtain or an envelope: whom it is for is not what it is about. */
function thingIn(said: readonly string[], language: string, unfit: ReadonlySet<string>): Drawing | undefined {
  const passed = new Set(unfit);
  for (;;) {
    const drawing = pictureOf(said.map((text) => ({ text, weight: 0.95 })), language, passed); // prettier-ignore
    if (!drawing || !isPerson(drawing.name)) return drawing;
    passed.add(drawing.name);
  }
}
