import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import { Bar } from '../../charting/bar.js';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { toned } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { clamp, easeOut } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { raceAt } from './race.js';

/** Bars that grow and change places while the time under them runs; they end on the last figures. */
export function BarRaceScene(): ReactNode {
  const scene = useScene<'bar-race'>();
  const { content, u, palette, shape, look } = scene;
  const { categories, series } = content;
  const { head, area } = chartArea(scene, content);
  const last = categories.length - 1;
  const rows = series.map(({ values }) => categories.map((_, at) => values[Math.min(at, values.length - 1)]!));
  const start = scene.at(12);
  // The end stands for a while, so that the last order is read.
  const run = Math.max(scene.at(45), (scene.frames - start) * 0.82);
  const moment = clamp((scene.frame - start) / run) * last;
  const race = raceAt(rows.map((row) => row.map(({ magnitude }) => Math.max(0, magnitude))), moment); // prettier-ignore
  const now = Math.min(last, Math.floor(moment + 1e-6));
  const chosen = series.some(({ highlight }) => highlight) ? chosenOf(series) : -1;
  const wide = shape === 'wide';

  const clock = setTexts(scene, categories, { role: 'figure', size: [wide ? 170 : 130, 36], maxLines: 1, leading: 1 }, area.width * (wide ? 0.4 : 0.8), 180 * u); // prettier-ignore
  const clockHeight = clock[0]!.height;
  const field: Rect = { ...area, height: area.height - clockHeight - 16 * u };
  const pitch = Math.min(field.height / series.length, (wide ? 140 : 190) * u);
  const over = !wide;
  const labelWidth = over ? field.width : field.width * 0.22;
  const labels = setTexts(scene, series.map(({ name }) => name), { size: [44, 18], maxLines: over ? 1 : 2, leading: 1.1, weight: 600 }, labelWidth - 24 * u, pitch * (over ? 0.36 : 0.84)); // prettier-ignore
  const named = over ? Math.max(...labels.map(({ height }) => height)) + 6 * u : 0;
  const thick = Math.min((pitch - named) * 0.74, 96 * u);
  const figures = setTexts(scene, rows.flat().map(({ display }) => display), { role: 'figure', size: [58, 18], maxLines: 1, leading: 1.1 }, field.width * 0.24, thick); // prettier-ignore
  const figureWidth = Math.max(...figures.map(({ width }) => width)) + 8 * u;
  const x = over ? field.x : field.x + labelWidth;
  const track = field.x + field.width - x - figureWidth - 18 * u;
  const most = Math.max(...race.map(({ magnitude }) => magnitude), 1e-9);
  const shades = toned(scene, series.length + 1, 0.62).slice(1);
  const come = easeOut(clamp(scene.frame / scene.at(16)));
  return (
    <>
      <SceneHead head={head} align="start" />
      <div style={{ ...place(scene, { x: x - look.shape.hairline * u, y: field.y, width: look.shape.hairline * u, height: pitch * series.length }), background: ink(scene, 0.4) }} />
      {series.map((_, index) => {
        const runner = race[index]!;
        const y = field.y + runner.place * pitch;
        const barY = y + named + (pitch - named - thick) / 2;
        const length = Math.max(4 * u, (runner.magnitude / most) * track * come);
        const lit = chosen < 0 ? runner.place < 0.5 : index === chosen;
        const figure = rows[index]![now]!;
        const next = rows[index]![Math.min(last, now + 1)]!;
        const set = setText(scene, { text: figure.display, role: 'figure', size: [figures[0]!.size / u, 12], maxLines: 1, leading: 1.1 }, figureWidth, thick); // prettier-ignore
        return (
          // Who is overtaken steps back, so that names are read while they pass.
          <div key={index} style={runner.falls ? { opacity: 0.35 } : undefined}>
            <Bar box={{ x, y: barY, width: length, height: thick }} color={lit ? palette.accent : shades[index]!} round="end" />
            <TextBlock
              block={`series.${index}.name`}
              set={labels[index]!}
              box={over ? { x, y, width: labelWidth, height: named } : { x: field.x, y, width: labelWidth - 24 * u, height: pitch }}
              align={over ? 'start' : 'end'}
              anchor="middle"
              color={lit ? palette.text : palette.muted}
            />
            <TextBlock
              block={`series.${index}.figure`}
              set={set}
              shown={between(scene, figure, next, moment - now)}
              box={{ x: x + length + 16 * u, y: barY, width: figureWidth, height: thick }}
              anchor="middle"
              color={lit ? palette.accent : palette.text}
            />
          </div>
        );
      })}
      <TextBlock
        block="category"
        set={clock[now]!}
        box={{ ...area, y: area.y + area.height - clockHeight, height: clockHeight }}
        align="end"
        color={ink(scene, 0.72)}
      />
      <div style={{ ...place(scene, { x: area.x, y: area.y + area.height - clockHeight * 0.42, width: (area.width - clock[now]!.width - 40 * u) , height: 4 * u }), background: ink(scene, 0.14) }} />
      <div style={{ ...place(scene, { x: area.x, y: area.y + area.height - clockHeight * 0.42, width: (area.width - clock[now]!.width - 40 * u) * (last === 0 ? 1 : moment / last), height: 4 * u }), background: palette.accent }} />
      <SourceLine source={content.source} />
    </>
  ); // prettier-ignore
}

/** The text of a figure on its way to the next, where both are written in one measure. */
function between(scene: ReturnType<typeof useScene>, figure: Figure, next: Figure, share: number): string {
  const scaled = (one: Figure): number => (one.value === 0 ? 0 : one.magnitude / one.value);
  if (share <= 0 || (scaled(figure) !== scaled(next) && figure.value !== 0 && next.value !== 0)) return figure.display;
  return scene.figureAt(figure, figure.value + (next.value - figure.value) * share);
}
