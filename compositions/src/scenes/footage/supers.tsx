import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { isWalled } from '../../footage/places.js';
import { stack } from '../../layout/stack.js';
import { clamp } from '../../motion/curves.js';
import { SceneContext, useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

interface Placed {
  set: SetText;
  box: Rect;
}

export interface PlacedSupers {
  kicker: Placed | null;
  title: Placed | null;
  caption: Placed | null;
  /** The part of the canvas that they take. */
  area: Rect;
}

/** Title, chapter and caption in the upper part of a shot; null where nothing is written. */
export function placeSupers(scene: SceneState<'footage'>): PlacedSupers | null {
  const { content, safe, u, shape } = scene;
  if (!content.title && !content.kicker && !content.caption) return null;
  const wide = shape === 'wide';
  const area: Rect = {
    ...safe,
    width: wide ? safe.width * 0.72 : safe.width,
    height: safe.height * (wide ? 0.5 : 0.4),
  };
  const kicker = content.kicker
    ? setText(scene, { text: content.kicker, size: [32, 22], maxLines: 1, weight: 600 }, area.width, 60 * u)
    : null;
  const caption = content.caption
    ? setText(
        scene,
        { text: content.caption, size: wide ? [38, 26] : [42, 28], maxLines: 3, weight: 600 },
        area.width * 0.9,
        area.height * 0.32,
      )
    : null;
  const used = (kicker ? kicker.height + 20 * u : 0) + (caption ? caption.height + 26 * u : 0);
  const title = content.title
    ? setText(
        scene,
        {
          text: content.title,
          role: 'heading',
          size: isWalled(content.setting) ? [80, 40] : wide ? [128, 46] : [112, 46],
          maxLines: wide ? 3 : 4,
        },
        area.width,
        area.height - used,
      )
    : null;
  const rows = stack(
    area,
    [
      kicker ? { height: kicker.height, gap: 20 * u } : null,
      title ? { height: title.height, gap: 26 * u } : null,
      caption ? { height: caption.height } : null,
    ],
    0,
  );
  const [atKicker, atTitle, atCaption] = [kicker, title, caption].map((set, index) => {
    const box = rows[index];
    return set && box ? { set, box } : null;
  });
  const placed = [atKicker, atTitle, atCaption].filter((each): each is Placed => Boolean(each));
  const foot = Math.max(...placed.map(({ box }) => box.y + box.height));
  const width = Math.max(...placed.map(({ set }) => set.width));
  return {
    kicker: atKicker ?? null,
    title: atTitle ?? null,
    caption: atCaption ?? null,
    area: { x: area.x, y: area.y, width, height: foot - area.y },
  };
}

/** What a plate leaves around its words, in canvas units. */
const [beside, above] = [36, 28];

/** The words on a plate of the pack's ground, before a wall. */
export function PlatedSupers({ supers }: { supers: PlacedSupers }): ReactNode {
  const scene = useScene<'footage'>();
  const { u, palette, look, frame, at } = scene;
  const { y, width, height } = supers.area;
  const [row] = [supers.title, supers.kicker, supers.caption].filter((each) => each !== null);
  const x = scene.direction === 'rtl' && row ? row.box.x + row.box.width - width : supers.area.x;
  const box = { x: x - beside * u, y: y - above * u, width: width + 2 * beside * u, height: height + 2 * above * u };
  return (
    <>
      <div style={{ ...place(scene, box), background: palette.background, borderRadius: look.shape.radius * u, opacity: clamp((frame + 1) / at(8)) }} />
      <Supers supers={supers} ink={palette.text} ground={palette.background} />
    </>
  ); // prettier-ignore
}

/** The words over a shot, in an ink that can be read on the air behind them. */
export function Supers(props: { supers: PlacedSupers; ink: string; ground: string }): ReactNode {
  const scene = useScene<'footage'>();
  const { supers, ink, ground } = props;
  const { kicker, title, caption } = supers;
  // A mark darker than the sky behind dark words would be a stain: it is of light.
  const lit = ink === '#ffffff' && contrast(scene.palette.accent, ground) >= 3 ? scene.palette.accent : '#ffffff';
  const palette = { ...scene.palette, text: ink, muted: ink, background: ground, surface: ground, accent: lit };
  return (
    <SceneContext value={{ ...scene, palette }}>
      {kicker ? <TextBlock block="kicker" {...kicker} from={scene.at(4)} motion="block" color={ink} /> : null}
      {title ? <TextBlock block="title" {...title} from={scene.cue('title', scene.at(8))} color={ink} /> : null}
      {caption ? (
        <TextBlock
          block="caption-text"
          {...caption}
          from={scene.cue('caption', scene.at(20))}
          motion="block"
          color={ink}
        />
      ) : null}
    </SceneContext>
  );
}
