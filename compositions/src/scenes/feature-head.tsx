import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Kicker, SceneHead, setHead, setKicker, type Head } from './scene-head.js';

/** A claim that stands beside the content on a wide canvas, above it elsewhere. */
export interface Feature {
  beside: boolean;
  head: Head | null;
  kicker: { set: SetText; box: Rect } | null;
  title: { set: SetText; box: Rect } | null;
  /** What the claim leaves of its own column, under it; null where it has none. */
  below: Rect | null;
  /** What is left for the content. */
  rest: Rect;
}

/** Layout units in which a claim stands beside the content. */
const narrowest = 460;

export function setFeature(
  scene: SceneState,
  content: { title?: string | undefined; kicker?: string | undefined },
  columns = 5,
): Feature {
  const { u, safe, shape, look } = scene;
  const first = scene.columns(0, columns);
  const column: Rect = { ...first, width: first.width - 40 * u };
  // Beside a picture the column would hold a word a line, and the content little more.
  if (shape !== 'wide' || !content.title || column.width < narrowest * u) {
    const head = setHead(scene, content, safe, [84, 46], shape === 'wide' ? {} : { share: 0.16 });
    return { beside: false, head, kicker: null, title: null, below: null, rest: head.rest };
  }
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const kicker = content.kicker ? setKicker(scene, content.kicker, column.width - (chip > 0 ? 48 * u : 0)) : null;
  const above = kicker ? kicker.height + chip + 26 * u : 0;
  const title = setText(
    scene,
    { text: content.title, role: 'heading', size: [104, 46], maxLines: 6 },
    column.width,
    safe.height - above,
  );
  return {
    beside: true,
    head: null,
    kicker: kicker ? { set: kicker, box: { ...column, height: kicker.height + chip } } : null,
    title: { set: title, box: { ...column, y: safe.y + above, height: title.height } },
    below: below(column, above + title.height + 56 * u),
    rest: scene.columns(columns, 12 - columns),
  };
}

const below = (column: Rect, used: number): Rect => ({ ...column, y: column.y + used, height: column.height - used });

export function FeatureHead(props: { feature: Feature }): ReactNode {
  const scene = useScene();
  const { head, kicker, title } = props.feature;
  return (
    <>
      {head ? <SceneHead head={head} align="start" /> : null}
      {kicker ? <Kicker set={kicker.set} box={kicker.box} align="start" from={0} /> : null}
      {title ? (
        <TextBlock block="title" set={title.set} box={title.box} from={scene.cue('title', scene.at(2))} />
      ) : null}
    </>
  );
}
