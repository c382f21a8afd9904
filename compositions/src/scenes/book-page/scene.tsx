import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Thing } from '../../objects/thing.js';
import { bearsGhost, FieldGhost } from '../../pictures/field-ghost.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A book that lies open: the words run over its page, the name stands under them, and leaves lift at its edge. */
export function BookPageScene(): ReactNode {
  const scene = useScene<'book-page'>();
  const { content, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const box = wide ? fitted(safe, 1.55, 1.95) : fitted(safe, 0.72, 0.95);
  const paper = paperFace(palette);
  const pad = Math.min(box.width, box.height) * 0.085;
  const gutter = wide ? box.width * 0.3 : box.width * 0.09;
  const page: Rect = {
    x: box.x + gutter + pad * 1.1,
    y: box.y + pad,
    width: box.width - gutter - pad * 2.1,
    height: box.height - 2 * pad,
  };
  const length = [...content.text].length;
  const rows = setRows(scene, page, [
    { block: 'text', text: content.text, role: 'heading', upper: false, size: [length <= 60 ? 124 : length <= 140 ? 92 : 72, 34], maxLines: 12, color: paper.text, from: scene.cue('text', scene.at(4)), gap: 40 },
    content.author ? { block: 'author', text: content.author, size: [48, 26], maxLines: 2, weight: 700, share: 0.14, color: paper.accent, gap: 6, from: scene.cue('author', scene.at(22)) } : null,
    content.about ? { block: 'about', text: content.about, size: [36, 22], maxLines: 2, share: 0.12, color: paper.muted, from: scene.at(26) } : null,
  ], 0.46); // prettier-ignore
  return (
    <>
      <Backing box={box} share={1.14} />
      <Thing name="book" box={box} tilt={1.6}>
        <Book box={box} fold={gutter / box.width} />
        {scene.motif && rows.every(({ set }) => bearsGhost(scene, set)) ? (
          <FieldGhost drawing={scene.motif} field={{ ...box, x: box.x + gutter, width: box.width - gutter }} ground={paper.fill} ink={paper.text} x={0.82} y={0.8} side={Math.min(box.width - gutter, box.height) * 0.7} />
        ) : null}
        <Rows rows={rows} style={{ motion: 'lines' }} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** Cover, leaves, the page that faces the reader with its lines, and one that turns over at the start. */
function Book({ box, fold }: { box: Rect; fold: number }): ReactNode {
  const scene = useScene();
  const { palette, u, direction } = scene;
  const paper = paperFace(palette);
  const { width: w, height: h } = box;
  const x = w * fold;
  const seconds = lifeSeconds(scene);
  const lift = (6 + 5 * Math.sin(seconds * 1.3)) * u;
  const turn = easeInOut(clamp((scene.frame + scene.at(6)) / scene.at(28)));
  const edge = x + (w - x) * Math.cos(turn * Math.PI);
  const shade = tone(paper.fill, paper.text, 0.1);
  const mark = Math.min(46 * u, x * 0.3);
  const lines = Math.floor((h - 160 * u) / (46 * u));
  return (
    <svg viewBox={`0 0 ${w} ${h}`} style={{ ...place(scene, box), overflow: 'visible', transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}>
      <rect x={-16 * u} y={-14 * u} width={w + 32 * u} height={h + 30 * u} rx={14 * u} fill={tone(palette.accent, palette.text, 0.25)} />
      {[3, 2, 1].map((at) => (
        <path key={at} d={`M${x} ${h}Q${w * 0.7} ${h - 10 * u} ${w + at * 3 * u} ${h + at * 3 * u - lift * (at / 3)}V${at * 3 * u}Q${w * 0.7} ${-8 * u} ${x} 0Z`} fill={at % 2 ? shade : paper.line} />
      ))}
      <path d={`M${x} ${h}V0H0V${h}Z`} fill={shade} />
      {Array.from({ length: lines }, (_, at) => (
        <rect key={at} x={x * 0.18} y={80 * u + at * 46 * u} width={x * (at % 6 === 5 ? 0.34 : 0.64)} height={9 * u} fill={paper.line} />
      ))}
      <path d={`M${x} ${h}V0H${w}V${h}Z`} fill={paper.fill} />
      <path d={`M${x} 0H${x + 44 * u}Q${x + 10 * u} ${h / 2} ${x + 44 * u} ${h}H${x}Z`} fill={shade} />
      {turn < 1 ? <path d={`M${x} 0L${edge} ${-26 * u * Math.sin(turn * Math.PI)}V${h - 26 * u * Math.sin(turn * Math.PI)}L${x} ${h}Z`} fill={shade} opacity={1 - turn * turn} /> : null}
      <path d={`M${x - 2 * mark} ${-14 * u}h${mark}v${h * 0.2 + lift}l${-mark / 2} ${-24 * u}l${-mark / 2} ${24 * u}Z`} fill={palette.accent} />
    </svg>
  ); // prettier-ignore
}
