import type { ReactNode } from 'react';
import { heightFactor } from '../layout/height-factor.js';
import { place } from '../layout/place.js';
import { useEntrance } from '../motion/entrance.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';

export interface Head {
  kicker: SetText | null;
  title: SetText | null;
  box: Rect;
  /** What is left for the content, under the head. */
  rest: Rect;
}

/** The most that a head takes: lines of its title and their share of the box, lines of its kicker. */
export interface HeadRoom {
  lines?: number;
  share?: number;
  kickerLines?: number;
}

/** A short claim stands larger over a tall canvas, which has the room. */
function headSize({ shape }: SceneState, title = ''): readonly [number, number] {
  if (shape === 'wide') return [88, 46];
  return [shape === 'tall' && [...title].length <= 28 ? 96 : 72, 44];
}

/** Sets kicker and claim at the top of a box: the head that content scenes share. */
export function setHead(
  scene: SceneState,
  content: { title?: string | undefined; kicker?: string | undefined },
  box: Rect = scene.safe,
  size: readonly [number, number] = headSize(scene, content.title),
  most: HeadRoom = {},
): Head {
  const { u } = scene;
  const chip = scene.look.type.kicker === 'chip';
  const kicker = content.kicker
    ? setKicker(scene, content.kicker, box.width - (chip ? 48 * u : 0), most.kickerLines ?? 1)
    : null;
  const wide = scene.shape === 'wide';
  const factor = heightFactor(scene);
  const { lines = wide ? 2 : 3, share = wide ? 0.3 : 0.26 * factor } = most;
  const title = content.title
    ? setText(
        scene,
        { text: content.title, role: 'heading', size: [size[0] * factor, size[1]], maxLines: lines },
        wide ? Math.min(box.width, 1400 * u) : box.width,
        box.height * share,
      )
    : null;
  const kickerHeight = kicker ? kicker.height + (title ? 18 : 0) * u + (chip ? 16 * u : 0) : 0;
  const height = kickerHeight + (title?.height ?? 0);
  const gap = height === 0 ? 0 : (wide ? 44 : 60) * u;
  return {
    kicker,
    title,
    box: { ...box, height },
    rest: { ...box, y: box.y + height + gap, height: box.height - height - gap },
  };
}

/** Over a few words it may take two lines; over a chart or a list it keeps to one, as long as that is large enough. */
export function setKicker(scene: SceneState, text: string, width: number, lines = 2): SetText {
  const { kicker, chip } = scene.look.type;
  return setText(
    scene,
    {
      text,
      role: kicker === 'mono' ? 'mono' : 'body',
      size: scene.shape === 'wide' ? [44, lines > 1 ? 32 : 28] : [50 * heightFactor(scene), lines > 1 ? 36 : 30],
      maxLines: lines,
      weight: kicker === 'upper' || kicker === 'mono' ? 500 : 600,
      leading: 1.3,
      tracking: kicker === 'upper' ? 0.14 : kicker === 'mono' || chip === 'accent' ? 0.04 : 0,
      upper: kicker === 'upper' || chip === 'accent',
    },
    width,
    (lines > 1 ? 120 : 72) * heightFactor(scene) * scene.u,
  );
}

export function SceneHead(props: { head: Head; align?: 'start' | 'center' }): ReactNode {
  const scene = useScene();
  const { kicker, title, box } = props.head;
  const align = props.align ?? scene.look.align.content;
  const chip = scene.look.type.kicker === 'chip' ? 16 * scene.u : 0;
  return (
    <>
      {kicker ? <Kicker set={kicker} box={{ ...box, height: kicker.height + chip }} align={align} from={0} /> : null}
      {title ? (
        <TextBlock
          block="title"
          set={title}
          box={{ ...box, y: box.y + box.height - title.height, height: title.height }}
          align={align}
          from={scene.cue('title', scene.at(2))}
        />
      ) : null}
    </>
  );
}

/** The short line above a claim, in the manner of the look. */
export function Kicker(props: { set: SetText; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const entering = useEntrance(props.from, { kind: 'fade', distance: 12 });
  if (look.type.kicker !== 'chip')
    return (
      <TextBlock
        block="kicker"
        set={props.set}
        box={props.box}
        align={props.align}
        from={props.from}
        motion="block"
        color={
          look.type.kicker === 'upper' ? palette.muted : look.type.kicker === 'mono' ? palette.accent : palette.muted
        }
      />
    );
  const width = props.set.width + 44 * u;
  const x = props.align === 'center' ? props.box.x + (props.box.width - width) / 2 : props.box.x;
  const rect: Rect = { ...props.box, x, width };
  const [ground, ink] =
    look.type.chip === 'accent' ? [palette.accent, palette.onAccent] : [palette.text, palette.background];
  return (
    <div style={entering.style}>
      <div
        style={{
          ...place(scene, rect),
          background: ground,
          borderRadius: Math.min(look.shape.radius, rect.height / 2),
        }}
      />
      <TextBlock block="kicker" set={props.set} box={rect} align="center" anchor="middle" color={ink} />
    </div>
  );
}
