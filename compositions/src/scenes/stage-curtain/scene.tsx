import { luminance, type Palette } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { depthOf, tone } from '../../look/tone.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { boardFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** On a dark ground the house lights are out: the hall is darker yet, floor and cloth have the accent in its depth. */
const isNight = ({ background }: Palette): boolean => luminance(background) < 0.1;
const hallFill = (palette: Palette): string => isNight(palette) ? tone(palette.background, '#000000', 0.35) : boardFace(palette).fill; // prettier-ignore
const clothFill = ({ accent, ...palette }: Palette): string => isNight({ accent, ...palette }) ? tone(depthOf(accent), accent, 0.3) : accent; // prettier-ignore

export const stageFloor = (palette: Palette): string => isNight(palette) ? tone(palette.background, depthOf(palette.accent), 0.75) : tone(boardFace(palette).fill, palette.accent, 0.3); // prettier-ignore

/** A stage in its light: the curtain opens on the name and on what it names, hangs at both sides and stirs. */
export function StageCurtainScene(): ReactNode {
  const scene = useScene<'stage-curtain'>();
  const { content, u, shape, palette, safe, width, height } = scene;
  const wide = shape === 'wide';
  const board = boardFace(palette);
  const seconds = lifeSeconds(scene);
  const side = (wide ? 0.13 : 0.1) * width;
  const valance = (wide ? 110 : 130) * u;
  const floor = height - (wide ? 120 : 210) * u;
  const opened = easeInOut(clamp((scene.frame + scene.at(4)) / scene.at(30)));
  const each = side + (1 - opened) * width * 0.22;
  const text: Rect = {
    x: Math.max(safe.x, side + 50 * u),
    y: Math.max(safe.y, valance + 50 * u),
    width: Math.min(safe.width, width - 2 * side - 100 * u),
    height: 0,
  };
  text.height = Math.min(safe.y + safe.height, floor - 20 * u) - text.y;
  const drawing = scene.drawing(content.picture);
  const stood = drawing ? standing(scene, text, floor) : null;
  if (stood && wide) text.width -= stood.width + 40 * u;
  else if (stood && (shape !== 'tall' || scene.captions !== 'bottom'))
    text.height -= stood.height - (floor - 20 * u - text.y - text.height);
  const rows = setRows(scene, text, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [42, 26], maxLines: 1, weight: 600, share: 0.12, color: board.muted, align: 'center', gap: 30 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [wide ? 230 : 190, 52], maxLines: wide ? 3 : 5, color: board.text, align: 'center', from: scene.cue('title', scene.at(2)), gap: 36 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [54, 30], maxLines: 4, share: 0.34, color: board.text, align: 'center', from: scene.at(14) } : null,
  ], 0.5); // prettier-ignore
  const sweep = Math.sin(seconds * 0.6) * 0.05;
  const beam = (at: number, lean: number): string => `M${width * at} ${-20 * u}L${width * (at + lean + sweep - 0.16)} ${height}H${width * (at + lean + sweep + 0.16)}Z`; // prettier-ignore
  return (
    <>
      <div style={{ position: 'absolute', inset: 0, background: hallFill(palette) }} />
      <svg data-picture="stage" viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0, width, height }}>
        <path d={`M0 ${floor}H${width}V${height}H0Z`} fill={stageFloor(palette)} />
        {[beam(0.28, 0.2), beam(0.72, -0.2)].map((d) => (
          <path key={d} d={d} fill={board.text} opacity={0.07} />
        ))}
      </svg>
      {drawing && stood ? (
        <PartPicture
          drawing={drawing}
          box={stood}
          from={0}
          index={0}
          field={{ ground: hallFill(palette), text: board.text }}
        />
      ) : null}
      <Rows rows={rows} style={{ motion: 'lines' }} />
      <Curtain width={each} length={floor + 40 * u} />
      <Curtain width={each} length={floor + 40 * u} far />
      <Valance height={valance} />
    </>
  ); // prettier-ignore
}

/** Where the thing itself stands: beside its name on a wide stage, else under it; captions of a tall canvas lie between. */
function standing({ shape, u, height, width, captions }: SceneState, text: Rect, floor: number): Rect {
  const foot = floor + 44 * u;
  const room =
    shape === 'tall'
      ? foot - height * (captions === 'bottom' ? 0.745 : 0.56)
      : (foot - text.y) * (shape === 'wide' ? 0.74 : 0.4);
  const side = Math.min(room, text.width * (shape === 'wide' ? 0.4 : shape === 'tall' ? 0.8 : 0.6));
  const x = shape === 'wide' ? text.x + text.width - side : (width - side) / 2;
  return { x, y: foot - side, width: side, height: side };
}

/** One half of the curtain, in folds that stir. */
function Curtain({ width, length, far = false }: { width: number; length: number; far?: boolean }): ReactNode {
  const scene = useScene();
  const { palette } = scene;
  const folds = 5;
  const seconds = lifeSeconds(scene);
  const cloth = clothFill(palette);
  const shade = tone(cloth, '#000000', 0.28);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ position: 'absolute', top: 0, width, height: length, overflow: 'visible', ...(far ? { right: 0, transform: 'scaleX(-1)' } : { left: 0 }) }}
    >
      <path d={`M0 0H100V96Q92 ${100 + Math.sin(seconds * 1.2) * 0.8} 80 97T60 97T40 97T20 97T0 97Z`} fill={cloth} />
      {Array.from({ length: folds }, (_, at) => {
        const x = 8 + at * 20 + Math.sin(seconds * 0.9 + at) * 1.6;
        return <path key={at} d={`M${x} 0Q${x + 3 * Math.sin(seconds * 0.7 + at * 2)} 50 ${x - 2} 97H${x + 7}Q${x + 9} 50 ${x + 6} 0Z`} fill={shade} opacity={0.55} />;
      })}
    </svg>
  ); // prettier-ignore
}

/** The scallops along the top. */
function Valance({ height }: { height: number }): ReactNode {
  const scene = useScene();
  const { palette, width, u } = scene;
  const count = scene.shape === 'wide' ? 9 : 6;
  const each = width / count;
  const stir = Math.sin(lifeSeconds(scene) * 1.1) * 4 * u;
  const edge = Array.from({ length: count }, (_, at) => `Q${each * (count - at - 0.5)} ${height + (at % 2 ? stir : -stir)} ${each * (count - at - 1)} ${height * 0.55}`).join(''); // prettier-ignore
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ ...place(scene, { x: 0, y: 0, width, height }), overflow: 'visible' }}>
      <path d={`M0 -10H${width}V${height * 0.55}${edge}Z`} fill={tone(clothFill(palette), '#000000', 0.16)} stroke={isNight(palette) ? palette.accent : palette.onAccent} strokeOpacity={0.55} strokeWidth={5 * u} />
    </svg>
  ); // prettier-ignore
}
