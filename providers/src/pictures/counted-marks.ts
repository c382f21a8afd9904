import type { StoryboardScene } from '@scenewright/core/storyboard';
import { verbsIn } from '../reading/grammar/english-verbs.js';
import { findThing } from './find-picture.js';
import { isPerson } from './people.js';
import { named } from './picture-of.js';

type Pictogram = Extract<StoryboardScene, { kind: 'pictogram' }>;

/** A mark that stands for anything. */
const anything = 'circle';

/**
 * A scene of "n in m" with a mark of what is counted: people where they are named or nothing is, the thing itself where
 * it can be drawn, and a plain mark for any other thing. Three slices of twelve are no three people.
 */
export function withCountedMarks(scene: Pictogram, language: string): Pictogram {
  const { title = '', label = '', count, total } = scene.content;
  const noun = [label, title].map((text) => countedNoun(text, count, total, language)).find((one) => one !== undefined);
  if (noun === undefined) return scene;
  const name = findThing([{ text: noun, weight: 1 }], language)?.name;
  // "Two thirds would go": where no thing is named that can be drawn, people do.
  if (name === undefined ? !/\p{Nd}/u.test(`${label}${title}`) : isPerson(name)) return scene;
  const drawing = name === undefined ? undefined : named(name);
  const content = { ...scene.content, icon: anything, ...(drawing ? { picture: drawing.name } : {}) };
  return { ...scene, content, ...(drawing ? { drawings: [drawing] } : {}) };
}

/** What stands right after the smaller number, or else after the whole: "3 slices out of 12", "7 of 10 flats". */
function countedNoun(text: string, count: number, total: number, language: string): string | undefined {
  const numbers = [...text.matchAll(/\p{Nd}+/gu)];
  const at = numbers.findIndex(({ 0: digits }, index) => Number(digits) === count && Number(numbers[index + 1]?.[0]) === total); // prettier-ignore
  // "Two thirds of their neurons": a part in words is of what the line is about.
  if (at < 0) return numbers.length === 0 && text !== '' ? text : undefined;
  const between = text.slice(numbers[at]!.index + numbers[at]![0].length, numbers[at + 1]!.index).trim();
  // "3 in 4", "3 von 4", "3 out of 4": nothing is named between the two.
  const inside = /^(\p{L}[\p{L}\p{M}’'-]+)\s+\p{L}+/u.exec(between)?.[1];
  if (inside !== undefined && inside.toLowerCase() !== 'out') return inside;
  const after = numbers[at + 1]!.index + numbers[at + 1]![0].length;
  const behind = /^\s*(\p{L}[\p{L}\p{M}’'-]+)/u.exec(text.slice(after));
  if (!behind) return undefined;
  // "9 in 10 recommend it": who does is not named, and people do.
  const start = after + behind[0].length - behind[1]!.length;
  const isDeed = language === 'en' && verbsIn(text).some((verb) => verb.start === start);
  return isDeed ? undefined : behind[1];
}
