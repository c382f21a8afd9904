import { depictionOf, type Drawing } from '@scenewright/core';
import type { CSSProperties, ReactNode } from 'react';
import { DepictionView, trendOf } from '../depictions/depiction-view.js';
import { place } from '../layout/place.js';
import { clamp, easeOutQuint, mix, spring } from '../motion/curves.js';
import { lifeSeconds } from '../motion/life.js';
import { depths, viewAt } from '../motion/shot.js';
import { useScene } from '../scene-context/scene-context.js';
import { Plate } from './plate.js';
import { PictureField } from './picture-field.js';
import { duotone, fieldGhost, fieldTone, ghost, painted } from './treatment.js';

/** Share of the square that the drawing takes: a plate shows around it, a field does not need to. */
const drawnShare = { plate: 0.76, bleeding: 0.86, free: 0.98 } as const;

/**
 * The picture of a scene, under its words. It stands there from the first frame, lands with the pack's bounce, and
 * follows the camera and floats for as long as it is seen.
 */
export function ScenePicture(): ReactNode {
  const scene = useScene();
  const { picture, frame, at, look, palette, direction } = scene;
  if (picture === null) return null;
  const { box, drawing, shows, arrangement, field } = picture;
  const { plate } = look.picture;
  const seconds = lifeSeconds(scene) + scene.random('float') * 4;
  const view = viewAt(scene, depths.picture);
  const side = direction === 'rtl' ? -view.x : view.x;
  const fit = (share: number): CSSProperties =>
    place(scene, {
      x: box.x + (box.width * (1 - share)) / 2,
      y: box.y + (box.height * (1 - share)) / 2,
      width: box.width * share,
      height: box.height * share,
    });
  if (arrangement === 'behind' && drawing)
    return (
      <div
        data-picture={drawing.name}
        style={{
          ...fit(1),
          transform: `translate(${side}px, ${view.y + Math.sin(seconds * 0.9) * 0.01 * box.height}px) scale(${view.scale}) rotate(-8deg)`,
        }}
      >
        <Canvas drawing={drawing}>
          <Shapes shapes={painted(drawing, (fill) => ghost(fill, palette))} />
        </Canvas>
      </div>
    );
  const grown = mix(0.9, 1, easeOutQuint(clamp(frame / at(18))));
  const landed = mix(0.8, 1, spring(Math.max(0.3, look.motion.bounce))(clamp(frame / at(24))));
  const rise = Math.sin(seconds * 1.15) * 0.014 * box.height;
  const turn = Math.sin(seconds * 0.8) * 1.7;
  const spin = plate === 'burst' || plate === 'blob' ? seconds * 5 : 0;
  // A crowd of marks would hang over the edge of a plate.
  const crowd = shows !== null && depictionOf(shows, trendOf(scene)) === 'field';
  const plated = field === null && !crowd && !(arrangement === 'bleed' && plate === 'frame');
  return (
    <>
      {field ? <PictureField field={field} /> : null}
      {plated ? (
        <div
          style={{
            ...fit(1),
            transform: `translate(${side}px, ${view.y}px) scale(${grown * view.scale}) rotate(${spin}deg)`,
          }}
        >
          <svg viewBox="0 0 100 100" width="100%" height="100%" style={{ display: 'block' }}>
            <Plate kind={plate} scene={scene} />
          </svg>
        </div>
      ) : null}
      {shows ? <DepictionView picture={picture} /> : null}
      {drawing && !shows ? (
        <div
          data-picture={drawing.name}
          style={{
            ...fit(drawnShare[!plated ? 'free' : arrangement === 'bleed' ? 'bleeding' : 'plate']),
            transform: `translate(${side}px, ${view.y + rise}px) rotate(${turn}deg) scale(${landed * view.scale})`,
          }}
        >
          <DrawnPicture drawing={drawing} />
        </div>
      ) : null}
    </>
  );
}

/** A drawing in the pack's treatment, as large as what it stands in. */
export function DrawnPicture({ drawing }: { drawing: Drawing }): ReactNode {
  const { look, palette } = useScene();
  const { ink } = look.picture;
  return (
    <Canvas drawing={drawing}>
      {ink === 'sticker' ? <Backing drawing={drawing} ink={palette.text} paper="#ffffff" /> : null}
      {ink === 'outline' ? (
        <Outline drawing={drawing} ink={palette.text} fill={palette.background} accent={palette.accent} />
      ) : (
        <Shapes shapes={ink === 'duotone' ? painted(drawing, (fill) => duotone(fill, palette)) : drawing.shapes} />
      )}
    </Canvas>
  );
}

/** A drawing in a few near tones of a field, on which text in `ink` keeps its contrast. */
export function GhostPicture(props: { drawing: Drawing; ground: string; ink: string }): ReactNode {
  const { drawing, ground, ink } = props;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => fieldGhost(fill, ground, ink))} />
    </Canvas>
  );
}

/** A drawing between the colour of a field and that of its text. */
export function TonePicture(props: { drawing: Drawing; ground: string; ink: string }): ReactNode {
  const { drawing, ground, ink } = props;
  return (
    <Canvas drawing={drawing}>
      <Shapes shapes={painted(drawing, (fill) => fieldTone(fill, ground, ink))} />
    </Canvas>
  );
}

function Canvas({ drawing, children }: { drawing: Drawing; children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      width="100%"
      height="100%"
      style={{ display: 'block', overflow: 'visible' }}
    >
      {children}
    </svg>
  );
}

function Shapes({ shapes }: { shapes: Drawing['shapes'] }): ReactNode {
  return shapes.map(({ d, fill, opacity, evenOdd }, at) => (
    <path key={at} d={d} fill={fill} opacity={opacity} fillRule={evenOdd ? 'evenodd' : undefined} />
  ));
}

/** The white edge of a sticker, with its hard shadow. */
function Backing({ drawing, ink, paper }: { drawing: Drawing; ink: string; paper: string }): ReactNode {
  const edge = drawing.size * 0.075;
  const offset = drawing.size * 0.035;
  const all = drawing.shapes.map(({ d }) => d);
  return (
    <>
      <g transform={`translate(${offset} ${offset})`} fill={ink} stroke={ink} strokeWidth={edge} strokeLinejoin="round">
        {all.map((d, at) => (
          <path key={at} d={d} />
        ))}
      </g>
      <g fill={paper} stroke={paper} strokeWidth={edge} strokeLinejoin="round">
        {all.map((d, at) => (
          <path key={at} d={d} />
        ))}
      </g>
    </>
  );
}

/** A technical drawing: each shape on the ground's colour with a line around it, the smallest in the accent. */
function Outline(props: { drawing: Drawing; ink: string; fill: string; accent: string }): ReactNode {
  const { drawing, ink, fill, accent } = props;
  return drawing.shapes.map(({ d, evenOdd }, at) => (
    <path
      key={at}
      d={d}
      fill={fill}
      stroke={at % 3 === 2 ? accent : ink}
      strokeWidth={drawing.size * 0.014}
      strokeLinejoin="round"
      fillRule={evenOdd ? 'evenodd' : undefined}
    />
  ));
}
