import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { distribute, inset } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** A board with a field for each side: its name, and its score on a flap that turns over. Lamps run round the board. */
export function ScoreboardScene(): ReactNode {
  const scene = useScene<'scoreboard'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <ScoreboardFigure sides={content.sides} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function ScoreboardFigure(props: { sides: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { sides, area } = props;
  const { u, palette, shape, look } = scene;
  const across = (shape === 'wide' && sides.length <= 3) || (shape === 'square' && sides.length === 2);
  const frame = 26 * u;
  const boxes = distribute(inset(area, frame), sides.length, 20 * u, across ? 'x' : 'y');
  const first = boxes[0]!;
  const pad = 26 * u;
  // Beside its score where the rows are low, over it elsewhere.
  const nameBox = ({ x, y, width, height }: Rect): Rect =>
    across
      ? { x: x + pad, y: y + pad, width: width - 2 * pad, height: height * 0.24 }
      : { x: x + pad, y, width: width * 0.54 - pad, height };
  const flapBox = ({ x, y, width, height }: Rect): Rect =>
    across
      ? { x: x + pad, y: y + height * 0.24 + pad * 1.6, width: width - 2 * pad, height: height * 0.76 - pad * 2.6 }
      : { x: x + width * 0.56, y: y + pad, width: width * 0.44 - pad, height: height - 2 * pad };
  const names = setTexts(
    scene,
    sides.map(({ label }) => label),
    { role: 'heading', size: [88, 26], maxLines: across ? 2 : 3, leading: 1.08 },
    nameBox(first).width,
    nameBox(first).height,
  );
  const scores = setTexts(
    scene,
    sides.map(({ figure }) => figure.display),
    { role: 'figure', size: [460, 60], maxLines: 1, leading: 1 },
    flapBox(first).width * 0.86,
    flapBox(first).height * 0.7,
  );
  const board = plateOf(scene, tone(palette.background, palette.text, 0.1));
  return (
    <>
      <Plate box={area} colors={{ ...board, edge: null }} radius={Math.max(look.shape.radius, 18) * u} />
      <Lamps area={area} inset={frame / 2} />
      {sides.map((side, index) => {
        const from = itemStart(scene, 'sides', index, 8);
        const box = boxes[index]!;
        const flap = flapBox(box);
        const way = Math.max(0, Math.min(1, grown(scene, from, 20)));
        const leads = side.highlight === true;
        const colors = plateOf(scene, leads ? palette.accent : tone(palette.background, palette.text, 0.2));
        // The flap falls open from its hinge in the middle.
        const half = (flap.height / 2) * way;
        const open: Rect = { ...flap, y: flap.y + flap.height / 2 - half, height: 2 * half };
        const name = names[index]!;
        return (
          <div key={index}>
            <Ghost box={flap} radius={Math.max(look.shape.radius, 14) * u} share={0.16} />
            <Plate box={open} colors={colors} radius={Math.max(look.shape.radius, 14) * u} alive={leads} />
            <TextBlock block={`sides.${index}.label`} set={name} box={nameBox(box)} align={across ? 'center' : 'start'} anchor="middle" from={from} motion="block" enter="fade" color={board.ink} />
            <CountingFigure block={`sides.${index}.figure`} figure={side.figure} set={scores[index]!} box={flap} align="center" anchor="middle" from={from + scene.at(8)} frames={26} motion="block" enter="fade" color={colors.ink} />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}

/** Lamps along the frame, of which every third is lit and hands its light on. */
function Lamps(props: { area: Rect; inset: number }): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { x, y, width, height } = inset(props.area, props.inset);
  const step = 58 * u;
  const [columns, rows] = [Math.round(width / step), Math.round(height / step)];
  const spots: (readonly [number, number])[] = [
    ...Array.from({ length: columns }, (_, at) => [x + (width * at) / columns, y] as const),
    ...Array.from({ length: rows }, (_, at) => [x + width, y + (height * at) / rows] as const),
    ...Array.from({ length: columns }, (_, at) => [x + width - (width * at) / columns, y + height] as const),
    ...Array.from({ length: rows }, (_, at) => [x, y + height - (height * at) / rows] as const),
  ];
  const run = Math.floor(lifeSeconds(scene) * 5);
  const lit = [true, false].map((on) =>
    spots
      .filter((_, at) => ((at - run) % 3 === 0) === on)
      .map(
        ([cx, cy]) => `M${cx - 5 * u} ${cy}a${5 * u} ${5 * u} 0 1 0 ${10 * u} 0a${5 * u} ${5 * u} 0 1 0 ${-10 * u} 0`,
      )
      .join(''),
  );
  return (
    <Drawing>
      <path d={lit[1]} fill={ink(scene, 0.3)} />
      <path d={lit[0]} fill={palette.accent} />
    </Drawing>
  );
}
