import type { ReactNode } from 'react';
import { splitRows } from '../../layout/place.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { DeltaColumns } from './delta-columns.js';
import { DeltaRows } from './delta-rows.js';

/** Head, label where the head does not name the measure, and the area of the bars. */
export function layOutDelta(scene: SceneState<'delta'>) {
  const { content, u } = scene;
  const head = setHead(scene, { ...content, title: content.title ?? content.label });
  const named = `${content.kicker ?? ''} ${content.title ?? content.label}`.toLocaleLowerCase(scene.locale);
  const label = named.includes(content.label.toLocaleLowerCase(scene.locale))
    ? null
    : setText(scene, { text: content.label, size: [46, 28], maxLines: 2, weight: 500 }, head.rest.width, 110 * u);
  const [labelBox, area] = label ? splitRows(head.rest, label.height, 36 * u) : [head.rest, head.rest];
  return { head, label, labelBox, area };
}

/** One measure at two moments: bars in true proportion, and an arrow over the way between their ends. */
export function DeltaScene(): ReactNode {
  const scene = useScene<'delta'>();
  const { shape, palette } = scene;
  const { head, label, labelBox, area } = layOutDelta(scene);
  return (
    <>
      <SceneHead head={head} align="start" />
      {label ? (
        <TextBlock block="label" set={label} box={labelBox} color={palette.muted} from={scene.at(8)} motion="block" />
      ) : null}
      {shape === 'wide' ? <DeltaRows area={area} /> : <DeltaColumns area={area} />}
    </>
  );
}
