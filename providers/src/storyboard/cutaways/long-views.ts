import type { Brief } from '@scenewright/core/brief';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { expectedLosses, isBuilt, longestSeconds, seenSeconds } from '@scenewright/core/timing';
import { furtherShot } from './further-shot.js';
import { narrationSeconds } from './holds.js';
import { unlined } from './shots.js';
import { cutSpeech, saying } from './speech.js';

/** So much over the longest view is not seen. Seconds. */
const leastOver = 0.05;
/** A view is told for as long as this before it is parted within what is said: a voice may be slower than estimated. Seconds. */
const longestSpoken = 6.4;
/** What builds up is parted where it is held so much longer than its parts take to come and to be seen. Seconds. */
const longBuilt = 4;
/** As many scenes as a storyboard holds. */
const mostScenes = 80;

type Asked = Pick<Brief, 'durationSeconds' | 'seed'>;

/**
 * No view is held longer than it holds the eye, however little there is to say: what would be is parted. What is said in it
 * goes on over a further shot of the same; where little is said, that shot is only seen. What is asked to last so long is left,
 * and nothing falls silent for it.
 */
export function withoutLongViews(storyboard: Storyboard, { durationSeconds, seed }: Asked): Storyboard {
  let film = storyboard;
  const passed = new Set<number>();
  while (film.scenes.length < mostScenes) {
    const held = seenSeconds(film, durationSeconds);
    const over = film.scenes.map((scene, at) => (scene.seconds !== undefined || passed.has(scene.seed) ? 0 : held[at]! - longestSeconds(scene) - (isBuilt(scene) ? longBuilt : 0))); // prettier-ignore
    const at = over.indexOf(Math.max(...over));
    if (!(over[at]! > leastOver)) return film;
    const parted = partedAt(film, at, seed);
    const isGain =
      parted !== undefined && expectedLosses(parted, durationSeconds) <= expectedLosses(film, durationSeconds);
    // One shot beside what builds up is a breath, more of them are a wait.
    if (!isGain || isBuilt(film.scenes[at]!)) passed.add(film.scenes[at]!.seed);
    if (isGain) film = parted;
  }
  return film;
}

/** The film with one of its scenes in two; the last scene stays the last. */
function partedAt(film: Storyboard, at: number, seed: number): Storyboard | undefined {
  const { scenes, narrated, narrationLanguage: language } = film;
  const scene = scenes[at]!;
  const isLast = at > 0 && at === scenes.length - 1;
  const isLong = narrated && !isBuilt(scene) && narrationSeconds(scene, language) > longestSpoken;
  const parts = isLong ? cutSpeech(scene, language) : undefined;
  const shot = furtherShot(film, at, isLast ? at : at + 1, seed, parts?.[isLast ? 0 : 1]);
  if (!shot) return undefined;
  const spokenOver = (said: string): StoryboardScene => ({ ...unlined(shot), narration: said, ...(scene.origin ? { origin: scene.origin } : {}) }); // prettier-ignore
  const both = parts
    ? isLast ? [spokenOver(parts[0]), saying(scene, parts[1])] : [saying(scene, parts[0]), spokenOver(parts[1])]
    : isLast ? [shot, scene] : [scene, shot]; // prettier-ignore
  const next = [...scenes.slice(0, at), ...both, ...scenes.slice(at + 1)];
  return { ...film, scenes: next.map((each, index) => ({ ...each, id: `s${index + 1}` })) };
}
