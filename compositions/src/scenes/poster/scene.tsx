import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds, orbit } from '../../motion/life.js';
import { accentFace, paperFace, type Face } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { fitted, Sheet, Thing } from '../../objects/thing.js';
import { DrawnPicture, TonePicture } from '../../pictures/drawn-picture.js';
import { PosedPicture } from '../../pictures/posed-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A poster between others on a wall: its words in large type over the print, which is the thing it is about, the film's in rows, or plain rings. */
export function PosterScene(): ReactNode {
  const scene = useScene<'poster'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const box = wide ? fitted(safe, 1.34, 1.66) : fitted(safe, 0.66, 0.9);
  const face = accentFace(palette);
  const pad = Math.min(box.width, box.height) * 0.08;
  // The print takes one side, or the foot, and the words have the rest to themselves.
  const print: Rect = wide
    ? { x: box.x + box.width * 0.68, y: box.y, width: box.width * 0.32, height: box.height }
    : { x: box.x, y: box.y + box.height * 0.7, width: box.width, height: box.height * 0.3 };
  const inner: Rect = {
    x: box.x + pad,
    y: box.y + pad,
    width: (wide ? box.width * 0.68 : box.width) - 1.7 * pad,
    height: (wide ? box.height : box.height * 0.7) - 1.8 * pad,
  };
  const rows = setRows(scene, inner, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [42, 26], maxLines: 1, weight: 700, share: 0.12, color: face.muted, gap: 30 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [[...content.title].length < 16 ? 250 : wide ? 190 : 180, 46], maxLines: wide ? 5 : 7, color: face.text, from: scene.cue('title', scene.at(3)), gap: 34 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [46, 28], maxLines: 4, share: 0.3, weight: 500, color: face.muted, from: scene.at(12) } : null,
  ], 0.42); // prettier-ignore
  const others = tone(palette.background, palette.data[1] ?? palette.accent, 0.34);
  const gap = 46 * u;
  return (
    <>
      <Wall />
      {[-1, 1].map((way) => (
        <div key={way} style={{ position: 'absolute', inset: 0, transformOrigin: '50% 50%', transform: `rotate(${way * 1.6}deg)` }}>
          <Sheet box={{ ...box, x: box.x + way * (box.width + gap), y: box.y + (way < 0 ? 60 : -40) * u }} face={{ ...face, fill: others }} radius={0} still />
        </div>
      ))}
      <Thing name="poster" box={box} tilt={-2.4}>
        <Sheet box={box} face={face} radius={0} still />
        <Print box={print} face={face} />
        <Rows rows={rows} style={{ motion: 'lines' }} />
        {[0, 1, 2, 3].map((corner) => (
          <Tape key={corner} corner={corner} box={box} />
        ))}
      </Thing>
    </>
  ); // prettier-ignore
}

/** The wall, in courses. A shadow of leaves moves over it. */
function Wall(): ReactNode {
  const scene = useScene();
  const { width, height, palette, u } = scene;
  const high = 92 * u;
  const long = 250 * u;
  const line = tone(palette.background, palette.text, 0.07);
  const courses = Math.ceil(height / high) + 1;
  const joints = Math.ceil(width / long) + 2;
  const d = Array.from({ length: courses }, (_, row) => {
    const y = row * high;
    const ends = Array.from({ length: joints }, (_joint, at) => `M${(at - (row % 2 ? 0.5 : 0)) * long} ${y}V${y + high}`).join('');
    return `M0 ${y}H${width}${ends}`;
  }).join(''); // prettier-ignore
  // See-through one by one: the fast capture cannot draw a see-through group of parts with places of their own.
  const drift = orbit(scene, 'leaves', 8);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', left: 0, top: 0, width, height }}>
      <path d={d} fill="none" stroke={line} strokeWidth={4 * u} />
      <g transform={`translate(${drift.x * 26 * u} ${drift.y * 18 * u})`} fill={tone(palette.background, '#000000', 0.5)}>
        {Array.from({ length: 9 }, (_, at) => (
          <ellipse key={at} opacity={0.1} cx={width * scene.random(`leaf-x${at}`)} cy={height * 0.5 * scene.random(`leaf-y${at}`)} rx={(90 + 120 * scene.random(`leaf${at}`)) * u} ry={44 * u} transform={`rotate(${-50 + 100 * scene.random(`turn${at}`)} ${width / 2} ${height / 4})`} />
        ))}
      </g>
    </svg>
  ); // prettier-ignore
}

/** What is printed beside the words: the film's thing before a disc, or rings that spread. */
function Print({ box, face }: { box: Rect; face: Face }): ReactNode {
  const scene = useScene<'poster'>();
  const { palette } = scene;
  const paper = paperFace(palette);
  const drawing = scene.drawing(scene.content.picture) ?? scene.largeMotif;
  const side = Math.min(box.width, box.height);
  const { width: w, height: h } = box;
  const art = side * 0.8;
  const spread = (lifeSeconds(scene) * 0.14) % 1;
  const rings = 6;
  return (
    <>
      <div style={{ ...place(scene, box), overflow: 'hidden', background: tone(face.fill, face.text, 0.14) }}>
        <svg viewBox={`0 0 ${w} ${h}`} width={w} height={h} style={{ display: 'block' }}>
          {drawing ? (
            <circle cx={w / 2} cy={h / 2} r={side * 0.47} fill={paper.fill} />
          ) : scene.motif ? null : (
            Array.from({ length: rings }, (_, at) => {
              const share = (rings - at - 1 + spread) / rings;
              return <circle key={at} cx={w / 2} cy={h} r={Math.max(1, Math.hypot(w / 2, h) * share)} fill={at % 2 ? face.fill : tone(face.fill, face.text, 0.3)} />;
            })
          )}
        </svg>
        {!drawing && scene.motif ? <Pattern drawing={scene.motif} width={w} height={h} face={face} /> : null}
      </div>
      {drawing ? (
        <PosedPicture drawing={drawing} box={{ x: box.x + (w - art) / 2, y: box.y + (h - art) / 2, width: art, height: art }} strength={0.8}>
          <div style={{ position: 'absolute', inset: '8%' }}>
            <DrawnPicture drawing={drawing} />
          </div>
        </PosedPicture>
      ) : null}
    </>
  ); // prettier-ignore
}

/** The film's picture in rows, as a second ink of the same print; the rows move on. */
function Pattern(props: { drawing: Drawing; width: number; height: number; face: Face }): ReactNode {
  const scene = useScene();
  const { drawing, width, height, face } = props;
  const side = Math.min(width, height) * 0.44;
  const ground = tone(face.fill, face.text, 0.14);
  const moved = lifeSeconds(scene) * 0.05 * side;
  const [columns, rows] = [Math.ceil(width / side) + 1, Math.ceil(height / side) + 2];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const top = (row - 1 + (column % 2 ? 0.5 : 0)) * side + (moved % side);
    return (
      <div
        key={at}
        data-picture={drawing.name}
        style={{ position: 'absolute', left: (column - 0.25) * side, top, width: side * 0.82, height: side * 0.82, transform: `rotate(${at % 2 ? 9 : -9}deg)` }}
      >
        <TonePicture drawing={drawing} ground={ground} ink={face.text} />
      </div>
    );
  }); // prettier-ignore
}

/** A strip of tape across a corner. */
function Tape({ corner, box }: { corner: number; box: Rect }): ReactNode {
  const scene = useScene();
  const { u, palette, direction } = scene;
  const [right, below] = [corner % 2 === 1, corner > 1];
  const [width, height] = [150 * u, 46 * u];
  const x = box.x + (right ? box.width : 0) - width / 2;
  const y = box.y + (below ? box.height : 0) - height / 2;
  const turn = (right === below ? -45 : 45) * (direction === 'rtl' ? -1 : 1);
  return <div style={{ ...place(scene, { x, y, width, height }), background: paperFace(palette).fill, opacity: 0.82, transform: `rotate(${turn}deg)` }} />; // prettier-ignore
}
