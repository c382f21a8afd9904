import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink, tinted, trackInk } from '../../charting/shades.js';
import { pictureRoom, RowPicture } from '../../charting/row-pictures.js';
import { AxisBreak, BreakBase, breakRoom } from '../../charting/axis-break.js';
import { comparedSpan, lyingBar } from '../../charting/value-span.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { place } from '../../layout/place.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** A league table: place, name and figure, with the figure's length as a line under each row. */
export function RankingScene(): ReactNode {
  const scene = useScene<'ranking'>();
  const { content, u, shape, palette, look } = scene;
  const { items } = content;
  const head = setHead(scene, content);
  const area = head.rest;
  const count = items.length;
  const span = comparedSpan(items.map((item) => item.figure.magnitude));
  const below = span.isBroken ? breakRoom * u : 0;
  const pitch = Math.min((area.height - below) / count, (shape === 'tall' ? 250 : 190) * u);
  const top = area.y + (area.height - below - pitch * count) * (shape === 'tall' ? 0.44 : 0.4);
  // Few rows have room for bars that are seen as bars, not as lines between them.
  const bar = Math.min(Math.max(8 * u, pitch * (count <= 5 ? 0.22 : 0.17)), 44 * u);
  const words = pitch - bar - pitch * 0.16;
  const places = setTexts(
    scene,
    items.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [130, 24], maxLines: 1, leading: 1.05 },
    140 * u,
    words * 0.68,
  );
  const placeWidth = Math.max(...places.map((set) => set.width)) + 34 * u;
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [92, 20], maxLines: 1, leading: 1.05 },
    area.width * 0.34,
    words * 0.8,
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const pictures = pictureRoom(scene, items, Math.min(words * 0.9, 130 * u));
  const pictureWidth = pictures.side > 0 ? pictures.side + 28 * u : 0;
  const labelWidth = area.width - placeWidth - pictureWidth - figureWidth - 30 * u;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [80, 20], maxLines: 2, leading: 1.12, weight: 500 },
    labelWidth,
    words * 0.9,
  );

  const track = { span, start: area.x, length: area.width };
  const chosen = items.findIndex((item) => item.highlight);
  const lit = chosen < 0 ? 0 : chosen;

  return (
    <>
      <SceneHead head={head} align="start" />
      {items.map((item, index) => {
        const from = itemStart(scene, 'items', index);
        const y = top + index * pitch;
        const barY = y + pitch - bar;
        const way = grown(scene, from, 26);
        const color = index === lit ? palette.accent : palette.text;
        const line = lyingBar(span.base + (item.figure.magnitude - span.base) * way, track, 3 * u);
        const row = { y, height: words };
        return (
          <Part key={index} of={`items.${index}`}>
            <div
              style={{
                ...place(scene, {
                  x: area.x,
                  y: barY,
                  width: area.width,
                  height: bar,
                }),
                background: trackInk(scene),
                borderRadius: Math.min(look.shape.barRadius * u, bar / 2),
              }}
            />
            {scene.frame >= from ? (
              <Bar
                box={{ ...line, y: barY, height: bar }}
                color={index === lit ? palette.accent : tinted(scene, 0.36)}
                round={item.figure.magnitude < 0 ? 'start' : 'end'}
              />
            ) : null}
            {span.isBroken && scene.frame >= from ? <AxisBreak x={area.x} y={barY} height={bar} /> : null}
            {span.low < 0 ? <ZeroLine x={span.along(0, area.x, area.width)} y={barY} height={bar} /> : null}
            <TextBlock
              block={`items.${index}.place`}
              set={places[index]!}
              box={{ ...row, x: area.x, width: placeWidth - 10 * u }}
              anchor="middle"
              from={from}
              motion="block"
              enter="rise"
              color={index === lit ? palette.accent : ink(scene, 0.66)}
            />
            <RowPicture
              room={pictures}
              index={index}
              box={{ ...row, x: area.x + placeWidth, width: pictures.side }}
              from={from}
            />
            <TextBlock
              block={`items.${index}.label`}
              set={labels[index]!}
              box={{ ...row, x: area.x + placeWidth + pictureWidth, width: labelWidth }}
              anchor="middle"
              from={from}
              motion="block"
              enter="rise"
            />
            <CountingFigure
              block={`items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={from}
              align="end"
              enter="rise"
              anchor="middle"
              box={{ ...row, x: area.x + area.width - figureWidth, width: figureWidth }}
              color={color}
            />
          </Part>
        );
      })}
      {span.isBroken ? (
        <BreakBase
          figure={items[0]!.figure}
          base={span.base}
          box={{ ...area, y: top + count * pitch, height: below }}
        />
      ) : null}
    </>
  );
}
