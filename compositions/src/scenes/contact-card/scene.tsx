import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { readableAddress } from '../address-line.js';

const signs = { mail: 'mail', phone: 'phone', street: 'map-pin', handle: 'message-circle', link: 'globe' } as const;

/** A visiting card: a field of the accent with the sign of what it is, and what to write down as its largest line. */
export function ContactCardScene(): ReactNode {
  const scene = useScene<'contact-card'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const box = wide ? fitted(safe, 1.45, 2.1) : fitted(safe, 0.7, 0.98);
  const paper = paperFace(palette);
  const accent = accentFace(palette);
  const share = wide ? 0.32 : 0.34;
  const field: Rect = wide ? { ...box, width: box.width * share } : { ...box, height: box.height * share };
  const pad = Math.min(box.width, box.height) * 0.1;
  const text: Rect = wide
    ? {
        x: field.x + field.width + pad,
        y: box.y + pad,
        width: box.width - field.width - 2 * pad,
        height: box.height - 2 * pad,
      }
    : {
        x: box.x + pad,
        y: field.y + field.height + pad,
        width: box.width - 2 * pad,
        height: box.height - field.height - 2 * pad,
      };
  const rows = setRows(scene, text, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [36, 24], maxLines: 1, weight: 600, share: 0.12, color: paper.muted, gap: 24 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [104, 40], maxLines: 4, color: paper.text, from: scene.cue('title', scene.at(4)), gap: 26 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [40, 26], maxLines: 3, share: 0.24, color: paper.muted, from: scene.at(12), gap: 34 } : null,
    { block: 'url', text: readableAddress(content.url), size: [content.sort === 'phone' ? 100 : 76, 26], maxLines: 2, weight: 700, share: 0.34, color: paper.accent, from: scene.cue('url', scene.at(14)) },
  ], 0.46); // prettier-ignore
  const last = rows.at(-1)!;
  const drawn = easeOutQuint(clamp((scene.frame - scene.at(18)) / scene.at(20)));
  const side = Math.min(field.width, field.height) * 0.5;
  const sign: Rect = {
    x: field.x + (field.width - side) / 2,
    y: field.y + (field.height - side) / 2,
    width: side,
    height: side,
  };
  return (
    <>
      <Backing box={box} share={1.1} />
      <Thing name={signs[content.sort]} box={box} tilt={2.4}>
        <Sheet box={box} face={paper} still />
        <Sheet box={field} face={accent} flat />
        <Calls box={sign} color={accent.line} />
        <Sign box={sign} name={signs[content.sort]} color={accent.text} rings={content.sort === 'phone'} />
        <Rows rows={rows} />
        <div
          style={{
            ...place(scene, { x: text.x, y: last.box.y + last.box.height + 8 * u, width: Math.min(last.set.width, text.width) * drawn, height: 7 * u }),
            background: paper.accent,
          }}
        />
      </Thing>
    </>
  ); // prettier-ignore
}

/** A telephone rings twice and rests; other signs breathe. */
function Sign(props: { box: Rect; name: string; color: string; rings: boolean }): ReactNode {
  const scene = useScene();
  const { box, name, color, rings } = props;
  const seconds = lifeSeconds(scene);
  const beat = seconds % 2.4;
  const turn = rings && beat < 0.9 ? Math.sin(beat * 42) * 9 : Math.sin(seconds * 1.4) * 2.5;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        transform: `rotate(${turn}deg)`,
        transformOrigin: `${scene.direction === 'rtl' ? scene.width - box.x - box.width / 2 : box.x + box.width / 2}px ${box.y + box.height / 2}px`,
      }}
    >
      <Icon name={name} box={box} color={color} />
    </div>
  );
}

/** Rings that go out from the sign, one after the other. */
function Calls({ box, color }: { box: Rect; color: string }): ReactNode {
  const scene = useScene();
  const seconds = lifeSeconds(scene);
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible' }}>
      {[0, 1].map((at) => {
        const way = (seconds / 2.8 + at / 2) % 1;
        return <circle key={at} cx={50} cy={50} r={52 + 32 * way} fill="none" stroke={color} strokeWidth={2.6 * (1 - way)} />;
      })}
    </svg>
  ); // prettier-ignore
}
