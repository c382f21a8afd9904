import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { WaterfallColumns } from './waterfall-columns.js';
import { WaterfallRows } from './waterfall-rows.js';

/** How one total becomes another, step by step. Names too long for columns lay it down as rows. */
export function WaterfallScene(): ReactNode {
  const scene = useScene<'waterfall'>();
  const { content, u, shape } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const slot = area.width / content.items.length;
  const labels = setTexts(
    scene,
    content.items.map((item) => item.label),
    { size: [34, 12], maxLines: 2, leading: 1.15, weight: 500 },
    slot * 0.94,
    90 * u,
  );
  const legible = labels[0]!.size >= 22 * u && labels.every((label) => label.lines.length <= 2);
  const standing = legible && (shape !== 'tall' || content.items.length <= 4);
  return (
    <>
      <SceneHead head={head} align="start" />
      {standing ? <WaterfallColumns area={area} labels={labels} /> : <WaterfallRows area={area} />}
      <SourceLine source={content.source} />
    </>
  );
}
