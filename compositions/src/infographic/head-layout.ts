import type { InfographicContent } from '@scenewright/core/scenes';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { isBeside, type Composition } from './poster.js';

/** What is written in the head and where, and what it leaves for a picture or a figure. */
export interface HeadLayout {
  words: Rect;
  kicker: SetText | null;
  title: SetText;
  titleY: number;
  subtitle: SetText | null;
  logo: { source: string; box: Rect } | null;
  /** Under the words of a head beside the panels, else beside them; without a picture and a figure it is not used. */
  free: Rect;
  /** Height that the words take, from the edge of the head to its other edge. */
  height: number;
}

/** Share of the canvas's margin in its short side. */
const margin = 0.056;

/** The room between the edge of the canvas and what stands on it. */
export const marginOf = ({ width, height }: Pick<SceneState, 'width' | 'height'>): number =>
  Math.min(width, height) * margin;

/** Room inside the edges of the head: apps lay their own controls over the top of tall videos. */
function inside(scene: SceneState, box: Rect, beside: boolean): Rect {
  const { u, shape } = scene;
  const side = beside ? Math.min(marginOf(scene), box.width * 0.09) : marginOf(scene);
  const top = (shape === 'tall' ? 96 : 56) * u;
  const foot = (beside ? 60 : 40) * u;
  return { x: box.x + side, y: box.y + top, width: box.width - 2 * side, height: box.height - top - foot };
}

/** Largest sizes of the title: of a poster, and beside panels that tell more than it. */
const largest = { alone: 220, beside: 124, over: 164 } as const;

export function layOutHead(
  scene: SceneState,
  content: InfographicContent,
  head: Rect,
  composition: Composition,
): HeadLayout {
  const { u, shape, look } = scene;
  const { hero, kicker, subtitle, logo, subject } = content;
  const alone = content.panels.length === 0;
  const beside = isBeside(composition);
  const box = inside(scene, head, beside);
  const filled = !alone && (hero !== undefined || subject !== undefined);
  // A figure under the title has the whole width, where that is narrow.
  const under = !beside && hero !== undefined && !alone && shape !== 'wide';
  const words: Rect = beside || !filled || under ? box : { ...box, width: box.width * (shape === 'wide' ? 0.6 : 0.58) };
  const above = kicker
    ? setText(scene, { text: kicker, size: [30, 18], maxLines: 1, weight: 600, leading: 1.3 }, words.width, 44 * u)
    : null;
  const logoSource = logo ? scene.asset(logo) : null;
  const logoBox: Rect | null = logoSource
    ? { ...words, width: Math.min(words.width * 0.5, 190 * u), height: 64 * u }
    : null;
  const used = (above ? above.height + 14 * u : 0) + (logoBox ? logoBox.height + 22 * u : 0);
  const below = subtitle
    ? setText(
        scene,
        {
          text: subtitle,
          size: [beside ? 36 : 40, 22],
          maxLines: beside ? 6 : 3,
          weight: Math.max(450, look.type.bodyWeight),
          leading: 1.3,
        },
        words.width,
        box.height * (beside ? 0.26 : 0.34),
      )
    : null;
  const tail = below ? below.height + 20 * u : 0;
  // Beside the panels, what fills the rest of the head needs as much of it as the words.
  const share = under ? 0.36 : beside && filled ? (hero ? 0.42 : 0.46) : alone && !beside ? 0.9 : beside ? 0.62 : 1;
  const title = setText(
    scene,
    {
      text: content.title,
      role: 'heading',
      size: [alone ? largest.alone : beside ? largest.beside : largest.over, 34],
      maxLines: beside ? 6 : shape === 'wide' ? 3 : 4,
      leading: Math.max(1.02, look.type.headingLeading),
    },
    words.width,
    Math.min(box.height - used - tail, box.height * share),
  );
  const height = used + title.height + tail;
  const spare = Math.max(0, box.height - height);
  const top = box.y + (beside || under ? 0 : spare * 0.5);
  const end = top + height;
  const street = (under ? 14 : 36) * u;
  const free: Rect =
    beside || under
      ? { ...box, y: end + street, height: Math.max(0, box.y + box.height - end - street) }
      : { ...box, x: words.x + words.width + 40 * u, width: Math.max(0, box.width - words.width - 40 * u) };
  return {
    words,
    kicker: above,
    title,
    titleY: top + used,
    subtitle: below,
    logo: logoSource && logoBox ? { source: logoSource, box: { ...logoBox, y: top } } : null,
    free,
    height: under ? head.height : height + head.height - box.height,
  };
}
