import type { InfographicContent } from '@scenewright/core/scenes';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';

/** What is written in the head and where, and what it leaves for a picture or a figure. */
export interface HeadLayout {
  words: Rect;
  kicker: SetText | null;
  title: SetText;
  titleY: number;
  subtitle: SetText | null;
  logo: { source: string; box: Rect } | null;
  /** Under the words of a wide canvas, else beside them; without a picture and a figure it is not used. */
  free: Rect;
}

/** Room inside the edges of the head: apps lay their own controls over the top of tall videos. */
function inside(scene: SceneState, box: Rect): Rect {
  const { u, shape } = scene;
  const side = (shape === 'wide' ? Math.min(60, (box.width / u) * 0.11) : 56) * u;
  const top = (shape === 'tall' ? 92 : shape === 'wide' ? 64 : 48) * u;
  const foot = (shape === 'wide' ? 60 : 40) * u;
  return { x: box.x + side, y: box.y + top, width: box.width - 2 * side, height: box.height - top - foot };
}

export function layOutHead(scene: SceneState, content: InfographicContent, head: Rect): HeadLayout {
  const { u, shape, look } = scene;
  const { hero, kicker, subtitle, logo } = content;
  const box = inside(scene, head);
  const wide = shape === 'wide';
  const alone = content.panels.length === 0;
  const beside = !wide && !alone;
  const words: Rect = beside ? { ...box, width: box.width * (hero ? 0.6 : 0.62) } : box;
  const above = kicker
    ? setText(scene, { text: kicker, size: [28, 18], maxLines: 1, weight: 600, leading: 1.3 }, words.width, 44 * u)
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
          size: [34, 22],
          maxLines: wide ? 6 : 3,
          weight: Math.max(450, look.type.bodyWeight),
          leading: 1.34,
        },
        words.width,
        box.height * (wide ? 0.26 : 0.3),
      )
    : null;
  const room = box.height * (hero && wide ? 0.56 : 1) - used - (below ? below.height + 20 * u : 0);
  // A picture under the title needs as much of the head as the words.
  const most = wide && content.subject && !alone ? 0.5 : wide ? 0.62 : 0.9;
  const title = setText(
    scene,
    {
      text: content.title,
      role: 'heading',
      size: [alone ? (wide ? 230 : 210) : wide ? 84 : shape === 'tall' ? 92 : 76, 34],
      maxLines: wide ? 7 : 4,
      leading: Math.max(1.04, look.type.headingLeading),
    },
    words.width,
    Math.min(room, box.height * most),
  );
  const height = used + title.height + (below ? below.height + 20 * u : 0);
  const top = wide && !alone ? box.y : box.y + Math.max(0, box.height - height) * (alone ? 0.5 : 0.55);
  const end = top + height;
  const free: Rect = wide
    ? { ...box, y: end + 30 * u, height: box.y + box.height - end - 30 * u }
    : { ...box, x: box.x + box.width * 0.66, width: box.width * 0.34 };
  return {
    words,
    kicker: above,
    title,
    titleY: top + used,
    subtitle: below,
    logo: logoSource && logoBox ? { source: logoSource, box: { ...logoBox, y: top } } : null,
    free,
  };
}
