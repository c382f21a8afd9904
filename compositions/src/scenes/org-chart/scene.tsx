import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { drawn, grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { inset } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { leavesOf, treeIn, type TreeWay } from './tree.js';

/** A tree of boxes from the top down, or set in as rows on a narrow canvas; a light runs down its lines. */
export function OrgChartScene(): ReactNode {
  const scene = useScene<'org-chart'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 40] : [72, 44]);
  return (
    <>
      <SceneHead head={head} align="start" />
      <OrgChartFigure nodes={content.nodes} area={head.rest} />
    </>
  );
}

/** Shares of the accent by the level of a box. */
const shares = [1, 0.5, 0.24, 0.12] as const;

export function OrgChartFigure(props: { nodes: SceneContent<'org-chart'>['nodes']; area: Rect }): ReactNode {
  const scene = useScene();
  const { nodes, area } = props;
  const { u, palette, shape, look } = scene;
  const leaves = leavesOf(nodes);
  const way: TreeWay = shape === 'wide' ? (leaves > 6 ? 'along' : 'down') : leaves > 3 ? 'rows' : 'down';
  const places = treeIn(nodes, area, way, u);
  const smallest = places.reduce((least, { box }) => ({ width: Math.min(least.width, box.width), height: Math.min(least.height, box.height) }), { width: Infinity, height: Infinity }); // prettier-ignore
  const pad = Math.min(24 * u, smallest.width * 0.07, smallest.height * 0.16);
  const detailed = nodes.some(({ detail }) => detail);
  const room = { width: smallest.width - 2 * pad, height: smallest.height - 2 * pad };
  const labels = setTexts(scene, nodes.map(({ label }) => label), { size: [56, 20], maxLines: 2, leading: 1.1, weight: 600 }, room.width, room.height * (detailed ? 0.58 : 1)); // prettier-ignore
  const details = setTexts(scene, nodes.map(({ detail }) => detail ?? ' '), { size: [36, 18], maxLines: 2, leading: 1.14 }, room.width, room.height * 0.4); // prettier-ignore
  const stroke = Math.max(look.shape.stroke, 4) * u;
  const froms = nodes.map((_, index) => itemStart(scene, 'nodes', index, 8) + scene.at(places[index]!.depth * 4));
  const turn = lifeSeconds(scene) / 1.1;
  const linked = nodes.flatMap((_, index) => (places[index]!.link ? [index] : []));
  return (
    <>
      <Drawing>
        {linked.map((index, order) => {
          const { link } = places[index]!;
          const run = drawn(scene, Math.max(scene.at(2), froms[index]! - scene.at(6)), 14);
          const lit = Math.floor(turn) % linked.length === order && run === 1 ? turn % 1 : -1;
          return (
            <g key={index} fill="none" strokeLinejoin="round">
              <path d={link} stroke={ink(scene, 0.16)} strokeWidth={stroke} />
              {run > 0 ? <path d={link} stroke={palette.accent} strokeWidth={stroke} pathLength={1} strokeDasharray={`${run} 2`} /> : null}
              {lit >= 0 ? <path d={link} stroke={palette.text} strokeWidth={stroke * 1.6} strokeLinecap="round" pathLength={1} strokeDasharray="0.02 2" strokeDashoffset={-lit * 0.97} /> : null}
            </g>
          );
        })}
      </Drawing>
      {nodes.map((node, index) => {
        const { box, depth } = places[index]!;
        const from = froms[index]!;
        const open = Math.max(0, Math.min(1, grown(scene, from, 18)));
        const colors = plateOf(scene, tone(palette.background, palette.accent, shares[Math.min(depth, 3)]!));
        const [label, detail] = [labels[index]!, details[index]!];
        const height = label.height + (node.detail ? detail.height + 4 * u : 0);
        const top = box.y + (box.height - height) / 2;
        const align = way === 'down' ? 'center' : 'start';
        const words = { x: box.x + pad, width: box.width - 2 * pad };
        const shared = { from: from + scene.at(5), motion: 'block', enter: 'fade', align, color: colors.ink } as const;
        const radius = Math.min(Math.max(look.shape.radius, 8) * u, box.height / 2);
        return (
          <div key={index}>
            <Ghost box={box} radius={radius} />
            <Plate box={inset(box, (box.width * (1 - open)) / 2, (box.height * (1 - open)) / 2)} colors={colors} radius={radius} alive={depth === 0} />
            <TextBlock {...shared} block={`nodes.${index}.label`} set={label} box={{ ...words, y: top, height: label.height }} />
            {node.detail ? <TextBlock {...shared} block={`nodes.${index}.detail`} set={detail} box={{ ...words, y: top + label.height + 4 * u, height: detail.height }} /> : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
