import type { Storyboard } from '../storyboard/storyboard.js';
import type { CastMember } from '../shots/cast.js';

/** Every figure of the shots, once, in the order of its first shot; figures without a shot are left out. */
export function footageMembers(storyboard: Pick<Storyboard, 'scenes' | 'cast'>): CastMember[] {
  const found = new Map<string, CastMember>();
  for (const scene of storyboard.scenes) {
    if (scene.kind !== 'footage') continue;
    for (const { member } of scene.content.cast) if (!found.has(member.id)) found.set(member.id, member);
  }
  return [...found.values()];
}

/** The storyboard with one figure changed in every shot it is in, and in the cast. Other shots stay the same object. */
export function withMember(storyboard: Storyboard, changed: CastMember): Storyboard {
  return {
    ...storyboard,
    ...(storyboard.cast && { cast: storyboard.cast.map((each) => (each.id === changed.id ? changed : each)) }),
    scenes: storyboard.scenes.map((scene) => {
      if (scene.kind !== 'footage' || !scene.content.cast.some(({ member }) => member.id === changed.id)) return scene;
      const cast = scene.content.cast.map((placed) =>
        placed.member.id === changed.id ? { ...placed, member: changed } : placed,
      );
      return { ...scene, content: { ...scene.content, cast } };
    }),
  };
}
