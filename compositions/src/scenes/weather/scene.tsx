import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { distribute } from '../../layout/place.js';
import { legible, tone } from '../../look/tone.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { SkyMark } from './sky-mark.js';

/** A card a day: its sky, which moves, its warmth, and what is said of it. */
export function WeatherScene(): ReactNode {
  const scene = useScene<'weather'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <WeatherFigure days={content.days} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function WeatherFigure(props: { days: SceneContent<'weather'>['days']; area: Rect }): ReactNode {
  const scene = useScene();
  const { days, area } = props;
  const { u, palette, shape, look } = scene;
  const across = shape === 'wide' || (shape === 'square' && days.length <= 3);
  const gap = 18 * u;
  const limit = across ? area.width : Math.min(area.height, days.length * 420 * u);
  const laid: Rect = across ? area : { ...area, height: limit };
  const boxes = distribute(laid, days.length, gap, across ? 'x' : 'y');
  const { width, height } = boxes[0]!;
  const pad = Math.min(24 * u, width * 0.08, height * 0.12);
  const skies = days.some(({ sky }) => sky);
  const figured = days.some(({ figure }) => figure);
  const lows = days.some(({ low }) => low);
  const said = days.some(({ word }) => word);
  // Parts of a card from its top, or from its reading side, as shares of it.
  const cell = (box: Rect, part: 'label' | 'sky' | 'figure' | 'word'): Rect => {
    const inner = { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
    const column = (from: number, share: number): Rect => ({ ...inner, x: inner.x + inner.width * from, width: inner.width * share }); // prettier-ignore
    const row = (from: number, share: number): Rect => ({ ...inner, y: inner.y + inner.height * from, height: inner.height * share }); // prettier-ignore
    if (across)
      return part === 'label' ? row(0, 0.13) : part === 'sky' ? row(0.15, 0.42) : part === 'figure' ? row(skies ? 0.59 : 0.24, skies ? 0.22 : 0.44) : row(0.85, 0.15); // prettier-ignore
    const left = column(0, 0.36);
    const split = said ? 0.52 : 1;
    return part === 'sky'
      ? column(0.38, 0.24)
      : part === 'figure'
        ? column(skies ? 0.64 : 0.5, skies ? 0.36 : 0.5)
        : part === 'label'
          ? { ...left, height: left.height * split }
          : { ...left, y: left.y + left.height * 0.54, height: left.height * 0.46 };
  };
  const first = boxes[0]!;
  const labels = setTexts(scene, days.map(({ label }) => label), { size: [54, 20], maxLines: across ? 1 : 2, leading: 1.1, weight: 600 }, cell(first, 'label').width, cell(first, 'label').height); // prettier-ignore
  const words = setTexts(scene, days.map(({ word }) => word ?? ' '), { size: [38, 18], maxLines: 2, leading: 1.14 }, cell(first, 'word').width, cell(first, 'word').height); // prettier-ignore
  const room = cell(first, 'figure');
  const figures = setTexts(scene, days.map(({ figure }) => figure?.display ?? ' '), { role: 'figure', size: [150, 30], maxLines: 1, leading: 1.05 }, room.width * (lows && !across ? 0.62 : 1), room.height * (lows && across ? 0.66 : 1)); // prettier-ignore
  const lowSets = setTexts(scene, days.map(({ low }) => low?.display ?? ' '), { role: 'figure', size: [54, 20], maxLines: 1, leading: 1.05 }, room.width * (across ? 1 : 0.34), room.height * (across ? 0.32 : 1)); // prettier-ignore
  const ground = legible(palette, palette.accent, 0.12);
  const colors = look.shape.bars === 'outline' ? plateOf(scene, tone(palette.background, palette.accent, 0.5)) : { fill: ground, ink: palette.text, edge: null }; // prettier-ignore
  const radius = Math.max(look.shape.radius, 10) * u;
  return days.map((day, index) => {
    const from = itemStart(scene, 'days', index, 8);
    const box = boxes[index]!;
    const way = Math.max(0, Math.min(1, grown(scene, from, 20)));
    const card: Rect = across
      ? { ...box, y: box.y + box.height * (1 - way), height: box.height * way }
      : { ...box, width: box.width * way };
    const sky = cell(box, 'sky');
    const r = Math.min(sky.width, sky.height) / 2;
    const shared = { from: from + scene.at(4), motion: 'block', enter: 'fade', anchor: 'middle', align: across ? 'center' : 'start' } as const; // prettier-ignore
    const figure = cell(box, 'figure');
    const low = lowSets[index]!;
    const upper: Rect = !day.low ? figure : across ? { ...figure, height: figure.height * 0.66 } : { ...figure, width: figure.width * 0.62 };
    const lower: Rect = across
      ? { ...figure, y: figure.y + figure.height * 0.68, height: figure.height * 0.32 }
      : { ...figure, x: figure.x + figure.width * 0.66, width: figure.width * 0.34 };
    return (
      <div key={index}>
        <Ghost box={box} radius={radius} />
        <Plate box={card} colors={colors} radius={radius} />
        {day.sky && way > 0.5 ? (
          <Drawing>
            <SkyMark sky={day.sky} x={sky.x + sky.width / 2} y={sky.y + sky.height / 2} r={r * (0.6 + 0.4 * (way - 0.5) * 2)} phase={index * 0.7} ground={colors.fill} />
          </Drawing>
        ) : null}
        <TextBlock {...shared} block={`days.${index}.label`} set={labels[index]!} box={cell(box, 'label')} color={colors.ink} anchor={across || !said ? 'middle' : 'bottom'} />
        {day.figure && figured ? <CountingFigure {...shared} align={across ? 'center' : 'end'} block={`days.${index}.figure`} figure={day.figure} set={figures[index]!} box={upper} color={colors.ink} /> : null}
        {day.low ? <CountingFigure {...shared} align={across ? 'center' : 'end'} block={`days.${index}.low`} figure={day.low} set={low} box={lower} color={colors.ink} /> : null}
        {day.word ? <TextBlock {...shared} block={`days.${index}.word`} set={words[index]!} box={cell(box, 'word')} color={colors.ink} anchor={across ? 'middle' : 'top'} /> : null}
      </div>
    );
  }); // prettier-ignore
}
