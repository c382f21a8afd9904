import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, spring } from '../../motion/curves.js';
import { lifeSeconds } from '../../motion/life.js';
import { accentFace, paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { Backing, fitted, Sheet, Thing } from '../../objects/thing.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** A review as it stands on a site: who, the stars that were given, and the words; others lie behind it. */
export function ReviewCardScene(): ReactNode {
  const scene = useScene<'review-card'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const length = [...content.text].length;
  const box = wide
    ? fitted({ ...safe, x: safe.x + 60 * u, width: safe.width - 120 * u }, 1.4, length < 60 ? 2.1 : 1.9)
    : fitted(safe, 0.78, 1.08);
  const paper = paperFace(palette);
  const pad = Math.min(box.width, box.height) * 0.1;
  const inner: Rect = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
  const face = (wide ? 128 : 140) * u;
  const named = content.author !== undefined || content.about !== undefined;
  const stars = content.stars ? 62 * u : 0;
  const headHeight = named ? face : 0;
  const who: Rect = { x: inner.x + face + 34 * u, y: inner.y, width: inner.width - face - 34 * u, height: headHeight };
  const names = named ? setRows(scene, who, [
    content.author ? { block: 'author', text: content.author, size: [54, 28], maxLines: 1, weight: 700, color: paper.text, gap: 6, from: scene.cue('author', scene.at(3)) } : null,
    content.about ? { block: 'about', text: content.about, size: [36, 22], maxLines: 2, share: 0.48, color: paper.muted, from: scene.at(6) } : null,
  ]) : []; // prettier-ignore
  const top = inner.y + headHeight + (named ? 40 * u : 0);
  const said: Rect = {
    ...inner,
    y: top + (stars ? stars + 34 * u : 0),
    height: inner.y + inner.height - top - (stars ? stars + 34 * u : 0),
  };
  const rows = setRows(scene, said, [
    { block: 'text', text: content.text, role: 'heading', upper: false, size: [length <= 60 ? 118 : 88, 36], maxLines: wide ? 6 : 10, color: paper.text, from: scene.cue('text', scene.at(6)) },
  ], named ? 0.3 : 0.5); // prettier-ignore
  return (
    <>
      <Backing box={box} share={1.15} />
      {[2, 1].map((at) => (
        <Behind key={at} box={box} step={at} />
      ))}
      <Thing name="review" box={box}>
        <Sheet box={box} face={paper} />
        {named ? <Portrait box={{ x: inner.x, y: inner.y, width: face, height: face }} name={content.author ?? ''} /> : null}
        <Rows rows={names} />
        {content.stars ? <Stars box={{ ...inner, y: top, height: stars, width: stars * 6.4 }} count={content.stars} /> : null}
        <Rows rows={rows} style={{ motion: 'lines' }} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** Another card under it, of which an edge is seen; it shifts as a pile does. */
function Behind({ box, step }: { box: Rect; step: number }): ReactNode {
  const scene = useScene();
  const { palette } = scene;
  const sway = Math.sin(lifeSeconds(scene) * 0.9 + step) * 0.8;
  const paper = paperFace(palette);
  return (
    <div style={{ position: 'absolute', inset: 0, transformOrigin: '50% 60%', transform: `rotate(${(step === 1 ? -2.4 : 2.6) + sway}deg)` }}>
      <Sheet box={box} face={{ ...paper, fill: paper.line }} still flat={step === 1} />
    </div>
  ); // prettier-ignore
}

/** A disc with the first letter of a name, as sites draw it for who has no photograph. */
function Portrait({ box, name }: { box: Rect; name: string }): ReactNode {
  const scene = useScene();
  const { palette, look } = scene;
  const accent = accentFace(palette);
  const letter = [...new Intl.Segmenter(scene.locale).segment(name.replace(/^[^\p{L}\p{N}]+/u, ''))][0]?.segment.toLocaleUpperCase(scene.locale) ?? ''; // prettier-ignore
  const pulse = Math.sin(lifeSeconds(scene) * 1.6) * 0.03;
  return (
    <>
      <div
        style={{
          ...place(scene, box),
          borderRadius: look.shape.radius === 0 ? 0 : '50%',
          background: accent.fill,
          transform: `scale(${1 + pulse})`,
        }}
      />
      {letter ? (
        <TextBlock
          block="initial"
          set={setText(scene, { text: letter, role: 'heading', size: [72, 20], maxLines: 1 }, box.width * 0.8, box.height * 0.62)}
          box={box}
          align="center"
          anchor="middle"
          color={accent.text}
        />
      ) : null}
    </>
  ); // prettier-ignore
}

/** Five stars; those that were given spring in one after the other, and one after the other they gleam. */
function Stars({ box, count }: { box: Rect; count: number }): ReactNode {
  const scene = useScene();
  const paper = paperFace(scene.palette);
  const star = 'M50 4L63 37L98 40L71 62L80 96L50 77L20 96L29 62L2 40L37 37Z';
  const seconds = lifeSeconds(scene);
  return (
    <svg viewBox="0 0 640 100" style={{ ...place(scene, box), overflow: 'visible', transform: scene.direction === 'rtl' ? 'scaleX(-1)' : undefined }}>
      {Array.from({ length: 5 }, (_, at) => {
        const come = spring(0.6)(clamp((scene.frame - scene.at(6 + 4 * at)) / scene.at(16)));
        const gleam = 1 + 0.08 * Math.max(0, Math.sin(seconds * 2.4 - at * 0.7));
        return (
          <g key={at} transform={`translate(${at * 130 + 50} 50) scale(${at < count ? (0.4 + 0.6 * come) * gleam : 0.9}) translate(-50 -50)`}>
            <path d={star} fill={at < count ? paper.accent : paper.line} />
          </g>
        );
      })}
    </svg>
  ); // prettier-ignore
}
