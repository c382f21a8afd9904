import type { Drawing } from '@scenewright/core/drawings';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { gesture } from '../../motion/gesture.js';
import { lifeSeconds, orbit } from '../../motion/life.js';
import { paperFace } from '../../objects/face.js';
import { Rows, setRows } from '../../objects/rows.js';
import { fitted, Rule, Sheet, Thing } from '../../objects/thing.js';
import { tone } from '../../look/tone.js';
import { DrawnPicture } from '../../pictures/drawn-picture.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';

/** The front page: double rules, the headline across it, and columns under it that are too small to be read. */
export function HeadlineClippingScene(): ReactNode {
  const scene = useScene<'headline-clipping'>();
  const { content, u, shape, palette, safe } = scene;
  const wide = shape === 'wide';
  const box = wide ? fitted(safe, 1.5, 2.1) : fitted(safe, 0.62, 0.92);
  const paper = paperFace(palette);
  const pad = Math.min(box.width, box.height) * 0.075;
  const inner: Rect = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
  const mast = content.kicker ? 74 * u : 30 * u;
  const drawing = scene.drawing(content.picture) ?? scene.largeMotif;
  // A photo of what the news is about takes more of the page than one of anywhere.
  const foot =
    inner.height *
    (wide
      ? drawing && !content.subtitle
        ? [...content.title].length < 26
          ? 0.5
          : 0.42
        : 0.3
      : drawing
        ? 0.4
        : 0.34);
  const text: Rect = { ...inner, y: inner.y + mast + 30 * u, height: inner.height - mast - foot - 70 * u };
  const head = content.kicker
    ? setRows(scene, { ...inner, height: mast - 22 * u }, [
        {
          block: 'kicker',
          text: content.kicker,
          role: 'heading',
          size: [46, 24],
          maxLines: 1,
          color: paper.text,
          align: 'center',
        },
      ])
    : [];
  const rows = setRows(scene, text, [
    { block: 'title', text: content.title, role: 'heading', size: [170, 48], maxLines: wide ? 3 : 6, color: paper.text, from: scene.cue('title', scene.at(3)), gap: 26 },
    content.subtitle ? { block: 'subtitle', text: content.subtitle, size: [46, 28], maxLines: 3, share: 0.32, color: paper.muted, from: scene.at(12) } : null,
  ], 0.4); // prettier-ignore
  const y = inner.y + mast;
  const columns: Rect = { ...inner, y: inner.y + inner.height - foot, height: foot };
  const under = orbit(scene, 'under', 12);
  return (
    <>
      <div style={{ position: 'absolute', inset: 0, transformOrigin: '40% 60%', transform: `translate(${under.x * 4 * u}px, ${under.y * 4 * u}px) rotate(${-3 + under.x * 0.3}deg)` }}>
        <Sheet box={box} face={{ ...paper, fill: paper.line }} radius={0} still />
      </div>
      <Thing name="newspaper" box={box} tilt={-7}>
        <Sheet box={box} face={paper} radius={0} />
        <Rows rows={head} />
        <Rule box={{ ...inner, y: y - 12 * u, height: 6 * u }} color={paper.text} />
        <Rule box={{ ...inner, y, height: 2 * u }} color={paper.text} />
        <Rows rows={rows} style={{ motion: 'lines' }} />
        <Rule box={{ ...inner, y: columns.y - 24 * u, height: 2 * u }} color={paper.line} />
        <Columns box={columns} wide={wide} drawing={drawing} />
      </Thing>
    </>
  ); // prettier-ignore
}

/** Columns of lines that say nothing, beside the photo of what the news is about; a reader's eye runs down them. */
function Columns({ box, wide, drawing }: { box: Rect; wide: boolean; drawing: Drawing | null }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const paper = paperFace(palette);
  const count = wide ? (drawing ? 3 : 4) : 2;
  const gap = 44 * u;
  const photo = drawing
    ? Math.min(box.width * (wide ? 0.42 : 0.56), box.height * 1.5)
    : (box.width - (count - 1) * gap) / count;
  const width = (box.width - photo - (count - 1) * gap) / (count - 1);
  const step = 25 * u;
  const lines = Math.max(2, Math.floor(box.height / step));
  const eye = (lifeSeconds(scene) * 4.2) % (lines * (count - 1));
  return (
    <>
      {Array.from({ length: count - 1 }, (_, column) =>
        Array.from({ length: lines }, (_line, line) => {
          const at = column * lines + line;
          const drawn = easeOutQuint(clamp((scene.frame + scene.at(10) - scene.at(at * 0.5)) / scene.at(16)));
          const share = line === lines - 1 ? 0.3 + 0.5 * scene.random(`line${at}`) : 0.9 + 0.1 * scene.random(`line${at}`);
          const read = Math.max(0, 1 - Math.abs(eye - at));
          return (
            <div
              key={at}
              style={{
                ...place(scene, { x: box.x + column * (width + gap), y: box.y + line * step, width: width * share * drawn, height: 9 * u }),
                background: read > 0 ? paper.accent : paper.line,
              }}
            />
          );
        }),
      )}
      <div
        style={{
          ...place(scene, { x: box.x + (count - 1) * (width + gap), y: box.y, width: photo, height: box.height - (step - 9 * u) }),
          background: drawing ? tone(palette.background, palette.accent, 0.3) : paper.line,
          overflow: 'hidden',
        }}
      >
        {drawing ? (
          <Photo drawing={drawing} width={photo} height={box.height - (step - 9 * u)} />
        ) : (
          <svg viewBox="0 0 100 100" width={photo} height={box.height} style={{ display: 'block' }} preserveAspectRatio="xMidYMid slice">
            <circle cx={64 + 3 * Math.sin(lifeSeconds(scene) * 0.8)} cy={40} r={13} fill={paper.accent} />
            <path d="M-20 84L24 48L52 72L74 56L120 92V130H-20Z" fill={paper.muted} />
          </svg>
        )}
      </div>
    </>
  ); // prettier-ignore
}

/** A printed photo: what the news is about before a light, nearer than its frame. */
function Photo({ drawing, width, height }: { drawing: Drawing; width: number; height: number }): ReactNode {
  const scene = useScene();
  const { palette } = scene;
  const side = Math.min(width * 0.86, height * 0.94);
  const breath = orbit(scene, 'photo', 9);
  const pose = gesture(scene, 0.8);
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ display: 'block' }}>
        <circle cx={width / 2} cy={height / 2} r={side * (0.58 + 0.015 * breath.x)} fill={tone(palette.background, palette.accent, 0.12)} />
      </svg>
      <div
        data-picture={drawing.name}
        style={{ position: 'absolute', left: (width - side) / 2, top: (height - side) / 2, width: side, height: side, transform: `translateY(${breath.y * 0.014 * side}px) rotate(${pose.turn}deg) scale(${pose.scale})` }}
      >
        <DrawnPicture drawing={drawing} />
      </div>
    </>
  ); // prettier-ignore
}
