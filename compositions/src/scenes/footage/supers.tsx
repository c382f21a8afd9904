import type { ReactNode } from 'react';
import { stack } from '../../layout/stack.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

const white = '#ffffff';

/** Title, chapter and caption over a shot, on a shade that comes from above so that they can be read on any sky. */
export function Supers(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, safe, u, shape, width, height } = scene;
  if (!content.title && !content.kicker && !content.caption) return null;
  const wide = shape === 'wide';
  const area: Rect = {
    ...safe,
    width: wide ? safe.width * 0.78 : safe.width,
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
        { text: content.title, role: 'heading', size: wide ? [128, 46] : [112, 46], maxLines: wide ? 3 : 4 },
        area.width,
        area.height - used,
      )
    : null;
  const [kickerBox, titleBox, captionBox] = stack(
    area,
    [
      kicker ? { height: kicker.height, gap: 20 * u } : null,
      title ? { height: title.height, gap: 26 * u } : null,
      caption ? { height: caption.height } : null,
    ],
    0,
  );
  const foot = [kickerBox, titleBox, captionBox].reduce(
    (most, box) => (box ? Math.max(most, box.y + box.height) : most),
    0,
  );
  const shade = Math.min(height, foot * 1.22 + 110 * u);
  return (
    <>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width,
          height: shade,
          background:
            'linear-gradient(180deg, rgba(7,10,24,0.76) 0%, rgba(7,10,24,0.7) 50%, rgba(7,10,24,0.5) 72%, rgba(7,10,24,0) 100%)',
        }}
      />
      {kicker && kickerBox ? (
        <TextBlock block="kicker" set={kicker} box={kickerBox} from={scene.at(4)} motion="block" color={white} />
      ) : null}
      {title && titleBox ? (
        <TextBlock block="title" set={title} box={titleBox} from={scene.cue('title', scene.at(8))} color={white} />
      ) : null}
      {caption && captionBox ? (
        <TextBlock
          block="caption-text"
          set={caption}
          box={captionBox}
          from={scene.cue('caption', scene.at(20))}
          motion="block"
          color={white}
        />
      ) : null}
    </>
  );
}
