import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { plateOf, solidPlate } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { setStacks, WordStackBlock } from '../../charting/word-stack.js';
import { legible } from '../../look/tone.js';
import { orbit } from '../../motion/life.js';
import { entrance } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { circlesFor } from './circles.js';

/** Circles that come over each other; what all have stands in the part that lights up last. */
export function VennScene(): ReactNode {
  const scene = useScene<'venn'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 40] : [72, 44]);
  return (
    <>
      <SceneHead head={head} align="start" />
      <VennFigure sets={content.sets} shared={content.shared} area={head.rest} />
    </>
  );
}

export function VennFigure(props: Pick<SceneContent<'venn'>, 'sets' | 'shared'> & { area: Rect }): ReactNode {
  const scene = useScene();
  const { sets, shared, area } = props;
  const { u, palette, shape, look } = scene;
  const circles = circlesFor(sets.length, area, shape !== 'tall');
  const { rx, ry, centers, lens } = circles;
  const stacks = setStacks(scene, sets, circles.own[0]!, { label: [72, 24], point: [44, 20] });
  const rows = shared.length;
  const gap = 10 * u;
  const texts = setTexts(
    scene,
    shared,
    { size: [48, 20], maxLines: 3, leading: 1.14, weight: 600 },
    circles.shared.width,
    (circles.shared.height - gap * (rows - 1)) / rows,
  );
  const height = texts.reduce((sum, text) => sum + text.height, gap * (rows - 1));
  const froms = sets.map((_, index) => itemStart(scene, 'sets', index, 8));
  const met = Math.max(scene.cue('shared.0', froms.at(-1)! + scene.at(22)), froms.at(-1)! + scene.at(10));
  const outline = look.shape.bars === 'outline';
  const middle = plateOf(scene, palette.accent);
  const solid = solidPlate(scene, palette.accent);
  const light = entrance(scene, met, { kind: 'fade', distance: 0 });
  const fill = legible(palette, palette.accent, 0.16);
  let y = circles.shared.y + (circles.shared.height - height) / 2;
  return (
    <>
      <Drawing>
        {centers.map(({ x, y: cy }, index) => (
          <ellipse key={`track ${index}`} cx={x} cy={cy} rx={rx} ry={ry} fill="none" stroke={ink(scene, 0.16)} strokeWidth={3 * u} />
        ))}
        {centers.map(({ x, y: cy }, index) => {
          const way = Math.max(0, Math.min(1, grown(scene, froms[index]!, 24)));
          const stroke = Math.max(look.shape.stroke, 4) * u;
          return way > 0 ? (
            <g key={index}>
              <ellipse cx={x} cy={cy} rx={rx * way} ry={ry * way} fill={fill} fillOpacity={outline ? 0.5 : 0.8} />
              <ellipse cx={x} cy={cy} rx={(rx - stroke / 2) * way} ry={(ry - stroke / 2) * way} fill="none" stroke={palette.accent} strokeWidth={stroke} />
              <Bead name={`bead ${index}`} x={x} y={cy} rx={rx - stroke / 2} ry={ry - stroke / 2} shown={way === 1} />
            </g>
          ) : null;
        })}
        <path d={lens} fill={outline ? middle.fill : solid.fill} stroke={palette.accent} strokeWidth={outline ? look.shape.stroke * u : 0} opacity={light.linear >= 1 ? 1 : light.linear} />
      </Drawing>
      {sets.map((set, index) => (
        <WordStackBlock key={set.label} block={`sets.${index}`} stack={stacks[index]!} box={circles.own[index]!} from={froms[index]! + scene.at(6)} step={scene.at(3)} color={palette.text} />
      ))}
      {texts.map((text, index) => {
        const top = y;
        y += text.height + gap;
        return (
          <TextBlock key={index} block={`shared.${index}`} set={text} box={{ ...circles.shared, y: top, height: text.height }} align="center" from={met + scene.at(4 + 4 * index)} motion="block" enter="fade" color={outline ? middle.ink : solid.ink} />
        );
      })}
    </>
  ); // prettier-ignore
}

/** A bead that runs round its circle as long as it is seen. */
function Bead(props: { name: string; x: number; y: number; rx: number; ry: number; shown: boolean }): ReactNode {
  const scene = useScene();
  const { x, y } = orbit(scene, props.name, 11);
  if (!props.shown) return null;
  return (
    <circle cx={props.x + x * props.rx} cy={props.y + y * props.ry} r={11 * scene.u} fill={scene.palette.accent} />
  );
}
