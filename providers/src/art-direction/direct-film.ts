import type { ArtDirection } from '@scenewright/core/art-direction';
import { filmMotif, type Storyboard } from '@scenewright/core/storyboard';
import type { LookAsked } from './look-asked.js';
import { worldOf } from './world-of.js';

/** Things of the night: a film about them is told by night, whatever hour its words name. */
const nocturnal =
  /moon(?!-cake)|milky-way|night|^star$|glowing-star|shooting-star|^owl$|^bat$|fireworks|comet|campfire/u;

/**
 * The art direction of a film: its hero, the place in which all of it happens, and the light. What its prompt asks of the look
 * stands in the storyboard already; shots that are filmed by night make it a night's film too.
 */
export function directFilm(storyboard: Storyboard): Storyboard {
  const hero = filmMotif(storyboard.scenes);
  const asked: LookAsked = storyboard.art ?? {};
  const world = worldOf(hero, storyboard.title, storyboard.language);
  const shots = storyboard.scenes.flatMap((scene) => (scene.kind === 'footage' ? [scene.content.time] : []));
  const isNight = (hero && nocturnal.test(hero.name)) || (shots.length > 0 && shots.every((time) => time === 'night'));
  const light = asked.light && asked.light !== 'day' ? asked.light : isNight || world === 'space' ? 'night' : 'day';
  const art: ArtDirection = { ...storyboard.art, ...(hero && { hero }), ...(world && { world }), light };
  const scenes = storyboard.scenes.map((scene) =>
    light === 'night' && scene.kind === 'footage' && scene.content.time === 'day'
      ? { ...scene, content: { ...scene.content, time: 'night' as const } }
      : scene,
  );
  return { ...storyboard, scenes, art };
}
