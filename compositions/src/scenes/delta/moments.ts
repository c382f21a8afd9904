import type { Figure } from '@scenewright/core/figures';
import { tinted, outcomeColor } from '../../charting/shades.js';
import { drawn, grown } from '../../charting/growth.js';
import type { SceneState } from '../../scene-context/scene-context.js';

export interface Moment {
  key: 'before' | 'after';
  figure: Figure;
  label: string | undefined;
  from: number;
  color: string;
  /** The magnitude that is drawn now: the second bar sets out from the first one's end. */
  shown: number;
}

/** Both moments as they stand at this frame, and how far the arrow between them is drawn. */
export function momentsOf(scene: SceneState<'delta'>): { moments: [Moment, Moment]; arrow: number } {
  const { before, after, beforeLabel, afterLabel, sentiment } = scene.content;
  const first = scene.cue('before', scene.at(8));
  const second = scene.cue('after', first + scene.at(24));
  const way = scene.frame < second ? 0 : drawn(scene, second + scene.at(4), 26);
  return {
    moments: [
      {
        key: 'before',
        figure: before,
        label: beforeLabel,
        from: first,
        color: tinted(scene, 0.3),
        shown: before.magnitude * grown(scene, first),
      },
      {
        key: 'after',
        figure: after,
        label: afterLabel,
        from: second,
        color: outcomeColor(scene, sentiment),
        shown: scene.frame < second ? before.magnitude : before.magnitude + (after.magnitude - before.magnitude) * way,
      },
    ],
    arrow: way,
  };
}
