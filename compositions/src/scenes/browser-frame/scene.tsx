import { withContrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { gesture } from '../../motion/gesture.js';
import { lifeSeconds, orbit } from '../../motion/life.js';
import { boardFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Sheet, Thing } from '../../objects/thing.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { setColors } from '../../pictures/sets/set.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { readableAddress } from '../address-line.js';
import { ActionButton, setAction } from '../call-to-action/action-button.js';

/** A browser that fills the frame: the address is the largest thing in its bar, the page says why to go there. */
export function BrowserFrameScene(): ReactNode {
  const scene = useScene<'browser-frame'>();
  const { content, u, shape, palette, safe, look } = scene;
  const wide = shape === 'wide';
  const paper = paperFace(palette);
  const board = boardFace(palette);
  const bar: Rect = { ...safe, height: (wide ? 128 : 138) * u };
  const page: Rect = { ...safe, y: safe.y + bar.height, height: safe.height - bar.height };
  const pad = (wide ? 76 : 60) * u;
  const dots = 26 * u;
  const field: Rect = wide
    ? { x: bar.x + 190 * u, y: bar.y + 22 * u, width: bar.width - 230 * u, height: bar.height - 44 * u }
    : { x: bar.x + 130 * u, y: bar.y + 26 * u, width: bar.width - 160 * u, height: bar.height - 52 * u };
  const url = setText(scene, { text: readableAddress(content.url), size: [54, 22], maxLines: 1, weight: 650, leading: 1.2 }, field.width - 130 * u, field.height); // prettier-ignore
  // Few words leave the picture above them more of the page.
  const above = content.subtitle ? 0.3 : 0.42;
  const text: Rect = wide
    ? { x: page.x + pad, y: page.y + pad, width: page.width * 0.56 - pad, height: page.height - 2 * pad }
    : {
        x: page.x + pad,
        y: page.y + page.height * (above + 0.04),
        width: page.width - 2 * pad,
        height: page.height * (0.96 - above) - pad,
      };
  const hero: Rect = wide
    ? { x: page.x + page.width * 0.6, y: page.y, width: page.width * 0.4, height: page.height }
    : { ...page, height: page.height * above };
  // Without words of its own, the button says where to go: an address bar is small.
  const action = setAction(scene, content.action ?? readableAddress(content.url), text.width);
  const rows = setRows(scene, { ...text, height: text.height - action.height - 40 * u }, [
    content.kicker ? { block: 'kicker', text: content.kicker, size: [36, 24], maxLines: 1, weight: 600, share: 0.14, color: paper.muted, gap: 26 } : null,
    { block: 'title', text: content.title, role: 'heading', size: [128, 44], maxLines: 5, color: paper.text, from: scene.cue('title', scene.at(5)), gap: 30 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [44, 28], maxLines: 3, share: 0.34, color: paper.muted, from: scene.at(12) } : null,
  ], wide ? 0.45 : 0.2); // prettier-ignore
  const foot = rows.at(-1)!.box;
  const radius = Math.min(28, Math.max(look.shape.radius, 0)) * u;
  const typed = Math.floor(lifeSeconds(scene) * 1.9) % 2 === 0;
  const caret = { x: field.x + 84 * u + url.width + 8 * u, y: field.y + field.height * 0.22, width: 4 * u, height: field.height * 0.56 }; // prettier-ignore
  return (
    <Thing name="browser" box={safe} tilt={0}>
      <Sheet box={safe} face={paper} still />
      <Hero box={hero} wide={wide} />
      <div style={{ ...place(scene, bar), background: board.fill, borderRadius: `${radius}px ${radius}px 0 0` }} />
      {(wide ? [0, 1, 2] : [0, 1]).map((at) => (
        <div
          key={at}
          style={{
            ...place(scene, { x: bar.x + (36 + 44 * at) * u, y: bar.y + (bar.height - dots) / 2, width: dots, height: dots }),
            borderRadius: look.shape.radius === 0 ? 0 : dots,
            background: [palette.accent, palette.data[1]!, palette.data[2]!][at],
          }}
        />
      ))}
      <div style={{ ...place(scene, field), background: paper.fill, borderRadius: look.shape.radius === 0 ? 0 : field.height / 2 }} />
      <Icon name="lock" color={paper.accent} box={{ x: field.x + 30 * u, y: field.y + field.height / 2 - 18 * u, width: 36 * u, height: 36 * u }} />
      <TextBlock block="url" set={url} box={{ ...field, x: field.x + 84 * u, width: url.width + 6 * u }} anchor="middle" color={paper.text} />
      {typed ? <div style={{ ...place(scene, caret), background: paper.accent }} /> : null}
      <Rows rows={rows} />
      <ActionButton set={action} box={{ ...foot, y: foot.y + foot.height + 40 * u }} align="start" from={scene.cue('action', scene.at(16))} />
      <Pointer toward={{ x: text.x + action.width * 0.7, y: foot.y + foot.height + 40 * u + action.height * 0.6 }} />
    </Thing>
  ); // prettier-ignore
}

/** The picture of the page: what the film is about before a light that breathes; else the initial of what it is called. */
function Hero({ box, wide }: { box: Rect; wide: boolean }): ReactNode {
  const scene = useScene();
  const { palette, look, u, direction, motif } = scene;
  const radius = Math.min(28, look.shape.radius) * u;
  const ends = direction === 'rtl' ? `0 0 0 ${radius}px` : `0 0 ${radius}px 0`;
  const side = Math.min(box.width, box.height) * 0.78;
  const breath = orbit(scene, 'hero', 10);
  const pose = gesture(scene, 0.7);
  return (
    <div
      style={{ ...place(scene, box), overflow: 'hidden', background: motif ? setColors(scene).wall : tone(palette.background, palette.accent, 0.3), borderRadius: wide ? ends : 0 }}
    >
      {motif ? (
        <>
          <svg width="100%" height="100%" viewBox={`0 0 ${box.width} ${box.height}`} style={{ display: 'block' }}>
            <circle cx={box.width / 2} cy={box.height / 2} r={side * (0.6 + 0.02 * breath.x)} fill={tone(palette.background, palette.accent, 0.06)} />
          </svg>
          <div
            data-picture={motif.name}
            style={{ position: 'absolute', left: (box.width - side) / 2, top: (box.height - side) / 2, width: side, height: side, transform: `translateY(${breath.y * 0.012 * side}px) rotate(${pose.turn - 3}deg) scale(${pose.scale})` }}
          >
            <DrawnPicture drawing={motif} />
          </div>
        </>
      ) : (
        <Initial box={box} />
      )}
    </div>
  ); // prettier-ignore
}

/** The first letter of what the page is called, as large as it goes; a film without a picture has nothing else of its own. */
function Initial({ box }: { box: Rect }): ReactNode {
  const scene = useScene<'browser-frame'>();
  const { palette, content, language } = scene;
  const sign = /[\p{L}\p{Nd}]/u.exec(content.title)?.[0]?.toLocaleUpperCase(language);
  if (sign === undefined) return null;
  const side = Math.min(box.width, box.height);
  const drift = orbit(scene, 'hero', 10);
  const ground = tone(palette.background, palette.accent, 0.3);
  const set = setText(
    scene,
    { text: sign, role: 'heading', size: [900, 60], maxLines: 1, leading: 1 },
    side,
    side * 0.9,
  );
  return (
    <div
      aria-hidden
      style={{ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center', color: withContrast(palette.accent, [ground], 3), fontFamily: set.face.family, fontWeight: set.face.weight, fontSize: set.size, lineHeight: 1, transform: `translate(${(drift.x * 0.012 * side).toFixed(1)}px, ${(drift.y * 0.012 * side).toFixed(1)}px)` }}
    >
      {sign}
    </div>
  ); // prettier-ignore
}

/** The hand of the viewer, on its way to what is to be pressed, where it waits. */
function Pointer({ toward }: { toward: { x: number; y: number } }): ReactNode {
  const scene = useScene();
  const { u, palette, safe } = scene;
  const way = easeInOut(clamp((scene.frame - scene.at(14)) / scene.at(34)));
  const wait = orbit(scene, 'pointer', 4);
  const from = { x: safe.x + safe.width * 0.9, y: safe.y + safe.height * 0.94 };
  const side = 74 * u;
  const x = from.x + (toward.x - from.x) * way + wait.x * 5 * u;
  const y = from.y + (toward.y - from.y) * way + wait.y * 5 * u;
  return (
    <svg viewBox="0 0 24 24" style={{ ...place(scene, { x, y, width: side, height: side }), overflow: 'visible' }}>
      <path
        d="M2 2L9.2 21.5L12.3 12.9L21 9.6Z"
        fill={palette.text}
        stroke={palette.background}
        strokeWidth={1.8}
        strokeLinejoin="round"
        transform={scene.direction === 'rtl' ? 'matrix(-1 0 0 1 24 0)' : undefined}
      />
    </svg>
  );
}
