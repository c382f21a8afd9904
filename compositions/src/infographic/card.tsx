import type { InfographicContent, Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Entering } from '../charting/entering.js';
import { place } from '../layout/place.js';
import { groundInk, legible, tone } from '../look/tone.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Plate } from './depth.js';
import { panelDrawings } from './panel-drawings.js';

/** Titles of all panels in one size: the largest at which each, as planned, stands in its card on two lines. */
export function setTitles(
  scene: SceneState,
  { panels, plan }: Pick<InfographicContent, 'panels' | 'plan'>,
  boxes: readonly Rect[],
  zoom: number,
): (SetText | null)[] {
  const at = (size: readonly [number, number], of: readonly Panel[]): (SetText | null)[] =>
    of.map((panel, index) => {
      const box = boxes[index]!;
      const room = box.width - 2 * padding(scene, zoom, box);
      return panel.title
        ? setText(
            scene,
            { text: panel.title, role: 'heading', size, maxLines: 3, leading: 1.14 },
            room,
            box.height * 0.36,
          )
        : null;
    });
  const { headingScale } = scene.look.type;
  const first = at([38 * zoom, 27], plan?.panels ?? panels);
  const common = Math.min(...first.map((set) => set?.size ?? Infinity));
  if (!Number.isFinite(common)) return at([38 * zoom, 27], panels);
  const size = common / (scene.u * headingScale);
  return at([size, Math.min(27, size)], panels);
}

/** In a panel that is pressed flat the words need the room more than the edge does. */
const padding = (scene: SceneState, zoom: number, box: Rect): number =>
  Math.min(Math.max(40, 40 * zoom) * scene.u, box.height * 0.13, box.width * 0.13);

/** A panel: its plate, its title and its drawing, in a scene of its own that stands on the plate. */
export function Card(props: {
  panel: Panel;
  index: number;
  /** It is the first of several. */
  leads: boolean;
  /** How much it is looked at again, 0 to 1. */
  attention: number;
  box: Rect;
  title: SetText | null;
  from: number;
  zoom: number;
  depth: number;
}): ReactNode {
  const scene = useScene();
  const { panel, box, title, from, zoom, depth } = props;
  const { palette, look, u } = scene;
  const { radius, surface, hairline, stroke } = look.shape;
  const corner = Math.min(radius * u, box.height / 5);
  const pad = padding(scene, zoom, box);
  const inner: Rect = {
    x: box.x + pad,
    y: box.y + pad * 0.92,
    width: box.width - 2 * pad,
    height: box.height - 1.8 * pad,
  };
  const used = title ? title.height + Math.min(20 * u * zoom, inner.height * 0.08) : 0;
  const body: Rect = { ...inner, y: inner.y + used, height: inner.height - used };
  const Drawing = panelDrawings[panel.kind];
  // The first panel leads: its face holds more of the accent than those that follow.
  const onSurface = { ...palette, background: palette.surface };
  const face = props.leads ? legible(onSurface, groundInk(onSurface), 0.16) : palette.surface;
  const own = { ...palette, background: face };
  const state: SceneState = { ...scene, u: u * zoom, palette: own, safe: body };
  const bare = panel.kind === 'image';
  return (
    <Entering box={box} from={from}>
      {depth > 0 ? <Plate box={box} color={face} depth={depth} radius={corner} /> : null}
      <div
        data-panel={panel.id}
        style={{
          ...place(scene, box),
          ...(props.attention > 0
            ? { boxShadow: `0 0 0 ${(7 * u * props.attention).toFixed(2)}px ${palette.accent}` }
            : {}),
          ...(bare ? {} : { boxSizing: 'border-box', borderRadius: corner, background: face, overflow: 'hidden' }),
          ...(!bare && surface === 'none' ? { borderTop: `${stroke * u}px solid ${palette.text}` } : {}),
          ...(!bare && (surface === 'outline' || (surface === 'flat' && depth === 0))
            ? {
                border: `${hairline * u}px solid ${tone(face, palette.muted, surface === 'outline' ? 0.6 : 0.22)}`,
              }
            : {}),
        }}
      ></div>
      <SceneContext value={state}>
        {title ? (
          <TextBlock block={`panels.${props.index}.title`} set={title} box={{ ...inner, height: title.height }} />
        ) : null}
        <Drawing panel={panel} box={bare ? box : body} from={from} depth={depth} />
      </SceneContext>
    </Entering>
  );
}
