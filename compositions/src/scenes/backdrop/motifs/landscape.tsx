import type { ReactNode } from 'react';
import { noise, under, type Stage } from '../stage.js';
import { Foot } from './foot.js';
import { Glow } from './glow.js';

/** A sun over five ridges that pass by at their own speeds; firs stand on the near ones. */
export function Landscape({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, wide, time, colors, focus, risen } = stage;
  const layers = 5;
  const sunY = foot * (wide ? 0.4 : 0.64) - time * 5 * u + (1 - risen(0)) * 120 * u;
  // Mountains stand high where no words are.
  const reach = (x: number): number => (wide ? 0.35 + 0.65 * smooth((x / width - 0.42) / 0.4) : 0.75);
  const heightOf =
    (layer: number) =>
    (x: number): number => {
      const near = layer / (layers - 1);
      const base = foot * ((wide ? 0.66 : 0.68) + near * (wide ? 0.26 : 0.24));
      const rough = noise(
        stage,
        `ridge${layer}`,
        (x + time * (6 + near * 34) * u) / ((520 - near * 180) * u),
        4,
        near < 0.6,
      );
      const lift = (wide ? 330 : 300) * (1 - near * 0.66) * u * reach(x);
      return base - (rough * 0.5 + 0.42) * lift + (1 - risen(layer + 1)) * 260 * u;
    };
  return (
    <>
      <Glow stage={stage} x={focus.x} y={sunY} radius={150 * u} />
      <Flock stage={stage} />
      {Array.from({ length: layers }, (_, layer) => (
        <g key={layer}>
          <path
            d={under(stage, heightOf(layer), layer < 3 ? 12 : 18)}
            fill={colors.depth(0.18 + 0.82 * (layer / (layers - 1)) ** 1.25)}
          />
          {layer >= 3 ? (
            <Firs stage={stage} layer={layer} heightAt={heightOf(layer)} near={layer / (layers - 1)} />
          ) : null}
        </g>
      ))}
      <Foot stage={stage} />
    </>
  );
}

/** Seconds after which a held view has something new in it, and those that it takes to pass. */
const [flies, passes] = [3.2, 12];

/** Birds that pass low over the ridges of a view that is held. */
function Flock({ stage }: { stage: Stage }): ReactNode {
  const { u, time, width, foot, wide, random, colors } = stage;
  const way = (time - flies) / passes;
  if (way <= 0 || way >= 1) return null;
  const birds = Array.from({ length: 7 }, (_, index) => {
    const x = (way * 1.5 - 0.22) * width - Math.abs(index - 3) * 46 * u - random(`bird${index}`) * 26 * u;
    const y = foot * (wide ? 0.6 : 0.56) + (index - 3) * 19 * u - way * 110 * u + Math.sin(time * 0.9 + index) * 5 * u;
    const span = (13 + random(`span${index}`) * 6) * u;
    const lift = span * (0.2 + 0.42 * Math.sin(time * 7 + index * 1.9));
    return `M${x - span} ${y - lift}Q${x - span * 0.4} ${y - lift * 0.5} ${x} ${y}Q${x + span * 0.4} ${y - lift * 0.5} ${x + span} ${y - lift}`;
  });
  return (
    <path d={birds.join('')} fill="none" stroke={colors.depth(0.62)} strokeWidth={3.2 * u} strokeLinecap="round" />
  );
}

function Firs(props: { stage: Stage; layer: number; near: number; heightAt: (x: number) => number }): ReactNode {
  const { stage, layer, near, heightAt } = props;
  const { u, time, width, random, colors } = stage;
  const spacing = (layer === 4 ? 74 : 40) * u;
  const offset = time * (6 + near * 34) * u;
  const first = Math.floor(offset / spacing) - 1;
  const count = Math.ceil(width / spacing) + 3;
  const size = (layer === 4 ? 84 : 42) * u;
  const trees: string[] = [];
  for (let index = first; index < first + count; index++) {
    if (random(`fir${layer}:${index}`) < 0.42) continue;
    const x = (index + random(`at${layer}:${index}`) * 0.7) * spacing - offset;
    const h = size * (0.6 + random(`high${layer}:${index}`) * 0.6);
    const y = heightAt(Math.max(0, x)) + 6 * u;
    const w = h * 0.34;
    trees.push(
      `M${x} ${y - h}l${w * 0.6} ${h * 0.42}h${-w * 0.2}l${w * 0.42} ${h * 0.34}h${-w * 0.24}l${w * 0.42} ${h * 0.3}h${-2 * w}l${w * 0.42} ${-h * 0.3}h${-w * 0.24}l${w * 0.42} ${-h * 0.34}h${-w * 0.2}Z`,
    );
  }
  return <path d={trees.join('')} fill={colors.depth(0.18 + 0.82 * near ** 1.25)} />;
}

function smooth(value: number): number {
  const x = Math.min(1, Math.max(0, value));
  return x * x * (3 - 2 * x);
}
