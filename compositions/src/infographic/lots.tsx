import type { Panel, PanelKind } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../charting/drawing.js';
import { place } from '../layout/place.js';
import { groundInk, legible, tone } from '../look/tone.js';
import { clamp } from '../motion/curves.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { share } from './panel-props.js';

type Ghost = 'bars' | 'columns' | 'ring' | 'cells' | 'chain' | 'lines';

const ghosts: Record<PanelKind, Ghost> = {
  figures: 'cells',
  bars: 'bars',
  share: 'ring',
  meters: 'bars',
  line: 'columns',
  ratio: 'cells',
  change: 'bars',
  steps: 'chain',
  timeline: 'chain',
  versus: 'columns',
  map: 'ring',
  list: 'lines',
  table: 'lines',
  statement: 'lines',
  image: 'ring',
};

const ghostOf = (panel: Panel): Ghost =>
  panel.kind === 'bars' && panel.arrangement === 'columns' ? 'columns' : ghosts[panel.kind];

/** The plain forms of what a panel will hold, in its box. */
export function Ghosts({ panel, box }: { panel: Panel; box: Rect }): ReactNode {
  const { palette } = useScene();
  return (
    <Drawing>
      <g fill={legible(palette, groundInk(palette), 0.1)}>
        <Forms ghost={ghostOf(panel)} box={within(box)} isTitled={titled(panel)} />
      </g>
    </Drawing>
  );
}

/** Where panels will stand, and what each will hold: the canvas has its whole order from the start. */
export function Lots(props: {
  panels: readonly Panel[];
  boxes: readonly Rect[];
  froms: readonly number[];
  /** They stand on the ground, with a line between them. */
  open: boolean;
}): ReactNode {
  const scene = useScene();
  const { palette, look, u } = scene;
  const way = share(scene, scene.at(4), 12);
  const [first, second] = props.boxes;
  return props.boxes.map((box, index) => {
    // A panel covers its lot, but for one that lets the ground through while it comes.
    const left = 1 - clamp((scene.frame - props.froms[index]!) / scene.at(8));
    return (
      <div key={index} style={{ opacity: way }}>
        {props.open ? (
          index === 1 ? (
            <div
              style={{
                ...place(scene, lineBetween(first!, second!, Math.max(2, look.shape.hairline) * u)),
                background: tone(palette.background, palette.text, 0.24),
              }}
            />
          ) : null
        ) : (
          <div
            style={{
              ...place(scene, box),
              boxSizing: 'border-box',
              borderRadius: Math.min(look.shape.radius * u, box.height / 5),
              background: tone(palette.background, palette.surface, 0.5),
            }}
          />
        )}
        {left > 0 ? (
          <div data-ghost={ghostOf(props.panels[index]!)} style={{ opacity: left }}>
            <Ghosts panel={props.panels[index]!} box={box} />
          </div>
        ) : null}
      </div>
    );
  });
}

/** The line that parts two panels, in the middle of the street between them. */
const lineBetween = (a: Rect, b: Rect, width: number): Rect =>
  b.y >= a.y + a.height
    ? { x: a.x, y: (a.y + a.height + b.y - width) / 2, width: Math.max(a.width, b.width), height: width }
    : { x: (a.x + a.width + b.x - width) / 2, y: a.y, width, height: Math.max(a.height, b.height) };

const titled = (panel: Panel): boolean => panel.title !== undefined && panel.title !== '';

const within = (box: Rect): Rect => {
  const pad = Math.min(box.width, box.height) * 0.12;
  return { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
};

/** The plain forms of a kind of panel: what it will be made of, without saying anything yet. */
function Forms({ ghost, box, isTitled }: { ghost: Ghost; box: Rect; isTitled: boolean }): ReactNode {
  const { look, u } = useScene();
  const round = Math.min(look.shape.barRadius, 12) * u;
  const head = isTitled ? Math.min(box.height * 0.12, 40 * u) : 0;
  const top = box.y + (head > 0 ? head * 2 : 0);
  const rest: Rect = { ...box, y: top, height: box.y + box.height - top };
  const bar = (key: number, at: Rect): ReactNode => (
    <rect key={key} {...at} rx={Math.min(round, at.width / 2, at.height / 2)} />
  );
  return (
    <>
      {head > 0 ? bar(-1, { ...box, width: box.width * 0.5, height: head * 0.8 }) : null}
      {formsOf(ghost, rest, bar)}
    </>
  );
}

function formsOf(ghost: Ghost, box: Rect, bar: (key: number, at: Rect) => ReactNode): ReactNode {
  const { x, y, width, height } = box;
  switch (ghost) {
    case 'bars':
      return [0.9, 0.64, 0.4].map((share, row) =>
        bar(row, { x, y: y + (height / 3) * (row + 0.22), width: width * share, height: height * 0.17 }),
      );
    case 'columns':
      return [0.44, 0.62, 0.78, 1].map((share, column) =>
        bar(column, {
          x: x + (width / 4) * (column + 0.16),
          y: y + height * (1 - share),
          width: width * 0.17,
          height: height * share,
        }),
      );
    case 'cells':
    case 'chain': {
      const across = width > height;
      const pitch = (across ? width : height) / 3;
      const radius = Math.min(pitch * 0.3, (across ? height : width) * 0.3);
      const at = (index: number): readonly [number, number] =>
        across ? [x + pitch * (index + 0.5), y + height / 2] : [x + width / 2, y + pitch * (index + 0.5)];
      return [0, 1, 2].map((index) => {
        const [cx, cy] = at(index);
        const link = { x: cx + radius, y: cy - radius * 0.06, width: pitch - 2 * radius, height: radius * 0.12 };
        return (
          <g key={index}>
            <circle cx={cx} cy={cy} r={radius} />
            {ghost === 'chain' && across && index < 2 ? bar(0, link) : null}
          </g>
        );
      });
    }
    case 'ring': {
      const radius = Math.min(width, height) * 0.38;
      return <circle cx={x + width / 2} cy={y + height / 2} r={radius} fillOpacity={0.5} />;
    }
    case 'lines':
      return [0.92, 0.78, 0.86, 0.6].map((share, row) =>
        bar(row, { x, y: y + (height / 4) * (row + 0.24), width: width * share, height: height * 0.11 }),
      );
  }
}
