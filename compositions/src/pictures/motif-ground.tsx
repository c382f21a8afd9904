import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { legible } from '../look/tone.js';
import { lifeSeconds, orbit } from '../motion/life.js';
import { viewAt } from '../motion/shot.js';
import { useScene } from '../scene-context/scene-context.js';
import { DrawnPicture, GhostPicture, PalePicture } from './drawn-picture.js';

/**
 * What a scene without a picture stands on: copies of the one that its film comes back to, or the letter of a film without
 * any, in tones of the ground on which words keep their contrast. They drift and move with the camera, each by its depth.
 */
export function MotifGround(): ReactNode {
  const scene = useScene();
  const { motifGround, palette, fonts, look, closing, direction, width } = scene;
  if (motifGround === null) return null;
  const { drawing, initial } = motifGround;
  const copies = scene.carried?.copies ?? motifGround.copies;
  const seconds = lifeSeconds(scene);
  const drift = orbit(scene, 'motif', 10);
  return (
    <div data-motif-ground={drawing?.name ?? initial} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {copies.map(({ box, turn, depth }, at) => {
        const view = viewAt(scene, depth * 1.6);
        const x = (direction === 'rtl' ? -1 : 1) * (view.x + drift.x * 0.012 * width * depth);
        const y = view.y + (drift.y * 0.012 * width + Math.sin(seconds * 0.9 + at * 2.1) * 0.008 * width) * depth;
        return (
          <div
            key={at}
            style={{
              ...place(scene, box),
              transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) rotate(${(turn + Math.sin(seconds * 0.7 + at * 1.7) * 3).toFixed(2)}deg) scale(${view.scale.toFixed(4)})`,
            }}
          >
            {drawing && closing ? (
              // Its ground bears no more of the accent: the copies lie further from what is written on it.
              <GhostPicture drawing={drawing} ground={palette.background} ink={palette.text} />
            ) : drawing ? (
              <PalePicture drawing={drawing} />
            ) : (
              <div
                style={{
                  width: box.width,
                  height: box.height,
                  textAlign: 'center',
                  fontFamily: fonts.heading,
                  fontWeight: look.type.headingWeight,
                  fontSize: box.height * 0.92,
                  lineHeight: `${box.height}px`,
                  color: legible(palette, palette.accent, 0.14),
                }}
              >
                {initial}
              </div>
            )}
            {drawing && at === 0 && scene.carried?.colored !== undefined ? (
              <div style={{ position: 'absolute', inset: 0, opacity: scene.carried.colored }}>
                <DrawnPicture drawing={drawing} />
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
