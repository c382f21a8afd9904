import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { solidPlate } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { behind, tone } from '../../look/tone.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** Layers with uneven seams, laid open from the top down; a probe goes down through them and comes up again. */
export function CrossSectionScene(): ReactNode {
  const scene = useScene<'cross-section'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [68, 40] : [72, 44]);
  return (
    <>
      <SceneHead head={head} align="start" />
      <CrossSectionFigure layers={content.layers} area={head.rest} />
    </>
  );
}

export function CrossSectionFigure(props: { layers: SceneContent<'cross-section'>['layers']; area: Rect }): ReactNode {
  const scene = useScene();
  const { layers, area } = props;
  const { u, palette, shape } = scene;
  const count = layers.length;
  const thick = area.height / count;
  const swing = Math.min(thick * 0.14, 20 * u);
  const pad = 44 * u;
  const bore = shape === 'wide' ? 0.9 : 0.86;
  const beside = shape === 'wide';
  const words = { x: area.x + pad, width: area.width * (bore - 0.1) - pad };
  const detailed = layers.some(({ detail }) => detail);
  const room = thick - 2.4 * swing;
  const labels = setTexts(scene, layers.map(({ label }) => label), { role: 'heading', size: [72, 20], maxLines: 1, leading: 1.1 }, words.width * (beside && detailed ? 0.42 : 1), room * (detailed && !beside ? 0.56 : 0.9)); // prettier-ignore
  const details = setTexts(scene, layers.map(({ detail }) => detail ?? ' '), { size: [42, 18], maxLines: 2, leading: 1.16 }, words.width * (beside ? 0.54 : 1), room * (beside ? 0.9 : 0.4)); // prettier-ignore
  const froms = layers.map((_, index) => itemStart(scene, 'layers', index, 8) + scene.at(3 * index));
  const plates = layers.map((_, index) => solidPlate(scene, tone(palette.background, palette.accent, 0.16 + (0.84 * index) / Math.max(1, count - 1)))); // prettier-ignore
  const x = area.x + area.width * bore;
  const depth = 0.5 - 0.5 * Math.cos(lifeSeconds(scene) * 0.55);
  const tip = area.y + thick * 0.3 + depth * (area.height - thick * 0.6);
  return (
    <>
      <Drawing>
        <rect x={area.x} y={area.y} width={area.width} height={area.height} fill={ink(scene, 0.07)} />
        {layers.map((_, index) => {
          const way = Math.max(0, Math.min(1, grown(scene, froms[index]!, 22)));
          if (way <= 0) return null;
          const [fill, under] = [plates[index]!.fill, behind(plates[index]!.fill, plates[index]!.ink, 0.12)];
          const width = area.width * way;
          const top = area.y + index * thick;
          return (
            <g key={index}>
              <path d={slab(scene, index, { ...area, y: top, width, height: thick }, swing, index === 0, index === count - 1)} fill={fill} />
              <path d={grains(scene, index, { x: area.x, y: top + swing * 1.4, width: Math.max(0, width - 12 * u), height: thick - swing * 2.8 })} stroke={under} strokeWidth={(4 + 2 * (index % 3)) * u} strokeLinecap="round" />
            </g>
          );
        })}
        <path d={`M${x} ${area.y - 6 * u}V${tip}`} stroke={palette.text} strokeWidth={9 * u} strokeLinecap="round" strokeDasharray={`${20 * u} ${14 * u}`} />
        <circle cx={x} cy={tip} r={24 * u} fill={palette.background} stroke={palette.text} strokeWidth={8 * u} />
      </Drawing>
      {layers.map((layer, index) => {
        const [label, detail] = [labels[index]!, details[index]!];
        const top = area.y + index * thick;
        const stacked = !beside && layer.detail ? detail.height + 4 * u : 0;
        const y = top + (thick - label.height - stacked) / 2;
        const shared = { from: froms[index]! + scene.at(8), motion: 'block', enter: 'fade', color: plates[index]!.ink } as const;
        return (
          <div key={index}>
            <TextBlock {...shared} block={`layers.${index}.label`} set={label} box={{ ...words, width: words.width * (beside && detailed ? 0.42 : 1), y, height: label.height }} />
            {layer.detail ? (
              <TextBlock {...shared} block={`layers.${index}.detail`} set={detail} box={beside ? { x: words.x + words.width * 0.45, width: words.width * 0.54, y: top + (thick - detail.height) / 2, height: detail.height } : { ...words, y: y + label.height + 4 * u, height: detail.height }} />
            ) : null}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}

/** A slab whose upper seam is the lower one of the slab above it. */
function slab(scene: SceneState, index: number, box: Rect, swing: number, isTop: boolean, isFoot: boolean): string {
  const step = 120 * scene.u;
  const seam = (which: number, y: number, flat: boolean, from: number, to: number): string => {
    const count = Math.max(1, Math.round(Math.abs(to - from) / step));
    return Array.from({ length: count + 1 }, (_, at) => {
      const x = from + ((to - from) * at) / count;
      const lift = flat
        ? 0
        : Math.sin((x / step) * 1.3 + which * 2.1) * swing + Math.sin((x / step) * 0.47 + which) * swing * 0.6;
      return `${x} ${y + lift}`;
    }).join('L');
  };
  const right = box.x + box.width;
  return `M${seam(index, box.y, isTop, box.x, right)}L${seam(index + 1, box.y + box.height, isFoot, right, box.x)}z`; // prettier-ignore
}

/** Short strokes in a layer, of which the deeper ones lie closer. */
function grains(scene: SceneState, index: number, box: Rect): string {
  const count = Math.round(10 + 5 * index);
  return Array.from({ length: count }, (_, at) => {
    const x = box.x + scene.random(`grain ${index} ${at} x`) * scene.safe.width;
    const y = box.y + scene.random(`grain ${index} ${at} y`) * box.height;
    return x < box.x + box.width - 20 * scene.u ? `M${x} ${y}h${(index % 2 === 0 ? 14 : 3) * scene.u}` : '';
  }).join('');
}
