import type { ArtDirection, Light } from '@scenewright/core/art-direction';
import { isActivity, isFace, verdicts, type Drawing } from '@scenewright/core/drawings';
import { filmMotif, type Storyboard } from '@scenewright/core/storyboard';
import { luminance, stylePacks } from '@scenewright/core/style';
import { subjectOf } from '../pictures/subject.js';
import { unmeantIn } from '../pictures/unmeant.js';
import type { LookAsked } from './look-asked.js';
import { worldOf } from './world-of.js';

/** Things of the night: a film about them is told by night, whatever hour its words name. */
const nocturnal =
  /moon(?!-cake)|milky-way|night|^star$|glowing-star|shooting-star|^owl$|^bat$|fireworks|comet|campfire/u;

/**
 * The art direction of a film: its hero, the place in which all of it happens, and the light. What its prompt asks of the look
 * stands in the storyboard already; shots that are filmed by night make it a night's film too.
 */
export function directFilm(storyboard: Storyboard, prompt: string): Storyboard {
  const hero = heroOf(storyboard, prompt);
  const asked: LookAsked = storyboard.art ?? {};
  const world = worldOf(hero, storyboard.title, storyboard.language);
  const shots = storyboard.scenes.flatMap((scene) => (scene.kind === 'footage' ? [scene.content.time] : []));
  const isNight = (hero && nocturnal.test(hero.name)) || (shots.length > 0 && shots.every((time) => time === 'night'));
  const light = asked.light && asked.light !== 'day' ? asked.light : isNight || world === 'space' ? 'night' : 'day';
  const art: ArtDirection = { ...storyboard.art, ...(hero && { hero }), ...(world && { world }), light };
  const time = hourOf(storyboard, light);
  const scenes = storyboard.scenes.map((scene) =>
    time !== 'day' && scene.kind === 'footage' && scene.content.time === 'day'
      ? { ...scene, content: { ...scene.content, time } }
      : scene,
  );
  return { ...storyboard, scenes, art };
}

/** What its title is about comes before what it happens to show; a face is whom it speaks to, and a sign is no thing. */
function heroOf(storyboard: Storyboard, prompt: string): Drawing | undefined {
  const subject = subjectOf(storyboard, unmeantIn(storyboard, prompt));
  const isThing = subject && !verdicts.has(subject.name) && (!isFace(subject.name) || isActivity(subject.name));
  return filmMotif(storyboard.scenes.slice(0, 1)) ?? (isThing ? subject : filmMotif(storyboard.scenes));
}

/** The hour of shots that name none: that of the film's light, and the night in a pack whose grounds are dark. */
function hourOf({ style }: Storyboard, light: Light): 'day' | 'dusk' | 'night' {
  const ground = stylePacks.find(({ id }) => id === style)?.palette.background;
  const isDark = ground !== undefined && luminance(ground) < 0.12;
  return light === 'night' || isDark ? 'night' : light === 'warm' ? 'dusk' : 'day';
}
