import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace } from '../../objects/face.js';
import { BesideText, setBeside } from '../../objects/beside.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Thing } from '../../objects/thing.js';
import { tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** A tag at its string with the price on it; what it is for stands beside. */
export function PriceTagScene(): ReactNode {
  const scene = useScene<'price-tag'>();
  const { content, u, shape, palette } = scene;
  const beside = setBeside(scene, content, 0.58);
  const box = shape === 'wide' ? fitted(beside.room, 1.2, 1.62) : fitted(beside.room, 0.8, 1.5);
  const accent = accentFace(palette);
  const nose = box.width * 0.2;
  const inner: Rect = { x: box.x + nose + 24 * u, y: box.y + box.height * 0.12, width: box.width - nose - 24 * u - box.width * 0.06, height: box.height * 0.76 }; // prettier-ignore
  const rows = setRows(scene, inner, [
    content.was ? { block: 'was', struck: true, text: content.was.display, role: 'figure', size: [110, 40], maxLines: 1, share: 0.2, color: accent.muted, align: 'center', gap: 14 } : null,
    { block: 'figure', text: content.figure.display, role: 'figure', size: [320, 50], maxLines: 1, color: accent.text, align: 'center', gap: 22 },
    content.caption ? { block: 'caption', text: content.caption, size: [46, 26], maxLines: 3, share: 0.3, color: accent.text, align: 'center', from: scene.at(14) } : null,
  ]); // prettier-ignore
  return (
    <>
      <Backing box={box} share={1.1} />
      <BesideText beside={beside} />
      <Thing name="price-tag" box={box} tilt={-6}>
        <Tag box={box} nose={nose} />
        <Rows rows={rows} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** The tag's card with its eye, and the string that goes on swinging. */
function Tag({ box, nose }: { box: Rect; nose: number }): ReactNode {
  const scene = useScene();
  const { palette, look, u, direction } = scene;
  const { width: w, height: h } = box;
  const r = Math.min(40, Math.max(6, look.shape.radius)) * u;
  const swing = Math.sin(lifeSeconds(scene) * 1.5) * 34 * u;
  const eye = { x: nose * 0.62, y: h / 2 };
  const shape = `M${nose} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${nose}L${r * 0.4} ${h / 2 + h * 0.16}Q0 ${h / 2} ${r * 0.4} ${h / 2 - h * 0.16}Z`;
  const light = Math.cos(lifeSeconds(scene) * 0.7);
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      style={{ ...place(scene, box), overflow: 'visible', transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
    >
      <path d={shape} fill={tone(palette.background, '#000000', 0.5)} opacity={0.16} transform={`translate(${(10 + 4 * light) * u} ${18 * u})`} />
      <path d={shape} fill={palette.accent} />
      <path d={shape} fill="none" stroke={palette.onAccent} strokeOpacity={0.5} strokeWidth={3 * u} strokeDasharray={`${14 * u} ${10 * u}`} transform={`translate(${w * 0.025} ${h * 0.035}) scale(0.95 0.93)`} />
      <circle cx={eye.x} cy={eye.y} r={26 * u} fill={palette.background} />
      <path
        d={`M${eye.x} ${eye.y}C${eye.x - 120 * u} ${eye.y - 60 * u + swing} ${eye.x - 60 * u} ${eye.y - h * 0.5} ${eye.x - 190 * u + swing} ${eye.y - h * 0.62}`}
        fill="none"
        stroke={palette.text}
        strokeWidth={7 * u}
        strokeLinecap="round"
      />
    </svg>
  ); // prettier-ignore
}
