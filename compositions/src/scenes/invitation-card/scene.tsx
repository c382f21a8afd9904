import type { Drawing } from '@scenewright/core/drawings';
import type { Palette } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { lifeSeconds, orbit } from '../../motion/life.js';
import { paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Sheet, Thing } from '../../objects/thing.js';
import { DrawnPicture, EchoPicture } from '../../pictures/drawn-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

export const envelopeFill = ({ background, accent }: Palette): string => tone(background, accent, 0.32);

/** A card that has come out of its envelope: a double border with sprigs, whom it asks to what, and the facts under a rule. */
export function InvitationCardScene(): ReactNode {
  const scene = useScene<'invitation-card'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const out = 1 - easeOutQuint(clamp(scene.frame / scene.at(26)));
  const pocket = safe.height * 0.2;
  const card = fitted({ ...safe, height: safe.height - pocket * 0.35 }, wide ? 1.3 : 0.7, wide ? 1.72 : 0.95);
  const box: Rect = { ...card, y: safe.y };
  const paper = paperFace(palette);
  const pad = Math.min(box.width, box.height) * 0.13;
  const { facts } = content;
  const below = box.y + box.height - pocket * 0.5;
  const inner: Rect = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: below - box.y - pad * 1.4 };
  const rows = setRows(scene, inner, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [40, 26], maxLines: 1, weight: 500, share: 0.12, color: paper.muted, align: 'center', gap: 26 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [150, 44], maxLines: 6, color: paper.text, align: 'center', from: scene.cue('title', scene.at(4)), gap: 30 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [48, 28], maxLines: 3, share: 0.24, color: paper.muted, align: 'center', from: scene.at(12), gap: 34 } : null,
    facts.length > 0 ? { block: 'facts', text: facts.join('  ·  '), size: [56, 30], maxLines: 3, weight: 650, share: 0.24, color: paper.accent, align: 'center', from: scene.cue('facts.0', scene.at(18)) } : null,
  ]); // prettier-ignore
  const fold: Rect = { x: box.x - 46 * u, y: below, width: box.width + 92 * u, height: scene.height - below + 40 * u };
  return (
    <>
      <Backing box={box} share={1.2} />
      <Thing name="invitation" box={box}>
        <div style={{ position: 'absolute', inset: 0, transform: `translateY(${out * pocket}px)` }}>
          <Sheet box={box} face={paper} />
          <Border box={box} color={paper.accent} />
          <Rows rows={rows} />
        </div>
      </Thing>
      <Envelope box={fold} color={envelopeFill(palette)} line={tone(palette.background, palette.accent, 0.6)} />
      {shape === 'tall' && scene.motif ? <Printed drawing={scene.motif} box={fold} ground={envelopeFill(palette)} /> : null}
    </>
  ); // prettier-ignore
}

/** Two lines around the card, and a sprig in each corner that stirs. */
function Border({ box, color }: { box: Rect; color: string }): ReactNode {
  const scene = useScene();
  const inset = Math.min(box.width, box.height) * 0.035;
  const stir = Math.sin(lifeSeconds(scene) * 1.3) * 5;
  const [w, h] = [box.width - 2 * inset, box.height - 2 * inset];
  const leaf = 'M0 0C10 -14 26 -16 38 -10C30 2 14 8 0 0Z';
  const size = Math.min(w, h) * 0.0022;
  const corners = [[0, 0, 45], [w, 0, 135], [w, h, 225], [0, h, 315]] as const; // prettier-ignore
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      style={{ ...place(scene, { x: box.x + inset, y: box.y + inset, width: w, height: h }), overflow: 'visible' }}
    >
      <g fill="none" stroke={color}>
        <rect width={w} height={h} strokeWidth={4 * scene.u} />
        <rect
          {...{ x: 12 * scene.u, y: 12 * scene.u, width: w - 24 * scene.u, height: h - 24 * scene.u }}
          strokeWidth={1.5 * scene.u}
        />
      </g>
      {corners.map(([x, y, turn], at) => (
        <g key={at} fill={color} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          {[-34, 0, 34].map((angle, leafAt) => (
            <path key={leafAt} d={leaf} transform={`rotate(${angle + stir * (leafAt - 1 + (at % 2 ? 0.4 : -0.4))}) translate(26 0) scale(1.5)`} />
          ))}
        </g>
      ))}
    </svg>
  ); // prettier-ignore
}

/** What the film is about, as printed on the front of a tall envelope: cut off by the foot of the canvas. */
function Printed({ drawing, box, ground }: { drawing: Drawing; box: Rect; ground: string }): ReactNode {
  const scene = useScene();
  const side = Math.min(box.width * 0.56, box.height * 0.62);
  const middle = box.x + box.width / 2;
  const top = scene.height - side * 0.78;
  const life = lifeSeconds(scene);
  return [-1, 1, 0].map((off, at) => {
    const size = off === 0 ? side : side * 0.7;
    const x = middle + off * side * 0.78 - size / 2;
    const y = top + (side - size) * 0.8 + Math.sin(life * 0.9 + at) * side * 0.012;
    return (
      <div
        key={at}
        data-picture={drawing.name}
        style={{
          ...place(scene, { x, y, width: size, height: size }),
          transform: `rotate(${(off * 7 + Math.sin(life * 0.7 + at * 2) * 2).toFixed(3)}deg)`,
        }}
      >
        {off === 0 ? <DrawnPicture drawing={drawing} /> : <EchoPicture drawing={drawing} ground={ground} />}
      </div>
    );
  });
}

/** The front of the envelope, before the foot of the card: its two flaps meet under it. */
function Envelope({ box, color, line }: { box: Rect; color: string; line: string }): ReactNode {
  const scene = useScene();
  const sway = orbit(scene, 'envelope', 9);
  const { width: w, height: h } = box;
  const dip = Math.min(h * 0.5, 90 * scene.u);
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      style={{ ...place(scene, box), overflow: 'visible', transform: `translate(${sway.x * 3}px, ${sway.y * 3}px)` }}
    >
      <path d={`M0 0L${w / 2} ${dip}L${w} 0V${h}H0Z`} fill={color} />
      <path
        d={`M0 0L${w / 2} ${dip}L${w} 0`}
        fill="none"
        stroke={line}
        strokeWidth={Math.max(3, scene.look.shape.stroke) * scene.u}
      />
    </svg>
  );
}
