import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { stack } from '../../layout/stack.js';
import { clamp } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { GroundArt } from '../../look/grounds/ground-art.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { setKicker } from '../scene-head.js';
import { Picture } from '../picture.js';
import { useSvgId } from '../../look/svg-id.js';

/** Dark enough that white words keep 4.5:1 even over a white picture: black at 0.62 over white is #616161, 6.2:1. */
const scrim = 0.62;

/** A picture that fills the canvas and moves slowly, with words on a shade at its foot. */
export function KenBurnsScene(): ReactNode {
  const scene = useScene<'ken-burns'>();
  const shadeId = useSvgId('shade');
  const { content, u, shape, safe, captions, width, height } = scene;
  const wide = shape === 'wide';
  const foot = captions === 'bottom' ? safe.y + safe.height + 8 * u : height;
  const frame: Rect = { x: 0, y: 0, width, height };
  const through = clamp(scene.frame / Math.max(1, scene.frames - 1));
  const inwards = scene.random('way') < 0.6;
  const scale = 1.02 + 0.12 * (inwards ? through : 1 - through);
  const side = content.focus === 'left' ? 1 : content.focus === 'right' ? -1 : scene.random('side') < 0.5 ? 1 : -1;
  const shift = content.focus === 'center' ? side * (through - 0.5) * 1.6 : 0;

  const area: Rect = { ...safe, width: wide ? safe.width * 0.78 : safe.width, height: foot - 56 * u - safe.y };
  const kicker = content.kicker ? setKicker(scene, content.kicker, area.width) : null;
  const caption = content.caption
    ? setText(
        scene,
        { text: content.caption, size: wide ? [44, 26] : [46, 28], maxLines: 4 },
        area.width,
        area.height * 0.24,
      )
    : null;
  const used = (kicker ? kicker.height + 18 * u : 0) + (caption ? caption.height + 24 * u : 0);
  const title = content.title
    ? setText(
        scene,
        {
          text: content.title,
          role: 'heading',
          size: [[...content.title].length <= 18 ? 150 : 108, 46],
          maxLines: wide ? 3 : 5,
        },
        area.width,
        area.height * 0.62 - used,
      )
    : null;
  const boxes = stack(
    area,
    [
      kicker ? { height: kicker.height, gap: 18 * u } : null,
      title ? { height: title.height, gap: 24 * u } : null,
      caption ? { height: caption.height } : null,
    ],
    1,
  );
  const top = boxes.find((box) => box !== null)?.y ?? foot;
  const fade = 420 * u;
  const shade: Rect = { x: 0, y: top - fade, width, height: height - top + fade };
  const solid = (fade - 40 * u) / shade.height;
  const words = [
    { set: kicker, block: 'kicker', from: scene.at(6) },
    { set: title, block: 'title', from: scene.cue('title', scene.at(10)) },
    { set: caption, block: 'caption-text', from: scene.cue('caption', scene.at(20)) },
  ];
  return (
    <>
      <div style={{ ...place(scene, frame), overflow: 'hidden' }}>
        <Picture
          asset={content.image}
          box={{ ...frame, x: 0 }}
          focus={content.focus}
          move={`translate(${shift.toFixed(4)}%, 0) scale(${scale.toFixed(5)})`}
        />
      </div>
      {top < foot ? (
        <GroundArt still="shade">
          <linearGradient id={shadeId} x1="0" y1="0" x2="0" y2="1">
            {[0, 0.12, 0.42, 0.74, 1].map((share, step) => (
              <stop key={step} offset={(solid * step) / 4} stopColor="#000" stopOpacity={scrim * share} />
            ))}
          </linearGradient>
          <rect y={shade.y} width={width} height={shade.height} fill={`url(#${shadeId})`} />
        </GroundArt>
      ) : null}
      {words.map(({ set, block, from }, index) =>
        set && boxes[index] ? (
          <TextBlock
            key={block}
            block={block}
            set={set}
            box={boxes[index]}
            from={from}
            color="#ffffff"
            {...(block === 'title' ? {} : { motion: 'block' as const })}
          />
        ) : null,
      )}
    </>
  );
}
