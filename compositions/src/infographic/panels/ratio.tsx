import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { inactive } from '../../charting/shades.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { place } from '../../layout/place.js';
import { DrawnPicture, InactivePicture } from '../../pictures/drawn-picture.js';
import { shadedFace } from '../depth.js';
import { share, type PanelProps } from '../panel-props.js';

/** A person on a box 60 wide and 100 high; a dot on 100 by 100. */
const person =
  'M30 2a17 17 0 1 1 0 34a17 17 0 1 1 0-34ZM30 42c18 0 28 11 28 27v23c0 4-3 6-6 6H8c-3 0-6-2-6-6V69c0-16 10-27 28-27Z';
/** Lengths of one leap from the first leap to the last. */
const spread = 3;
const dot = 'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88Z';

/** Things that are drawn one by one; of more, dots say how many. */
export const mostPictured = 12;

/** "n in m": every one drawn, those who count in the accent. */
export function RatioPanel({ panel, box, from, depth }: PanelProps<'ratio'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { count, total } = panel;
  const wide = box.width > box.height * 1.7;
  const words: Rect = wide ? { ...box, width: box.width * 0.4 } : { ...box, height: box.height * 0.5 };
  const label = panel.label
    ? setText(
        scene,
        { text: panel.label, size: [32, 17], maxLines: wide ? 5 : 3, leading: 1.25 },
        words.width,
        words.height * 0.55,
      )
    : null;
  const figure = setText(
    scene,
    { text: `${scene.number(count)}/${scene.number(total)}`, role: 'figure', size: [140, 40], maxLines: 1 },
    words.width,
    words.height - (label ? label.height + 14 * u : 0),
  );
  const height = figure.height + (label ? label.height + 12 * u : 0);
  const y = wide ? words.y + (words.height - height) / 2 : words.y;
  const rest: Rect = wide
    ? { ...box, x: box.x + words.width + 40 * u, width: box.width - words.width - 40 * u }
    : { ...box, y: y + height + 20 * u, height: box.height - height - 20 * u };
  const people = panel.icon === undefined || /user|person|people|baby/.test(panel.icon);
  const aspect = people ? 0.7 : 1;
  const drawing = people || total > mostPictured ? null : scene.drawing(panel.picture);
  const { columns, cell } = gridFor(total, rest, aspect);
  const rows = Math.ceil(total / columns);
  const x0 = rest.x + (rest.width - columns * cell * aspect) / 2;
  const y0 = rest.y + (rest.height - rows * cell) / 2;
  const scale = (cell * 0.82) / 100;
  // Those who count rise in a wave.
  const wave = acting(scene, from, 0, 1, 2.6);
  const marks = Array.from({ length: total }, (_, index) => {
    const marked = index < count && share(scene, from + scene.at(14 + (18 * index) / Math.max(1, count)), 1) >= 1;
    return {
      cx: x0 + ((index % columns) + 0.5) * cell * aspect,
      cy: y0 + (Math.floor(index / columns) + 0.5) * cell,
      appears: easeOutQuint(share(scene, from + scene.at(6 + (10 * index) / total), 10)),
      leap: marked ? 0.1 * cell * swell(clamp(wave * (1 + spread) - (spread * index) / count)) : 0,
      marked,
      color: marked ? palette.accent : inactive(scene),
    };
  });
  return (
    <>
      <TextBlock
        block={`${panel.id}.figure`}
        set={figure}
        box={{ ...words, y, height: figure.height }}
        color={palette.accent}
        from={from + scene.at(6)}
        motion="block"
        enter="rise"
      />
      {label ? (
        <TextBlock
          block={`${panel.id}.label`}
          set={label}
          box={{ ...words, y: y + figure.height + 12 * u, height: label.height }}
          color={palette.muted}
          from={from + scene.at(10)}
          motion="block"
          enter="fade"
        />
      ) : null}
      {drawing ? (
        marks.map(({ cx, cy, leap, appears, marked }, index) => (
          <div
            key={index}
            style={{
              ...place(scene, { x: cx - cell * 0.46, y: cy - cell * 0.46, width: cell * 0.92, height: cell * 0.92 }),
              opacity: appears,
              transform: `translateY(${-leap}px) scale(${0.6 + 0.4 * appears})`,
            }}
          >
            {marked ? <DrawnPicture drawing={drawing} acts={0} /> : <InactivePicture drawing={drawing} />}
          </div>
        ))
      ) : (
        <Drawing>
          {marks.map(({ cx, cy, leap, appears, color }, index) => {
            const at = (dx: number, dy: number): string =>
              `translate(${cx + dx} ${cy + dy - leap}) scale(${scale * appears}) translate(${people ? -30 : -50} -50)`;
            return appears <= 0 ? null : (
              <g key={index}>
                {depth > 0 ? (
                  <path d={people ? person : dot} transform={at(depth * 0.28, depth * 0.22)} fill={shadedFace(color)} />
                ) : null}
                <path d={people ? person : dot} transform={at(0, 0)} fill={color} />
              </g>
            );
          })}
        </Drawing>
      )}
    </>
  );
}

function gridFor(total: number, area: Rect, aspect: number): { columns: number; cell: number } {
  let best = { columns: 1, cell: 0, score: 0 };
  for (let columns = 1; columns <= total; columns++) {
    const cell = Math.min(area.width / columns / aspect, area.height / Math.ceil(total / columns));
    const score = cell * (total % columns === 0 ? 1.3 : 1);
    if (score > best.score) best = { columns, cell, score };
  }
  return best;
}
