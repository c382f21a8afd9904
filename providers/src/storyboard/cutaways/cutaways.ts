import type { Brief } from '@scenewright/core/brief';
import { verdicts, type Drawing } from '@scenewright/core/drawings';
import { mostLarge, type Storyboard, type StoryboardScene } from '@scenewright/core/storyboard';
import { expectedSeconds, onScreenText } from '@scenewright/core/timing';
import { areAlike } from '../../pictures/alike.js';
import { isFace } from '../../pictures/people.js';
import { pictureOf } from '../../pictures/picture-of.js';
import { unmeantIn } from '../../pictures/unmeant.js';
import { cuesOf } from '../cues.js';
import { hashOf } from '../hash-of.js';
import { holdOf, manyParts, partsOf } from './holds.js';
import { recapOf, stepOf, withPicturedRecap } from './recap.js';
import { asNear, otherwise } from './recast.js';
import { builtApart } from './builds.js';
import { varied } from './rows.js';
import { withoutLongViews } from './long-views.js';
import { phrasesOf } from './phrases.js';
import { partedSpeech } from './speech.js';
import {
  closeUp,
  inPhrases,
  isCloseUp,
  isInPhrases,
  lineOf,
  nearerShot,
  otherDrawing,
  ownDrawing,
  shownThing,
  showsTheSame,
  unlined,
  withLine,
  wordsInPhrases,
} from './shots.js';

/** Shots behind one scene at most. */
const mostBehind = 3;
/** Close-ups of what the film is about, where nothing else can be shown. */
const mostRecalled = 3;
/** No view of few things is held longer (motion design), with the transitions around it. */
const longestHold = 6.8;
/** So much too long is not seen. */
const leastOver = 0.4;

type Asked = Pick<Brief, 'durationSeconds' | 'multiScene' | 'aiVideo' | 'seed'> & { prompt?: string };

/**
 * Cuts a film that has more time than things to say, as an editor does: a view that would be held too long is followed by
 * close-ups of what it names, its words phrase by phrase, or its place from nearer, while its sentence goes on. Nothing new
 * is said. Of three scenes alike in a row the one in the middle is shown as a close-up.
 */
export function withCutaways(storyboard: Storyboard, brief: Asked): Storyboard {
  if (!brief.multiScene || brief.aiVideo === 'full') return storyboard;
  const variedStory = { ...storyboard, scenes: varied(withPicturedRecap(withoutEcho(storyboard.scenes, brief.durationSeconds), brief.seed), asNear) }; // prettier-ignore
  const film = withoutLongViews(cut(variedStory, shotsFor(variedStory, brief)), brief);
  return { ...film, scenes: builtApart(varied(film.scenes, otherwise(film.language))) };
}

/** Seconds of a film whose one line comes back once. */
const longestOfOneLine = 15;

/** A longer film of one line, without the line again at its end: shots of the same lead through it. */
function withoutEcho(scenes: readonly StoryboardScene[], seconds: number): readonly StoryboardScene[] {
  const [first, last] = scenes;
  const isEcho = scenes.length === 2 && last!.narration === null && onScreenText(first!).join(' ') === onScreenText(last!).join(' '); // prettier-ignore
  return isEcho && seconds > longestOfOneLine ? scenes.slice(0, 1) : scenes;
}

/** The film with shots behind its scenes. */
function cut(storyboard: Storyboard, shots: readonly StoryboardScene[][]): Storyboard {
  const { scenes, narrationLanguage } = storyboard;
  const shown = [...scenes, ...shots.flat()].flatMap((scene) => ownDrawing(scene)?.name ?? []);
  const worn = new Set(shown.filter((name, at) => shown.indexOf(name) !== at));
  if (shots.every((behind) => behind.length === 0)) return storyboard;
  return {
    ...storyboard,
    scenes: scenes
      // The last scene stays the last: what leads to it stands before it, and what sums up its steps behind it.
      .flatMap((scene, at) => {
        if (at === 0 || at < scenes.length - 1)
          return speechOver(scene, shots[at]!, narrationLanguage, { next: scenes[at + 1], worn });
        const ahead = aheadOf(scene, shots[at]!);
        return [...ahead, scene, ...shots[at]!.filter((shot) => !ahead.includes(shot))];
      })
      .map((scene, at) => ({ ...scene, id: `s${at + 1}` })),
  };
}

/** Of the shots of the last scene those that stand before it: all but the steps in one view, where it is a step itself. */
const aheadOf = (scene: StoryboardScene, shots: readonly StoryboardScene[]): StoryboardScene[] =>
  shots.filter((shot) => !(stepOf(scene) && shot.kind === 'list'));

/** A way to go on with a scene that would be held so many seconds too long: the plainest last. */
interface Form {
  over: number;
  shoot: (scene: StoryboardScene, at: number) => StoryboardScene | undefined;
}

/** Shots behind each scene, until none is held too long or nothing more can be shown. */
function shotsFor(storyboard: Storyboard, { durationSeconds, seed, prompt }: Asked): StoryboardScene[][] {
  const { scenes, language, narrationLanguage } = storyboard;
  const shots: StoryboardScene[][] = scenes.map(() => []);
  const seen = new Set([
    ...unmeantIn(storyboard, prompt ?? ''),
    // What stands small beside an item may be seen large.
    ...scenes.flatMap((scene) => ownDrawing(scene)?.name ?? []),
  ]);
  const subject = scenes.map(shownThing).find((drawing) => drawing !== undefined);
  const isLast = (at: number): boolean => at > 0 && at === scenes.length - 1;
  // A picture stands large twice in a film at most, and never in two shots that follow each other.
  const isWorn = (drawing: Drawing, at: number): boolean => {
    const times = [...scenes, ...shots.flat()].filter((shot) => ownDrawing(shot)?.name === drawing.name).length;
    return times >= mostLarge || [shots[at]!.at(-1), scenes[at], scenes[at + 1], isLast(at) ? scenes[at - 1] : undefined].some((beside) => beside !== undefined && areAlike(ownDrawing(beside)?.name ?? '', drawing.name)); // prettier-ignore
  };
  let recalled = 0;
  const seedOf = (at: number, what: string): number => hashOf(`${seed}|${what}|${at}|${shots[at]!.length}`);
  const near = (drawing: Drawing | undefined, at: number): StoryboardScene | undefined => {
    // One thing after the other is a catalogue.
    if ([shots[at]!.at(-1) ?? scenes[at]!, scenes[at + 1]].some((beside) => beside !== undefined && isCloseUp(beside))) return undefined; // prettier-ignore
    if (!drawing || isWorn(drawing, at)) return undefined;
    seen.add(drawing.name);
    return closeUp(drawing, scenes[at]!, seedOf(at, drawing.name));
  };
  const isFresh = (at: number): boolean => shots[at]!.length === 0;
  // What the scene itself names bears its line; behind the title, and on the way to the end, the thing alone says it.
  const isRead = (at: number): boolean => scenes.filter((other) => lineOf(other) === lineOf(scenes[at]!)).length > 1;
  const named = (shot: StoryboardScene | undefined, at: number): StoryboardScene | undefined =>
    shot &&
    isFresh(at) &&
    !isRead(at) &&
    scenes[at]!.kind !== 'title' &&
    at + 1 < scenes.length &&
    !showsTheSame(shot, scenes[at]!)
      ? withLine(shot, scenes[at]!)
      : shot;
  const phrased = (scene: StoryboardScene, at: number): StoryboardScene | undefined =>
    at === scenes.length - 1 || shots[at]!.some(isInPhrases)
      ? undefined
      : wordsInPhrases(scene, language, subject && !isWorn(subject, at) ? subject : undefined, seedOf(at, 'phrases'));
  const forms: Form[] = [
    { over: 1.2, shoot: (_, at) => (isLast(at) && isFresh(at) ? recapOf(scenes, seedOf(at, 'recap')) : undefined) },
    // A place is gone into; drawn forms from nearer are the same again, and come after all that their words name.
    {
      over: 0.4,
      shoot: (scene, at) =>
        isFresh(at) && scene.kind === 'footage' ? nearerShot(scene, seedOf(at, 'nearer')) : undefined,
    },
    { over: 0.4, shoot: (scene, at) => (isFresh(at) ? named(near(otherDrawing(scene, language, seen), at), at) : undefined) }, // prettier-ignore
    { over: 0.8, shoot: (scene, at) => named(near(otherDrawing(scene, language, seen), at), at) },
    { over: 1.6, shoot: (scene, at) => (isFresh(at) && scene.kind !== 'footage' && (recalled += 1) <= mostRecalled ? near(subject, at) : undefined) }, // prettier-ignore
    { over: 1.6, shoot: (scene, at) => (isFresh(at) && scene.kind === 'backdrop' ? nearerShot(scene, seedOf(at, 'nearer')) : undefined) }, // prettier-ignore
    // Words without a picture are seen through sooner.
    { over: 1.6, shoot: (scene, at) => (ownDrawing(scene) || scene.shows ? undefined : phrased(scene, at)) },
    { over: 2.6, shoot: (scene, at) => phrased(scene, at) },
  ];
  const shotBehind = (at: number, over: number): StoryboardScene | undefined => {
    if (shots[at]!.length >= mostBehind) return undefined;
    for (const { over: least, shoot } of forms) {
      const shot = least <= over ? shoot(scenes[at]!, at) : undefined;
      if (shot) return shot;
    }
    return undefined;
  };
  const isDone = scenes.map((scene) => partsOf(scene) >= manyParts);
  const goal = scenes.map((scene) => Math.min(holdOf(scene, narrationLanguage), longestHold));
  for (;;) {
    const held = heldSeconds(storyboard, shots, durationSeconds);
    const over = held.map(({ own, behind }, at) => (isDone[at] ? 0 : Math.max(own - goal[at]!, behind - longestHold)));
    const at = over.indexOf(Math.max(...over));
    if (!(over[at]! > leastOver)) return shots;
    const shot = shotBehind(at, over[at]!);
    if (shot) shots[at]!.push(shot);
    else isDone[at] = true;
  }
}

/** Seconds that each scene itself is held, in a film with these shots, and those of the longest of its shots. */
function heldSeconds(
  storyboard: Storyboard,
  shots: readonly StoryboardScene[][],
  seconds: number,
): { own: number; behind: number }[] {
  const film = cut(storyboard, shots);
  const all = expectedSeconds(film, seconds);
  let from = 0;
  return shots.map((behind, at) => {
    const isLast = at > 0 && at === shots.length - 1;
    const own = from + (isLast ? aheadOf(storyboard.scenes[at]!, behind).length : 0);
    const group = all.slice(from, from + behind.length + 1);
    group.splice(own - from, 1);
    from += behind.length + 1;
    return { own: all[own]!, behind: Math.max(0, ...group) };
  });
}

/** A close-up over which a sentence is told shows what that names, rather than what an earlier one did. */
function asNamed(
  shot: StoryboardScene,
  picture: Drawing | undefined,
  { beside, worn }: { beside: readonly [StoryboardScene, StoryboardScene | undefined]; worn: ReadonlySet<string> },
): StoryboardScene {
  if (!isCloseUp(shot)) return shot;
  if (!picture || isFace(picture.name) || picture.name === ownDrawing(shot)?.name) return shot;
  // What its scene shows, or the next one, is no news in the shot between them.
  const isSeen = worn.has(picture.name) || beside.some((each) => each && ownDrawing(each)?.name === picture.name);
  return isSeen ? shot : closeUp(picture, beside[0], shot.seed);
}

/**
 * A shot over which a part of a sentence is told, in those words where its picture is none of what they name: a thing
 * alone would be taken for what is meant.
 */
function inItsWords(
  shot: StoryboardScene,
  said: string,
  meant: Drawing | undefined,
  beside: readonly [StoryboardScene, StoryboardScene | undefined],
  language: string,
): StoryboardScene {
  const shown = ownDrawing(shot);
  const isMeant = shown !== undefined && meant !== undefined && areAlike(shown.name, meant.name);
  if (!isCloseUp(shot) || isMeant || beside.some((each) => each && isInPhrases(each))) return shot;
  const phrases = phrasesOf(said, language);
  if (!phrases) return shot;
  const words = inPhrases(shot, phrases, shown, shot.seed);
  return { ...words, cues: cuesOf(words, said) };
}

/** A scene and its shots: a long sentence, or the last of several, is told over the first of them. */
function speechOver(
  scene: StoryboardScene,
  shots: readonly StoryboardScene[],
  language: string,
  { next, worn }: { next: StoryboardScene | undefined; worn: ReadonlySet<string> },
): StoryboardScene[] {
  const [first, ...others] = shots;
  // What shows its parts one after the other is told while they come.
  if (!first || isInPhrases(first) || partsOf(scene) >= 2 || scene.kind === 'versus') return [scene, ...shots];
  const parts = partedSpeech(scene, language);
  if (!parts) return [scene, ...shots];
  const [, said] = parts;
  const beside = [scene, others[0] ?? next] as const;
  const meant = isCloseUp(first) ? pictureOf([{ text: said, weight: 1 }], language, verdicts) : undefined;
  const shot = unlined(asNamed(first, meant, { beside, worn }));
  return [
    { ...scene, narration: parts[0] },
    {
      ...inItsWords(shot, said, meant, beside, language),
      narration: said,
      ...(scene.origin ? { origin: scene.origin } : {}),
    },
    ...others,
  ];
}
