import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { entrance, staggered } from '../../motion/entrance.js';
import { tone } from '../../look/tone.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { layersOf } from './layers.js';

/** What leads to what: boxes in layers, along the line of reading on a wide canvas, downwards elsewhere. */
export function FlowScene(): ReactNode {
  const scene = useScene<'flow'>();
  const { content, u, shape, palette, look, width, height, direction } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [72, 40] : [76, 42]);
  const area = head.rest;
  const layers = layersOf(content.nodes, content.links);
  const across = shape === 'wide';
  const most = Math.max(...layers.map((layer) => layer.length));
  // Few boxes are large ones.
  const few = content.nodes.length <= 3 && most === 1;
  const largest = few ? 96 : 46;
  const along = across ? area.width : area.height;
  const side = across ? area.height : area.width;
  const gapAlong = Math.min(150 * u, (along / layers.length) * 0.34);
  const gapSide = Math.min(48 * u, (side / most) * 0.16);
  const lengthAlong = Math.min(
    (across ? (few ? 500 : 420) : few ? 330 : 230) * u,
    (along - (layers.length - 1) * gapAlong) / layers.length,
  );
  const lengthSide = Math.min((across ? (few ? 400 : 230) : 520) * u, (side - (most - 1) * gapSide) / most);
  const spare = along - layers.length * lengthAlong - (layers.length - 1) * gapAlong;
  const step = gapAlong + (layers.length > 1 ? Math.max(0, spare) / (layers.length - 1) : 0);
  const begin = layers.length > 1 ? 0 : spare / 2;
  const boxes = new Map<string, Rect>();
  for (const [depth, layer] of layers.entries()) {
    const used = layer.length * lengthSide + (layer.length - 1) * gapSide;
    for (const [row, node] of layer.entries()) {
      const a = begin + depth * (lengthAlong + Math.min(step, gapAlong * 2.2));
      const s = (side - used) * (across ? 0.42 : 0.5) + row * (lengthSide + gapSide);
      boxes.set(
        node.id,
        across
          ? { x: area.x + a, y: area.y + s, width: lengthAlong, height: lengthSide }
          : { x: area.x + s, y: area.y + a, width: lengthSide, height: lengthAlong },
      );
    }
  }
  const [boxWidth, boxHeight] = across ? [lengthAlong, lengthSide] : [lengthSide, lengthAlong];
  const pad = Math.min(28 * u, boxWidth * 0.09);
  const even = setTexts(
    scene,
    content.nodes.map((node) => node.label),
    { size: [largest, 18], maxLines: 3, leading: 1.16, weight: 600 },
    boxWidth - 2 * pad,
    boxHeight - pad,
  );
  // One long word must not shrink all the others: each may be half as large again as the smallest.
  const labels = content.nodes.map((node) =>
    setText(
      scene,
      {
        text: node.label,
        size: [
          Math.max(even[0]!.size / u, Math.min(largest, 1.6 * (even[0]!.size / u))),
          Math.min(18, even[0]!.size / u),
        ],
        maxLines: 4,
        leading: 1.16,
        weight: 600,
      },
      boxWidth - 2 * pad,
      boxHeight - pad,
    ),
  );
  const ordered = layers.flat();
  const fromOf = (id: string): number => {
    const index = content.nodes.findIndex((node) => node.id === id);
    return scene.cue(
      `nodes.${index}`,
      staggered(
        scene,
        scene.at(10),
        ordered.findIndex((node) => node.id === id),
        Math.max(5, look.motion.stagger),
      ),
    );
  };
  const sources = new Set(layers[0]!.map((node) => node.id));
  const last = layers.at(-1)!;
  const stroke = Math.max(3, look.shape.stroke * 0.8) * u;
  const tip = 18 * u;
  return (
    <>
      <SceneHead head={head} align="start" />
      <svg
        width={width}
        height={height}
        style={{ position: 'absolute', left: 0, top: 0, transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
      >
        {content.links.map((link, index) => {
          const [a, b] = [boxes.get(link.from), boxes.get(link.to)];
          if (!a || !b || a === b) return null;
          const run = easeInOut(
            clamp(
              (scene.frame - Math.max(fromOf(link.from) + scene.at(6), fromOf(link.to) - scene.at(8))) / scene.at(14),
            ),
          );
          if (run <= 0) return null;
          const back = across ? b.x <= a.x : b.y <= a.y;
          const path = back ? backPath(a, b, across, 34 * u, tip) : forwardPath(a, b, across, tip);
          return (
            <g key={index}>
              <path
                d={path.d}
                fill="none"
                stroke={palette.muted}
                strokeWidth={stroke}
                {...(run < 1 ? { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - run } : {})}
              />
              <path
                d={`M0 ${-tip * 0.62}L${tip} 0L0 ${tip * 0.62}Z`}
                transform={`translate(${path.x} ${path.y}) rotate(${path.angle})`}
                fill={palette.muted}
                opacity={clamp(run * 4 - 3)}
              />
            </g>
          );
        })}
      </svg>
      {content.nodes.map((node, index) => {
        const box = boxes.get(node.id);
        if (!box) return null;
        const from = fromOf(node.id);
        const goal = last.length === 1 && last[0]!.id === node.id && !sources.has(node.id);
        return (
          <Part key={node.id} of={`nodes.${index}`}>
            {/* Its place lies there from the start. */}
            {entrance(scene, from).linear < 1 ? (
              <div
                style={{
                  ...place(scene, box),
                  background: tone(palette.background, palette.text, 0.07),
                  borderRadius: Math.min(look.shape.radius * u, boxHeight / 2),
                }}
              />
            ) : null}
            <div style={entrance(scene, from).style}>
              <div
                style={{
                  ...place(scene, box),
                  boxSizing: 'border-box',
                  background: goal ? palette.accent : palette.surface,
                  border: goal ? undefined : `${Math.max(2, look.shape.hairline) * u}px solid ${palette.text}`,
                  borderRadius: Math.min(look.shape.radius * u, boxHeight / 2),
                }}
              />
              <TextBlock
                block={`nodes.${index}`}
                set={labels[index]!}
                box={{ x: box.x + pad, y: box.y, width: box.width - 2 * pad, height: box.height }}
                anchor="middle"
                align="center"
                color={goal ? palette.onAccent : palette.text}
              />
            </div>
          </Part>
        );
      })}
      {content.links.map((link, index) => {
        const [a, b] = [boxes.get(link.from), boxes.get(link.to)];
        const free = across ? (b?.x ?? 0) - ((a?.x ?? 0) + boxWidth) : (b?.y ?? 0) - ((a?.y ?? 0) + boxHeight);
        // A label needs a gap of its own between neighbours; elsewhere it would lie over boxes.
        if (!link.label || !a || !b || free <= 40 * u || free > gapAlong * 2.4) return null;
        const room = across ? free - 12 * u : Math.max(60 * u, b.width / 2 - 8 * u);
        const set = setText(
          scene,
          { text: link.label, size: [28, 24], maxLines: 3, leading: 1.12 },
          across ? room - tip : room,
          across ? 92 * u : Math.min(60 * u, free * 0.85),
        );
        // Beside the arrow's tip, on the side that its line does not come from.
        const outer = b.x + b.width / 2 < a.x + a.width / 2 - 1;
        const box: Rect = across
          ? {
              x: a.x + a.width + 6 * u,
              y: b.y + b.height / 2 + (b.y > a.y + 1 ? 12 * u : -set.height - 12 * u),
              width: room - tip,
              height: set.height,
            }
          : {
              x: outer ? b.x + b.width / 2 - 16 * u - room : b.x + b.width / 2 + 16 * u,
              y: b.y - set.height - 12 * u,
              width: room,
              height: set.height,
            };
        return (
          <TextBlock
            key={index}
            block={`links.${index}`}
            set={set}
            box={box}
            align={across || outer ? 'end' : 'start'}
            from={fromOf(link.to)}
            motion="block"
            color={palette.muted}
          />
        );
      })}
    </>
  );
}

interface Arrow {
  d: string;
  x: number;
  y: number;
  angle: number;
}

/** From the far edge of one box to the near edge of the next, in a soft step. */
function forwardPath(a: Rect, b: Rect, across: boolean, tip: number): Arrow {
  if (across) {
    const [x1, y1, x2, y2] = [a.x + a.width, a.y + a.height / 2, b.x - tip, b.y + b.height / 2];
    const middle = (x1 + x2) / 2;
    return { d: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`, x: x2, y: y2, angle: 0 };
  }
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height, b.x + b.width / 2, b.y - tip];
  const middle = (y1 + y2) / 2;
  return { d: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`, x: x2, y: y2, angle: 90 };
}

/** Around the boxes, for a link that leads back. */
function backPath(a: Rect, b: Rect, across: boolean, away: number, tip: number): Arrow {
  if (across) {
    const y = Math.max(a.y + a.height, b.y + b.height) + away;
    const [x1, x2] = [a.x + a.width / 2, b.x + b.width / 2];
    return {
      d: `M${x1} ${a.y + a.height}V${y}H${x2}V${b.y + b.height + tip}`,
      x: x2,
      y: b.y + b.height + tip,
      angle: -90,
    };
  }
  const x = Math.max(a.x + a.width, b.x + b.width) + away;
  const [y1, y2] = [a.y + a.height / 2, b.y + b.height / 2];
  return { d: `M${a.x + a.width} ${y1}H${x}V${y2}H${b.x + b.width + tip}`, x: b.x + b.width + tip, y: y2, angle: 180 };
}
