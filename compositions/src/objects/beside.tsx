import type { ReactNode } from 'react';
import { heightFactor } from '../layout/height-factor.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { Kicker, setKicker } from '../scenes/scene-head.js';
import type { SetText } from '../typography/set-text.js';
import { Rows, setRows, type SetRow } from './rows.js';

/** Words that stand beside an object on a wide canvas, and above it elsewhere. */
export interface Beside {
  rows: SetRow[];
  kicker: { set: SetText; box: Rect } | null;
  /** What is left for the object. */
  room: Rect;
}

export interface BesideWords {
  title?: string | undefined;
  kicker?: string | undefined;
  subtitle?: string | undefined;
}

/** The higher a canvas, the larger the words over its object. */
function largestOf(scene: SceneState, title: string, beside: boolean): number {
  const isShort = [...title].length <= 22;
  return beside ? (isShort ? 164 : 116) : (isShort ? 124 : 92) * heightFactor(scene);
}

/** Sets the words of a scene around its object, which takes `share` of a wide canvas and most of any other. */
export function setBeside(scene: SceneState, words: BesideWords, share = 0.56): Beside {
  const { safe, u, shape, palette, look } = scene;
  const { title, subtitle } = words;
  const chip = look.type.kicker === 'chip' ? 16 * u : 0;
  const beside = shape === 'wide' && title !== undefined;
  const gap = (beside ? 84 : 46) * u;
  const area: Rect = beside
    ? { ...safe, width: safe.width * (1 - share) - gap }
    : { ...safe, height: safe.height * (title ? 0.3 : 0.08) };
  const kicker = words.kicker ? setKicker(scene, words.kicker, area.width - 60 * u, beside ? 2 : 1) : null;
  const above = kicker ? kicker.height + chip + 24 * u : 0;
  const text: Rect = { ...area, y: area.y + above, height: Math.max(1, area.height - above) };
  const rows = title
    ? setRows(
        scene,
        text,
        [
          { block: 'title', text: title, role: 'heading', size: [largestOf(scene, title, beside), 42], maxLines: beside ? 7 : 3, color: palette.text, gap: 26, from: scene.cue('title', scene.at(2)) },
          subtitle ? { block: 'subtitle', text: subtitle, size: [50, 28], maxLines: 4, share: 0.34, color: palette.muted, from: scene.at(10) } : null,
        ],
        beside ? 0.46 : 0,
      ) // prettier-ignore
    : [];
  const last = rows.at(-1)?.box;
  const end = last ? last.y + last.height : safe.y + (kicker ? kicker.height + chip : 0);
  const below = end > safe.y ? end + gap : safe.y;
  const room: Rect = beside
    ? { ...safe, x: safe.x + safe.width * (1 - share), width: safe.width * share }
    : { ...safe, y: below, height: safe.y + safe.height - below };
  // It stands close over the title, wherever that came to stand.
  const y = (rows[0]?.box.y ?? area.y + above) - above;
  return { rows, kicker: kicker ? { set: kicker, box: { ...area, y, height: kicker.height + chip } } : null, room };
}

export function BesideText({ beside }: { beside: Beside }): ReactNode {
  const scene = useScene();
  const { kicker, rows } = beside;
  const { look } = scene;
  return (
    <>
      {kicker ? <Kicker set={kicker.set} box={kicker.box} align="start" from={0} /> : null}
      <Rows rows={rows} style={{ motion: look.motion.text === 'block' ? 'block' : 'lines' }} />
    </>
  );
}
