import { toScale } from '@scenewright/core/figures';
import { verdicts, type Arrangement, type Drawing } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { isOfTime, usedUpBy } from './alike.js';
import { arrange } from './arrange.js';
import { withCountedMarks } from './counted-marks.js';
import { flagsOf } from './flags.js';
import { pictureOfAction } from './actions.js';
import { findPicture, type WeightedText } from './find-picture.js';
import { pictureOfOccasion } from './occasions.js';
import { illustrateParts } from './part-pictures.js';
import { asOpening } from './opening-picture.js';
import { isActivity, isFace, isToken } from './people.js';
import { named, pictureOf } from './picture-of.js';
import { shownBy, type ShownFigure } from './shown-figure.js';
import { askedSubject, subjectOf } from './subject.js';
import { heroesOf } from './heroes.js';
import { sceneWords } from './scene-words.js';
import { unmeantIn } from './unmeant.js';
import { holdsImage, withPicture } from './with-picture.js';

/**
 * Gives each scene that stands on words the picture of what they mean, none twice, and names it in the scene's content.
 * Where no picture means them for sure the film's own subject comes back, once and not at once, then another view of it;
 * beyond that the type stands alone. How the picture and the words share the canvas is settled here, where the neighbours
 * are known, and kept with the scene. A scene that names its picture already keeps it. `prompt` is what was asked for.
 */
export function illustrate(storyboard: Storyboard, prompt = ''): Storyboard {
  const { language, scenes } = storyboard;
  const foreign = unmeantIn(storyboard, prompt);
  const taken = new Set<string>(foreign);
  const objects = new Set<string>();
  const heroes = heroesOf(taken);
  let lastShown: string | undefined;
  const before: Arrangement[] = [];
  const subject = subjectOf(storyboard, taken) ?? askedSubject(prompt, language, taken);
  const flags = headingFlags(storyboard);
  const illustrated = scenes.map((scene, at) => {
    if (scene.content.picture !== undefined || scene.shows || holdsImage(scene)) return scene;
    if (scene.kind === 'pictogram') return withCountedMarks(scene, language);
    const parts = illustrateParts(scene, language, foreign);
    if (parts) return parts;
    const texts = sceneWords(scene);
    if (!texts) return scene;
    heroes.pass();
    const shown = shownBy(scene, language);
    // An object that says what is measured without its size is no news the second time.
    // What is drawn to scale is, unless the same object has just been seen.
    const isNews = shown && (shown.exact || !objects.has(shown.depiction) || (toScale.has(shown.depiction) && lastShown !== shown.depiction)); // prettier-ignore
    const shows = isNews ? shown : undefined;
    lastShown = undefined;
    const unjudged = bearsNoVerdict(scene, at) ? new Set([...taken, ...verdicts]) : taken;
    // What a film opens with is what it is about, sooner than its year.
    const occasion = shown || (at === 0 && subject) ? undefined : pictureOfOccasion(scene, language, taken);
    const own = shows?.exact
      ? undefined
      : (flags.get(scene.id) ??
        heroes.again(closingOn(subject, scene, language, foreign)) ??
        ownPicture(scene, texts, language, unjudged) ??
        occasion);
    if (shows && !own && !(isBareFew(shows) && subject)) {
      objects.add(shows.depiction);
      lastShown = shows.depiction;
      const arrangement = arrange(scene, before, 'figure');
      before.push(arrangement);
      const counted = shows.counted === undefined ? undefined : named(shows.counted);
      const name = counted?.name ?? `figure:${shows.depiction}`;
      return withPicture({ ...scene, shows: shows.figure, arrangement }, name, counted);
    }
    const isOfSubject = bearsSubject(scene, at, scenes.length);
    // What says something else bears the subject pale behind its words at most: large beside them it would be taken for it.
    const mayGhost = !sceneKindOf(scene.kind).placesPicture && !isToken(subject?.name ?? '');
    // Whom a film speaks to is not what it opens with.
    const about = at === 0 && own && subject && isFace(own.name) && !isFace(subject.name) ? subject : own;
    // In the place of a film what is only done shows its hero doing it, sooner than a sign of that deed.
    const isWeak = at > 0 && subject !== undefined && about !== undefined && isGuess(about, scene, texts, language);
    const picture =
      (isWeak && !sceneKindOf(scene.kind).placesPicture ? undefined : about) ??
      heroes.anew(shownAgain(scene, language, taken, foreign)) ??
      (isOfSubject ? heroes.again(subject) : mayGhost ? heroes.ghost(subject) : undefined) ??
      (scene.kind === 'quote' && !taken.has('speech-balloon')
        ? named('speech-balloon')
        : at === 0
          ? ownPicture(scene, texts, language, taken)
          : undefined);
    if (!picture) return scene;
    const isRecalled = taken.has(picture.name);
    const isGhost = isRecalled && !isOfSubject && picture === subject;
    const arrangement = isGhost ? 'behind' : arrange(scene, before, isRecalled ? 'recalled' : 'own');
    for (const name of usedUpBy(picture.name)) taken.add(name);
    heroes.show(picture.name, isGhost);
    if (sceneKindOf(scene.kind).placesPicture) return withPicture(scene, picture.name, picture);
    before.push(arrangement);
    return withPicture({ ...scene, arrangement }, picture.name, picture);
  });
  const [opening, ...others] = illustrated;
  if (!opening) return storyboard;
  return { ...storyboard, scenes: [withSubject(asOpening(opening, others), subject), ...others] };
}

/** The name that a heading opens with, before its mark and its figure with or without a unit: "India: 43", "India 43". */
const nameFirst = /^\s*([^:：\p{Nd}]+?)\s*(?:[:：]\s*[\p{Sc}\p{Nd}][^:：]{0,24}|[\p{Nd}\p{P}\p{S}\s]*)$/u;
/** The flags of scenes that are headed by nothing but a country, or by it and its figure, where a film goes through several. */
function headingFlags({ language, scenes }: Storyboard): ReadonlyMap<string, Drawing> {
  const heads = scenes.map((scene) => {
    const text = (sceneWords(scene) ?? []).find(({ weight }) => weight === 1)?.text;
    return (text === undefined ? undefined : nameFirst.exec(text)?.[1]) ?? '';
  });
  const flags = flagsOf(heads, language);
  return new Map(scenes.flatMap(({ id }, at) => (flags[at] ? [[id, flags[at]] as const] : [])));
}

/** What a film opens or closes with, and a number, are not about a sign beside them. */
const bearsNoVerdict = (scene: StoryboardScene, at: number): boolean =>
  at === 0 || 'figure' in scene.content || sceneKindOf(scene.kind).arc === 'closes';

/** What opens or closes a film, and a number, are about its subject where they name nothing else. */
const bearsSubject = (scene: StoryboardScene, at: number, count: number): boolean =>
  at === count - 1 || bearsNoVerdict(scene, at);

/** So sure is what names a thing; a sign of what is done is less so. */
const sureScore = 0.9;

/** Whether a picture is the sign of something that is only done in a scene, and no step, which shows its deed. */
function isGuess(
  picture: Drawing,
  { content }: StoryboardScene,
  texts: readonly WeightedText[],
  language: string,
): boolean {
  const found = findPicture(texts, language);
  return !('index' in content) && found?.name === picture.name && found.score < sureScore;
}

/** Three plain marks for "3 stages" say less than what the film is about. */
const isBareFew = ({ depiction, counted, figure }: ShownFigure): boolean =>
  depiction === 'field' && counted === undefined && figure.magnitude <= 8;

/** The opening with what the film is about, also where it has no room to show it: later scenes come back to it. */
function withSubject(scene: StoryboardScene, subject: Drawing | undefined): StoryboardScene {
  const isShown = scene.drawings !== undefined || scene.shows || holdsImage(scene);
  return subject === undefined || isShown || (isFace(subject.name) && !isActivity(subject.name))
    ? scene
    : { ...scene, drawings: [subject] };
}

/** The film's subject where its end names it again: what else its small print speaks of is no picture to close on. */
function closingOn(
  subject: Drawing | undefined,
  scene: StoryboardScene,
  language: string,
  foreign: ReadonlySet<string>,
): Drawing | undefined {
  if (!subject || !sceneKindOf(scene.kind).farewell || !('title' in scene.content) || !scene.content.title) return undefined; // prettier-ignore
  const named = pictureOf([{ text: scene.content.title, weight: 1 }], language, foreign);
  return named?.name === subject.name ? subject : undefined;
}

/** What a headline names and an earlier scene has shown: "put it back in the fridge" is no loaf again. */
function shownAgain(
  scene: StoryboardScene,
  language: string,
  taken: ReadonlySet<string>,
  foreign: ReadonlySet<string>,
): Drawing | undefined {
  const heads = (sceneWords(scene) ?? []).filter(({ weight }) => weight === 1);
  const named = pictureOf(heads, language, foreign);
  return named && taken.has(named.name) && !isFace(named.name) && !isOfTime(named.name) ? named : undefined;
}

function ownPicture(
  scene: StoryboardScene,
  texts: readonly WeightedText[],
  language: string,
  taken: ReadonlySet<string>,
): Drawing | undefined {
  // What is to be done leads; what it is about has been seen by then.
  const asked = sceneKindOf(scene.kind).arc === 'closes' ? pictureOfAction(scene, language, taken) : undefined;
  if (asked) return asked;
  const own = pictureOf(texts, language, taken);
  return own && scene.kind === 'quote' && isFace(own.name)
    ? pictureOf(texts, language, new Set([...taken, own.name]))
    : own;
}
