import { partsOf } from '@scenewright/core/infographics';
import type { InfographicContent, Panel } from '@scenewright/core/scenes';
import type { CSSProperties, ReactNode } from 'react';
import { Entering } from '../charting/entering.js';
import { clamp, easeInOut, mix } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import type { Arrangement } from './arrange.js';
import { CardContent, CardPlate, setTitle, setTitles } from './card.js';
import { Ghosts, Lots } from './lots.js';
import { needOf } from './panel-needs.js';
import { isOpen } from './poster.js';
import { buildingTime, isStaged, paceFor, showing, type Pace, type PanelSpan } from './telling.js';

/** Factors on all lengths in a panel on the stage. */
const zooms = [2.6, 2.4, 2.2, 2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76];
const asDrawn: Pace = { slow: 1, spread: 1 };
/** Shares of its way back until which a panel shows what stood on the stage, and from which what stands in its place. */
const [stays, comes] = [0.75, 0.5];
/** Frames at 30 fps after the last part of a panel in which it is complete. */
const settling = 56;

/**
 * The panels told one after another: each comes forward from its place, fills the room of all of them, builds there, and
 * goes back; at the end all are seen. One alone, and many in little time, build where they stand.
 */
export function StagedPanels(props: {
  content: InfographicContent;
  arrangement: Arrangement;
  turns: readonly PanelSpan[];
  depth: number;
  /** The head, which stands over the way that leads from it. */
  head: ReactNode;
}): ReactNode {
  const scene = useScene();
  const { content, arrangement, turns, depth } = props;
  const { panels: boxes, zoom } = arrangement;
  const { panels } = content;
  const staged = isStaged(turns, scene.fps);
  const shown = turns.map((span) => showing(scene, span));
  const isOut = (index: number): boolean => staged && shown[index]!.grown > 0;
  // What lies under a panel that fills the room is not drawn.
  const covered = staged && shown.some(({ grown }) => grown >= 1);
  const open = isOpen(content);
  const titles = setTitles(scene, content, boxes, zoom, open);
  const room = around(boxes);
  const card = (panel: Panel, index: number) => ({
    panel,
    index,
    leads: index === 0 && panels.length > 1,
    open,
    depth,
  });
  return (
    <>
      {covered ? null : <Lots panels={panels} boxes={boxes} froms={turns.map(({ from }) => from)} open={open} />}
      {props.head}
      {panels.map((panel, index) => {
        const span = turns[index]!;
        if (covered || isOut(index) || scene.frame < span.from) return null;
        const box = boxes[index]!;
        const common = { ...card(panel, index), box, title: titles[index]!, zoom };
        if (staged)
          return (
            <div key={panel.id} style={{ display: 'contents' }}>
              <CardPlate {...common} />
              <CardContent {...common} from={span.to - scene.at(4 * partsOf(panel) + settling)} pace={asDrawn} />
            </div>
          );
        const time = buildingTime(span, scene.fps, false);
        // What is told from the first frame stands there, with its axes.
        const from = span.from <= 0 ? -scene.at(settling) : span.from;
        return (
          <div key={panel.id} style={{ display: 'contents' }}>
            <Entering box={box} from={from}>
              <CardPlate {...common} />
              <CardContent {...common} from={time.from} pace={paceIn(scene, panel, time)} />
            </Entering>
          </div>
        );
      })}
      {panels.map((panel, index) => {
        if (!isOut(index)) return null;
        const { grown, leaving } = shown[index]!;
        const [span, box] = [turns[index]!, boxes[index]!];
        const time = buildingTime(span, scene.fps, true);
        const plate = between(box, room, grown);
        const larger = stageZoom(panel, room, scene.u, open);
        const common = card(panel, index);
        const ghost = 1 - clamp((scene.frame - time.from) / scene.at(10));
        return (
          <div key={panel.id} style={{ display: 'contents' }}>
            <CardPlate {...common} box={plate} grown={grown} />
            {ghost > 0 ? (
              <div style={{ opacity: ghost }}>
                <Ghosts panel={panel} box={plate} />
              </div>
            ) : null}
            {leaving < stays && scene.frame >= time.from ? (
              <div style={leaving > 0 ? goingBack(scene, room, plate, leaving) : { display: 'contents' }}>
                <CardContent
                  {...common}
                  box={room}
                  title={setTitle(scene, panel, room, larger, open)}
                  from={time.from}
                  zoom={larger}
                  pace={paceIn(scene, panel, time)}
                  announces
                />
              </div>
            ) : null}
            {leaving > comes ? (
              <div style={{ opacity: clamp((leaving - comes) / 0.4) }}>
                <CardContent
                  {...common}
                  box={box}
                  title={titles[index]!}
                  from={span.to - scene.at(4 * partsOf(panel) + settling)}
                  zoom={zoom}
                  pace={asDrawn}
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </>
  );
}

/** How a panel fills the time in which its figure builds. */
function paceIn({ fps }: SceneState, panel: Panel, { from, to }: PanelSpan): Pace {
  return paceFor(((to - from) * 30) / fps, partsOf(panel));
}

/** The box of all panels together. */
function around(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

const between = (a: Rect, b: Rect, share: number): Rect => ({
  x: mix(a.x, b.x, share),
  y: mix(a.y, b.y, share),
  width: mix(a.width, b.width, share),
  height: mix(a.height, b.height, share),
});

/** The largest factor at which a panel stands in a box without being squeezed. */
function stageZoom(panel: Panel, box: Rect, u: number, open: boolean): number {
  const need = needOf(panel, open);
  const fits = (zoom: number): boolean => {
    const unit = u * zoom;
    return need.least * unit <= box.width && need.heightAt(box.width / unit) * unit <= box.height;
  };
  return zooms.find(fits) ?? zooms.at(-1)!;
}

/** What stands on the stage follows its plate back and fades: one move of its whole layer. */
function goingBack(scene: SceneState, room: Rect, plate: Rect, way: number): CSSProperties {
  const scale = Math.min(plate.width / room.width, plate.height / room.height);
  const across = (box: Rect): number => {
    const middle = box.x + box.width / 2;
    return scene.direction === 'rtl' ? scene.width - middle : middle;
  };
  const down = (box: Rect): number => box.y + box.height / 2;
  const [x, y] = [across(plate) - scale * across(room), down(plate) - scale * down(room)];
  return {
    position: 'absolute',
    left: 0,
    top: 0,
    width: scene.width,
    height: scene.height,
    opacity: 1 - easeInOut(clamp((way - 0.3) / (stays - 0.3))),
    transformOrigin: '0 0',
    transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale.toFixed(4)})`,
  };
}
