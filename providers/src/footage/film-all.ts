import type { Brief } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { asSpoken } from '../planner/words/spoken-sentence.js';
import { type Beat, imageOf, storySentences } from './beat.js';
import { direct } from './direct-shots.js';
import { figuresOf } from './figures-of-scene.js';
import { readCast } from './read-cast.js';
import { type StoryFigure } from './story-figure.js';

/** Longest shot in seconds: a video model of the first rank holds a shot for half a minute. Interface 4.2 (`model`). */
const longestShot = (brief: Brief): number => (brief.model === 'gen-6' ? 30 : 9);

/** Shortest that a shot is on average: quicker cuts are not read. */
const shortestShot = 2.6;

export function filmAll(storyboard: Storyboard, brief: Brief): Storyboard {
  const sentences = storySentences(brief.prompt);
  const hasFigures = storyboard.scenes.some((scene) => figuresOf(scene).length > 0);
  const hasImages = storyboard.scenes.some((scene) => imageOf(scene) !== undefined);
  const foreign = storyboard.narrationLanguage.slice(0, 2) !== storyboard.language.slice(0, 2);
  const isStory = !hasFigures && !hasImages && !foreign && sentences.length >= 2;
  const beats = isStory ? beatsOfStory(sentences, storyboard, brief) : beatsOfScenes(storyboard);
  const whole = withAngles(beats, brief);
  const cast = readCast(sentences, brief.seed, { groups: true });
  const shots = direct(whole, cast, storyboard, brief);
  const members = cast
    .map(({ member }) => member)
    .filter(({ id }) =>
      shots.some((scene) => scene.kind === 'footage' && scene.content.cast.some((each) => each.member.id === id)),
    );
  return {
    ...storyboard,
    title: isStory ? storyTitle(storyboard, sentences, cast) : storyboard.title,
    ...(members.length > 0 && { cast: members }),
    scenes: shots,
    warnings: storyboard.warnings.filter(
      ({ code }) => !(isStory && ['no_facts', 'few_facts', 'condensed'].includes(code)),
    ),
  };
}

/** A story that names no title of its own is called after whom it is about. */
function storyTitle(storyboard: Storyboard, sentences: readonly string[], cast: readonly StoryFigure[]): string {
  const taken = sentences.some((text) => text.toLowerCase().startsWith(storyboard.title.toLowerCase().slice(0, 30)));
  const [first, second] = cast.filter(({ kind }) => kind !== 'thing').map(({ member }) => member.name);
  if (!taken || !first) return storyboard.title;
  return second ? `${first} & ${second.replace(/^The /u, 'the ')}` : first;
}

/** The sentences of the story; neighbours share a shot when there are more than the time can show. */
function beatsOfStory(sentences: readonly string[], storyboard: Storyboard, brief: Brief): Beat[] {
  const { language, narrated } = storyboard;
  const most = Math.max(1, Math.floor(brief.durationSeconds / shortestShot));
  let texts = [...sentences];
  while (texts.length > most) {
    let best = 0;
    const size = (at: number): number => texts[at]!.length + texts[at + 1]!.length;
    for (let at = 1; at + 1 < texts.length; at++) if (size(at) < size(best)) best = at;
    texts = [...texts.slice(0, best), `${texts[best]!} ${texts[best + 1]!}`, ...texts.slice(best + 2)];
  }
  return texts.map((text) => ({ text, narration: narrated ? asSpoken(text, language).slice(0, 890) || null : null }));
}

function beatsOfScenes(storyboard: Storyboard): Beat[] {
  return storyboard.scenes.map((scene) => ({
    text: [scene.narration ?? '', ...onScreenText(scene)].join(' ').trim(),
    narration: scene.narration,
    scene,
  }));
}

/** Second angles where one shot would stand longer than it may. */
function withAngles(beats: readonly Beat[], brief: Brief): Beat[] {
  const need = Math.ceil(brief.durationSeconds / longestShot(brief));
  const out = [...beats];
  const angles = new Map<Beat, number>();
  while (out.length < need) {
    // The longest words carry another picture best; each gets one before any gets two.
    const [next] = beats
      .filter(({ scene }) => !scene || figuresOf(scene).length === 0)
      .sort((a, b) => (angles.get(a) ?? 0) - (angles.get(b) ?? 0) || b.text.length - a.text.length);
    if (!next || (angles.get(next) ?? 0) > 20) break;
    out.splice(out.indexOf(next) + 1, 0, { text: next.text, narration: null, again: true });
    angles.set(next, (angles.get(next) ?? 0) + 1);
  }
  return out;
}
