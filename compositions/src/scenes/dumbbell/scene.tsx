import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { SeriesKey, setSeriesKey } from '../../charting/series-key.js';
import { seriesInk } from '../../charting/series.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { orbit } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { gapScale } from './gap-scale.js';

/** A row a category: two dots on one scale, the gap between them filled, each figure outside its dot. */
export function DumbbellScene(): ReactNode {
  const scene = useScene<'dumbbell'>();
  const { content, u, palette, look, shape } = scene;
  const { categories, series } = content;
  const { head, area } = chartArea(scene, content);
  const inks = seriesInk(scene, series);
  const key = setSeriesKey(scene, series, area.width);
  const rows: Rect = { ...area, y: area.y + key.height, height: area.height - key.height };
  const pitch = Math.min(rows.height / categories.length, (shape === 'tall' ? 210 : 170) * u);
  const top = rows.y + (rows.height - pitch * categories.length) * 0.4;
  const over = shape !== 'wide';
  const labelWidth = over ? rows.width : rows.width * 0.26;
  const labels = setTexts(
    scene,
    categories,
    { size: [46, 18], maxLines: over ? 1 : 2, leading: 1.14, weight: 500 },
    labelWidth,
    pitch * (over ? 0.36 : 0.8),
  );
  const named = over ? Math.max(...labels.map(({ height }) => height)) : 0;
  const spec = { role: 'figure', size: [54, 18], maxLines: 1, leading: 1.1 } as const;
  const sets = series.map((one) => setTexts(scene, one.values.slice(0, categories.length).map(({ display }) => display), spec, rows.width * 0.16, (pitch - named) * 0.6)); // prettier-ignore
  const figureWidth = Math.max(...sets.flat().map(({ width }) => width)) + 8 * u;
  const dot = Math.min(58 * u, (pitch - named) * 0.46);
  const x = over ? rows.x : rows.x + labelWidth + 30 * u;
  const track = { start: x + figureWidth + dot, length: rows.x + rows.width - x - 2 * (figureWidth + dot) };
  const scale = gapScale(series.flatMap(({ values }) => values.map(({ magnitude }) => magnitude)));
  const xAt = (value: number): number => track.start + scale(value) * track.length;
  return (
    <>
      <SceneHead head={head} align="start" />
      <SeriesKey layout={key} box={area} inks={inks} />
      {categories.map((_, index) => {
        const [one, two] = [series[0]!.values[index], series[1]!.values[index]];
        if (!one || !two) return null;
        const from = itemStart(scene, 'rows', index, 8);
        const way = drawn(scene, from, 24);
        const y = top + index * pitch + named + (pitch - named) / 2;
        const [a, b] = [xAt(one.magnitude), xAt(two.magnitude)];
        const at = a + (b - a) * way;
        const [left, right] = [Math.min(a, at), Math.max(a, at)];
        const bar = Math.max(look.shape.stroke * 1.6, 8) * u;
        const breath = 1 + 0.05 * orbit(scene, `dot ${index}`, 5).y;
        const ends = [
          { at: a, figure: one, set: sets[0]![index]!, color: inks[0]!.color, lit: inks[0]!.lit, outer: a <= b, from },
          { at, figure: two, set: sets[1]![index]!, color: inks[1]!.color, lit: inks[1]!.lit, outer: a > b, from: from + scene.at(14) }, // prettier-ignore
        ];
        return (
          <div key={index}>
            <div style={{ ...place(scene, { x: track.start - dot / 2, y: y - look.shape.hairline * u * 0.5, width: track.length + dot, height: look.shape.hairline * u }), background: ink(scene, 0.16) }} />
            <div style={{ ...place(scene, { x: left, y: y - bar / 2, width: right - left, height: bar }), background: tone(palette.background, palette.accent, 0.4) }} />
            <TextBlock
              block={`categories.${index}`}
              set={labels[index]!}
              box={over ? { x: rows.x, y: top + index * pitch, width: labelWidth, height: named } : { x: rows.x, y: top + index * pitch, width: labelWidth, height: pitch }}
              anchor={over ? 'bottom' : 'middle'}
              from={scene.at(4)}
              motion="block"
              enter="fade"
            />
            {ends.map((end, side) => {
              const size = scene.frame < end.from ? dot * 0.6 : dot * (end.lit ? breath : 1);
              const settled = side === 0 ? a : b;
              return (
                <div key={side}>
                  <div style={{ ...place(scene, { x: end.at - size / 2, y: y - size / 2, width: size, height: size }), background: scene.frame < end.from && side === 0 ? ink(scene, 0.3) : way <= 0 && side === 1 ? 'transparent' : end.color, borderRadius: size }} />
                  <CountingFigure
                    block={`series.${side}.values.${index}`}
                    figure={end.figure}
                    set={end.set}
                    box={{ x: end.outer ? settled - dot * 0.7 - figureWidth : settled + dot * 0.7, y: y - end.set.height / 2, width: figureWidth, height: end.set.height }}
                    align={end.outer ? 'end' : 'start'}
                    from={end.from}
                    motion="block"
                    enter="fade"
                    color={end.lit ? palette.accent : palette.text}
                  />
                </div>
              );
            })}
          </div>
        );
      })}
      <SourceLine source={content.source} />
    </>
  ); // prettier-ignore
}
