import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** The badge of somebody who is not there yet, on its ribbon: the place for the portrait, the role, and what is offered. */
export function JobCardScene(): ReactNode {
  const scene = useScene<'job-card'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const hung: Rect = { ...safe, y: safe.y + 70 * u, height: safe.height - 70 * u };
  const box = wide ? fitted(hung, 1.5, 1.95) : fitted(hung, 0.66, 0.9);
  const paper = paperFace(palette);
  const accent = accentFace(palette);
  const pad = Math.min(box.width, box.height) * 0.085;
  const photo: Rect = wide
    ? { x: box.x + pad, y: box.y + pad, width: box.width * 0.27, height: box.height - 2 * pad }
    : { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height * 0.3 };
  const text: Rect = wide
    ? { x: photo.x + photo.width + pad, y: photo.y, width: box.width - photo.width - 3 * pad, height: photo.height }
    : {
        x: photo.x,
        y: photo.y + photo.height + pad * 0.8,
        width: photo.width,
        height: box.height - photo.height - 2.8 * pad,
      };
  const { facts } = content;
  const rows = setRows(scene, text, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [38, 24], maxLines: 1, weight: 600, share: 0.12, color: paper.muted, gap: 22 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [132, 42], maxLines: 5, color: paper.text, from: scene.cue('title', scene.at(3)), gap: 26 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [42, 26], maxLines: 3, share: 0.24, color: paper.muted, from: scene.at(11), gap: 30 } : null,
    facts.length > 0 ? { block: 'facts', text: facts.join('  ·  '), size: [50, 28], maxLines: 3, weight: 700, share: 0.26, color: paper.accent, from: scene.cue('facts.0', scene.at(16)) } : null,
  ], 0.42); // prettier-ignore
  return (
    <>
      <Backing box={box} share={1.12} />
      <Ribbon box={box} />
      <Thing name="badge" box={box} tilt={3.5}>
        <Sheet box={box} face={paper} radius={30} />
        <div style={{ ...place(scene, { x: box.x + box.width / 2 - 80 * u, y: box.y + 18 * u, width: 160 * u, height: 18 * u }), borderRadius: 9 * u, background: tone(paper.fill, paper.text, 0.5) }} />
        <Photo box={photo} face={accent} />
        <Rows rows={rows} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** Nobody yet: a silhouette in a field of the accent that breathes. */
function Photo({ box, face }: { box: Rect; face: ReturnType<typeof accentFace> }): ReactNode {
  const scene = useScene();
  const breath = Math.sin(lifeSeconds(scene) * 1.5);
  const side = Math.min(box.width, box.height);
  return (
    <>
      <Sheet box={box} face={face} radius={18} flat />
      <svg
        viewBox="0 0 100 100"
        style={{
          ...place(scene, {
            x: box.x + (box.width - side) / 2,
            y: box.y + box.height - side,
            width: side,
            height: side,
          }),
          overflow: 'hidden',
        }}
      >
        <g fill={face.text} transform={`translate(0 ${2 + breath * 1.1})`}>
          <circle cx={50} cy={38} r={18} />
          <path d="M12 106C12 76 28 62 50 62C72 62 88 76 88 106Z" />
        </g>
        <path d="M50 70L44 78L48 106H52L56 78Z" fill={face.fill} transform={`translate(0 ${2 + breath * 1.1})`} />
      </svg>
    </>
  );
}

/** The two ends of the ribbon from above the frame, which swing a little. */
function Ribbon({ box }: { box: Rect }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const swing = Math.sin(lifeSeconds(scene) * 1.1) * 16 * u;
  const foot = { x: box.x + box.width / 2, y: box.y + 30 * u };
  const top = -20 * u;
  const ends = [-1, 1].map((side) => `M${foot.x + side * 130 * u + swing} ${top}L${foot.x + side * 130 * u + swing + 46 * u} ${top}L${foot.x + 23 * u} ${foot.y}H${foot.x - 23 * u}Z`); // prettier-ignore
  return (
    <svg viewBox={`0 0 ${scene.width} ${scene.height}`} style={{ position: 'absolute', left: 0, top: 0, width: scene.width, height: scene.height, transform: scene.direction === 'rtl' ? 'scaleX(-1)' : undefined }}>
      <path d={ends[0]} fill={tone(palette.accent, palette.text, 0.3)} />
      <path d={ends[1]} fill={palette.accent} />
    </svg>
  ); // prettier-ignore
}
