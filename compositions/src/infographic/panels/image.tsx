import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { Picture } from '../../scenes/picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { lingering } from '../acting.js';
import type { PanelProps } from '../panel-props.js';

/** A picture over the whole panel, its caption on a plate at its foot. */
export function ImagePanel({ panel, box, from }: PanelProps<'image'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const corner = Math.min(look.shape.radius * u, 24 * u);
  const caption = panel.caption
    ? setText(
        scene,
        { text: panel.caption, size: [29, 16], maxLines: 2, leading: 1.25, weight: 500 },
        box.width - 56 * u,
        90 * u,
      )
    : null;
  const plate = caption
    ? { ...box, y: box.y + box.height - caption.height - 32 * u, height: caption.height + 32 * u }
    : null;
  // A photograph has no parts: it comes nearer.
  const nearer = 1 + 0.06 * lingering(scene, from);
  return (
    <>
      <Picture asset={panel.image} box={box} radius={corner} move={`scale(${nearer.toFixed(4)})`} />
      {caption && plate ? (
        <>
          <div
            style={{
              ...place(scene, plate),
              background: palette.background,
              borderRadius: `0 0 ${corner}px ${corner}px`,
            }}
          />
          <TextBlock
            block={`${panel.id}.caption`}
            set={caption}
            box={{ ...plate, x: box.x + 28 * u, width: box.width - 56 * u }}
            anchor="middle"
            from={from + scene.at(8)}
            motion="block"
            enter="fade"
          />
        </>
      ) : null}
    </>
  );
}
