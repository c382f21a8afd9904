import type { InfographicContent, Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { groundInk, legible, tone } from '../look/tone.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { Plate } from './depth.js';
import { panelDrawings } from './panel-drawings.js';
import type { Pace } from './telling.js';

/** Titles of all panels in one size: the largest at which each, as planned, stands in its card on two lines. */
export function setTitles(
  scene: SceneState,
  { panels, plan }: Pick<InfographicContent, 'panels' | 'plan'>,
  boxes: readonly Rect[],
  zoom: number,
  open: boolean,
): (SetText | null)[] {
  const largest = Math.min(38 * zoom, open ? 56 : 60);
  const at = (size: readonly [number, number], of: readonly Panel[]): (SetText | null)[] =>
    of.map((panel, index) => {
      const box = boxes[index]!;
      const room = box.width - 2 * padding(scene, zoom, box, open);
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
  const first = at([largest, 27], plan?.panels ?? panels);
  const common = Math.min(...first.map((set) => set?.size ?? Infinity));
  if (!Number.isFinite(common)) return at([largest, 27], panels);
  const size = common / (scene.u * headingScale);
  return at([size, Math.min(27, size)], panels);
}

/** The title of one panel alone, as large as its box bears it. */
export function setTitle(scene: SceneState, panel: Panel, box: Rect, zoom: number, open: boolean): SetText | null {
  return setTitles(scene, { panels: [panel] }, [box], zoom, open)[0]!;
}

/** In a panel that is pressed flat the words need the room more than the edge does. */
const padding = (scene: SceneState, zoom: number, box: Rect, open: boolean): number =>
  open ? 0 : Math.min(Math.max(40, 40 * zoom) * scene.u, box.height * 0.13, box.width * 0.13);

/** What a panel stands on: the first card leads, its face holds more of the accent than those that follow. */
export function faceOf({ palette }: Pick<SceneState, 'palette'>, leads: boolean, open: boolean): string {
  if (open) return palette.background;
  const onSurface = { ...palette, background: palette.surface };
  return leads ? legible(onSurface, groundInk(onSurface), 0.16) : palette.surface;
}

interface CardProps {
  panel: Panel;
  index: number;
  /** It is the first of several. */
  leads: boolean;
  /** It stands on the ground, and has a plate only while it comes forward. */
  open: boolean;
  box: Rect;
  depth: number;
}

/** Layout units by which the plate of an open panel that comes forward reaches beyond it. */
const beyond = 30;

/** The plate of a panel; that of an open one as far as it has come forward. */
export function CardPlate({ panel, leads, open, box, depth, grown = 0 }: CardProps & { grown?: number }): ReactNode {
  const scene = useScene();
  const { palette, look, u } = scene;
  const { radius, surface, hairline, stroke } = look.shape;
  const corner = Math.min(radius * u, box.height / 5);
  const face = faceOf(scene, leads, open);
  const bare = panel.kind === 'image';
  if (open) {
    const by = beyond * u;
    const plate = { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
    return (
      <>
        <div data-panel={panel.id} style={place(scene, plate)} />
        {grown > 0 ? (
          <div style={{ ...place(scene, plate), background: face, opacity: Math.min(1, grown * 4) }} />
        ) : null}
      </>
    );
  }
  return (
    <>
      {depth > 0 ? <Plate box={box} color={face} depth={depth} radius={corner} /> : null}
      <div
        data-panel={panel.id}
        style={{
          ...place(scene, box),
          ...(bare ? {} : { boxSizing: 'border-box', borderRadius: corner, background: face, overflow: 'hidden' }),
          ...(!bare && surface === 'none' ? { borderTop: `${stroke * u}px solid ${palette.text}` } : {}),
          ...(!bare && (surface === 'outline' || (surface === 'flat' && depth === 0))
            ? {
                border: `${hairline * u}px solid ${tone(face, palette.muted, surface === 'outline' ? 0.6 : 0.22)}`,
              }
            : {}),
        }}
      />
    </>
  );
}

/** The title and the drawing of a panel, in a scene of its own that stands on its plate. */
export function CardContent(
  props: CardProps & {
    title: SetText | null;
    /** Local frame at which its figure begins. */
    from: number;
    zoom: number;
    pace: Pace;
    /** Its title comes with the figure; else it is there. */
    announces?: boolean;
  },
): ReactNode {
  const scene = useScene();
  const { panel, index, box, title, from, zoom, depth, pace, open, announces = false } = props;
  const { palette, u } = scene;
  const pad = padding(scene, zoom, box, open);
  const inner: Rect = {
    x: box.x + pad,
    y: box.y + pad * 0.92,
    width: box.width - 2 * pad,
    height: box.height - 1.8 * pad,
  };
  const used = title ? title.height + Math.min(20 * u * zoom, inner.height * 0.08) : 0;
  const body: Rect = { ...inner, y: inner.y + used, height: inner.height - used };
  const Drawing = panelDrawings[panel.kind];
  const state: SceneState = {
    ...scene,
    u: u * zoom,
    palette: { ...palette, background: faceOf(scene, props.leads, open) },
    safe: body,
    // What is larger comes from no further away: it would cross its neighbours.
    look: { ...scene.look, motion: { ...scene.look.motion, distance: scene.look.motion.distance / Math.max(1, zoom) } },
    at: (frames) => scene.at(frames * pace.slow),
    spread: pace.spread,
  };
  return (
    <SceneContext value={state}>
      {title ? (
        <TextBlock
          block={`panels.${index}.title`}
          set={title}
          box={{ ...inner, height: title.height }}
          {...(announces ? { from, motion: 'block', enter: 'fade' } : {})}
        />
      ) : null}
      <Drawing panel={panel} box={panel.kind === 'image' ? box : body} from={from} depth={depth} />
    </SceneContext>
  );
}
