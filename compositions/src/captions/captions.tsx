import { captionKeepOut } from '@scenewright/core/canvas';
import type { Timeline } from '@scenewright/core/timeline';
import type { ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import { captionBox } from '../scene-context/scene-state.js';
import { setText } from '../typography/set-text.js';
import { captionPlate, needsPlate, onPlate } from './caption-ground.js';
import { captionLines, directionOf, pageText } from './caption-lines.js';
import { skinLooks } from './skins/registry.js';

/** Width of captions at most, in layout units: two lines that the eye takes in at once. */
const widest = { wide: 1340, square: 960, tall: 960 } as const;
/** Read on the plate before they are said: 4.5:1 at this share of its ink. */
const waitingOnPlate = 0.55;
const sizes = { wide: 46, square: 50, tall: 64 } as const;

/** The caption page of a frame, in the skin of the timeline. `frame` counts from the start of the video. */
export function Captions(props: { timeline: Timeline; frame: number }): ReactNode {
  const { timeline, frame } = props;
  const scene = useScene();
  const { u, shape } = scene;
  const captions = timeline.captions;
  const page = captions?.pages.find((candidate) => candidate.from <= frame && frame < candidate.to);
  if (captions === null || page === undefined) return null;

  const box = captionBox(timeline);
  const look = skinLooks[captions.skin];
  const { role = 'body', weight = 600, scale = 1, upper = false } = look.type ?? {};
  const capitals = upper && scene.look.type.headingCase === 'upper';
  const shown = capitals
    ? { ...page, words: page.words.map((word) => ({ ...word, text: word.text.toLocaleUpperCase(scene.locale) })) }
    : page;
  const plated = look.plate === undefined && needsPlate(scene, box);
  const palette = plated ? onPlate(scene.palette) : scene.palette;
  const [beside, above] = look.pad ?? (plated ? [26, 6] : [0, 0]);
  const side = captionKeepOut(shape).left * scene.width;
  const width = Math.min(box.width, scene.width - 2 * side, widest[shape] * u);
  const size = sizes[shape] * scale;
  const set = setText(
    scene,
    { text: pageText(shown), role, size: [size, size * 0.6], maxLines: 2, weight, leading: 1.25, upper: false },
    width - 2 * beside * u,
    box.height - 2 * above * u,
  );
  const direction = directionOf(pageText(shown));
  const { Words } = look;
  return (
    <div
      data-block="caption"
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        display: 'flex',
        alignItems: captions.position === 'top' ? 'flex-start' : 'center',
        justifyContent: 'center',
      }}
    >
      <div
        dir={direction}
        style={{
          direction,
          textAlign: 'center',
          whiteSpace: 'pre',
          color: palette.text,
          fontFamily: set.face.family,
          fontWeight: set.face.weight,
          fontSize: set.size,
          lineHeight: `${set.lineHeight}px`,
          letterSpacing: set.tracking === 0 ? undefined : `${set.tracking}em`,
          ...(plated
            ? { background: captionPlate.ground, borderRadius: 10 * u, padding: `${above * u}px ${beside * u}px` }
            : {}),
        }}
      >
        <Words
          {...{ page: shown, set, direction, frame, u, palette, box, waiting: plated ? waitingOnPlate : 0 }}
          fps={timeline.fps}
          lines={captionLines(shown, set)}
        />
      </div>
    </div>
  );
}
