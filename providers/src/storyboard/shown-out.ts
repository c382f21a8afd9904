import { sceneKindOf } from '@scenewright/core/scenes';
import { checkStory, isReadByPart, mostWordsShown, sentencesOf, unshownClauses, wordsShown, type StoryFinding, type StorySource } from '@scenewright/core/story-check'; // prettier-ignore
import { StoryboardSceneSchema, type Storyboard, type StoryboardScene } from '@scenewright/core/storyboard';
import { plannedSeconds } from '@scenewright/core/timing';
import { claimOf } from '../outline/claim.js';
import { wordsIn } from '../reading/clauses.js';
import { cuesOf } from './cues.js';

/** Characters of a line that stands whole. */
const longestLine = 150;
/** Clauses that are tried to be shown at most; each asks for a check of the whole. */
const mostShownOut = 16;
/** Seconds for which a scene stands before its first word is read, and for each word. */
const [secondsToSee, secondsPerWord] = [0.8, 0.25];

/**
 * Shows what a film tells by its voice alone, or not at all: the line of the scene that tells it becomes the whole
 * sentence where that can be read at a glance, words that were quoted without who says them stand in their sentence, and
 * what is too long for one view goes on in a view behind it. Nothing is changed that would make another fault, or a
 * scene too short to be read.
 */
export function shownOut(storyboard: Storyboard, source: StorySource): Storyboard {
  let best = { storyboard, unshown: unshownClauses(storyboard, source), faults: checkStory(storyboard, source).length };
  for (const { sceneId, says, clause } of best.unshown.slice(0, mostShownOut)) {
    if (!sceneId || !says || !clause || isShown(clause, best.unshown)) continue;
    for (const show of [inFull, inItsSentence, behind]) {
      const scenes = best.storyboard.scenes.flatMap((scene) => (scene.id === sceneId ? show(scene, says, clause, best.storyboard) : [scene])); // prettier-ignore
      const next = { ...best.storyboard, scenes };
      const [unshown, faults] = [unshownClauses(next, source), checkStory(next, source).length];
      if (unshown.length >= best.unshown.length || faults > best.faults || !canBeRead(next, sceneId, source)) continue;
      best = { storyboard: next, unshown, faults };
      break;
    }
  }
  return best.storyboard;
}

/** A clause may have come on screen with another of its sentence. */
const isShown = (clause: string, unshown: readonly StoryFinding[]): boolean => unshown.every((one) => one.clause !== clause); // prettier-ignore

/** Whether a scene, and the one behind it, stand long enough for their words. */
function canBeRead(storyboard: Storyboard, sceneId: string, { durationSeconds }: StorySource): boolean {
  const seconds = plannedSeconds(storyboard, durationSeconds);
  return storyboard.scenes.every(
    (scene, at) =>
      (scene.id !== sceneId && scene.id !== behindOf(sceneId)) ||
      seconds[at]! >= secondsToSee + secondsPerWord * wordsShown(scene, storyboard.language),
  );
}

type Show = (scene: StoryboardScene, sentence: string, clause: string, story: Storyboard) => StoryboardScene[];

/** A scene whose line is the sentence that it was cut from, or else the clause. */
const inFull: Show = (scene, sentence, clause, { language }) => {
  if (sceneKindOf(scene.kind).verbatim || isReadByPart(scene.kind)) return [scene];
  const content = scene.content as Record<string, unknown>;
  const own = wordSet(sentence);
  const key = ['text', 'title'].find((name) => typeof content[name] === 'string' && isPart(content[name], own));
  if (!key) return [scene];
  const { display } = (content.figure ?? {}) as { display?: string };
  for (const said of [sentence, clause]) {
    const line = lineOf(said, language);
    // What a line has lost may not take away what it shows already.
    if (line.length <= String(content[key]).length || (display !== undefined && !line.includes(display))) continue;
    const whole = checked({ ...scene, content: { ...content, [key]: line } } as StoryboardScene);
    if (whole && wordsShown(whole, language) <= mostWordsShown.atAGlance) return [whole];
  }
  return [scene];
};

/** Words that are quoted, in the sentence that says whose they are. */
const inItsSentence: Show = (scene, sentence, _, { language }) => {
  const said = (scene.content as Record<string, unknown>).text;
  if (scene.kind !== 'quote' || typeof said !== 'string' || scene.content.author !== undefined || !sentence.includes(said)) return [scene]; // prettier-ignore
  const { arrangement: _set, ...rest } = scene;
  const whole = checked({ ...rest, kind: 'callout', cues: [], content: { text: lineOf(sentence, language), emphasis: said.length <= 80 ? said : undefined } } as StoryboardScene); // prettier-ignore
  return whole && wordsShown(whole, language) <= mostWordsShown.atAGlance ? [whole] : [scene];
};

/** A scene, and behind it one that shows a clause of its own, which the voice says there where it ends on it. */
const behind: Show = (scene, sentence, clause, story) => {
  const { language, scenes } = story;
  if (scenes.some(({ id }) => id === behindOf(scene.id))) return [scene];
  const text = [sentence, clause].filter((one) => !isShortened(one, language)).map((one) => lineOf(one, language)).find((one) => wordsShown({ kind: 'callout', content: { text: one } }, language) <= mostWordsShown.atAGlance); // prettier-ignore
  if (text === undefined) return [scene];
  const [head, tail] = story.narrated ? partedBefore(scene.narration ?? '', clause, story.narrationLanguage) : [];
  const shown = checked({ id: behindOf(scene.id), intent: 'evidence', narration: tail ?? null, cues: [], subject: scene.subject, weight: 1, seed: scene.seed + 1, kind: 'callout', content: { text } } as StoryboardScene); // prettier-ignore
  if (!shown) return [scene];
  if (tail === undefined) return [scene, shown];
  const before = checked({ ...scene, narration: head!, cues: cuesOf(scene, head!) });
  return before ? [before, shown] : [scene, shown];
};

const behindOf = (id: string): string => `${id}b`;

/** What is spoken, before the sentence that a clause begins and from it on; nothing where it begins none, or the first. */
function partedBefore(narration: string, clause: string, language: string): [string, string] | [] {
  const sentences = sentencesOf(narration);
  const opening = plain(clause).split(' ').slice(0, 3).join(' ');
  const at = sentences.findIndex((one) => plain(one).startsWith(opening));
  const gap = ['ja', 'zh', 'th'].includes(language) ? '' : ' ';
  return at < 1 ? [] : [sentences.slice(0, at).join(gap), sentences.slice(at).join(gap)];
}

const lineOf = (text: string, language: string): string =>
  claimOf(text, language, longestLine, mostWordsShown.atAGlance);
/** Whether a line of these words would lose some of them. */
const isShortened = (text: string, language: string): boolean => wordsIn(lineOf(text, language)) < wordsIn(text) - 1;
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore
const wordSet = (text: string): ReadonlySet<string> => new Set(plain(text).split(' '));

/** Whether a line is made of the words of a sentence. */
function isPart(line: unknown, words: ReadonlySet<string>): boolean {
  const own = plain(String(line)).split(' ');
  return own.filter((word) => words.has(word)).length >= own.length * 0.8;
}

const checked = (scene: StoryboardScene): StoryboardScene | undefined => StoryboardSceneSchema.safeParse(scene).data;
